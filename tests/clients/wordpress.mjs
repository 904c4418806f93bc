/**
 * Sets up a WordPress from Debian packages (wordpress, mariadb-server, php-cli, php-mysql) in a scratch folder and
 * tries four kinds of posts: a bare address, each snippet posted by an administrator, each posted by an author (whose
 * HTML is filtered), and the block of our plugin.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeWordPressPlugin } from '../../scripts/clients.mjs';
import { isProgramInstalled } from './engines.mjs';

const NOWHERE = 'https://snorum.example';
/** Port for the site: WordPress fetches only from few ports, and 8080 is one of them. */
const SITE_PORT = 8080;

/** Serves the build at the origin that its pages name, since WordPress must find it there. */
const mirror = (origin) =>
  createServer(async (request, response) => {
    const answer = await fetch(origin + request.url, { redirect: 'manual' });
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': type, 'access-control-allow-origin': '*' });
    response.end(
      /html|json/.test(type) ? body.toString('utf8').replaceAll(NOWHERE, `http://127.0.0.1:${SITE_PORT}`) : body,
    );
  });

const wait = (time) => new Promise((over) => setTimeout(over, time));

/** PHP script that sets up the blog. */
const SETUP = `<?php
define('WP_INSTALLING', true);
require getenv('AT') . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('blog', 'admin', 'a@blog.example', false, '', 'secret');
`;
const POSTS = `<?php
$_SERVER['HTTP_HOST'] = 'blog.example';
require getenv('AT') . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/plugin.php';
activate_plugin('snorum/snorum.php');
do_action('init');
$author = username_exists('author') ?: wp_insert_user(['user_login' => 'author', 'user_pass' => 'x', 'role' => 'author']);
$made = [];
foreach (json_decode(file_get_contents('php://stdin'), true) as $name => $post) {
  wp_set_current_user(!empty($post['author']) ? $author : 1);
  kses_remove_filters();
  if (!empty($post['author'])) kses_init_filters();
  $id = wp_insert_post(wp_slash(['post_title' => 'Post', 'post_content' => $post['content'], 'post_status' => 'publish']));
  $GLOBALS['post'] = get_post($id);
  setup_postdata($GLOBALS['post']);
  $html = apply_filters('the_content', get_post($id)->post_content);
  ob_start();
  wp_print_scripts();
  print_late_styles();
  wp_scripts()->do_footer_items();
  $made[$name] = $html . ob_get_clean();
  wp_scripts()->done = [];
}
echo "\\nPOSTS" . json_encode($made);
`;

/** Returns one row of the result table for each post: tool, form, result. */
export const checkWordPress = async ({ forms, origin, resultOf }) => {
  if (!isProgramInstalled('mysqld') || !isProgramInstalled('php'))
    return [['WordPress', '', 'not tried: no mysqld or php here']];
  const top = mkdtempSync(join(tmpdir(), 'snorum-wordpress-'));
  const at = join(top, 'wp');
  const socket = join(top, 'sql');
  const site = mirror(origin);
  await new Promise((listening) => site.listen(SITE_PORT, '127.0.0.1', listening));
  const address = `http://127.0.0.1:${SITE_PORT}/`;
  execFileSync('cp', ['-rL', '/usr/share/wordpress', at]);
  execFileSync(
    'mysql_install_db',
    ['--user=root', `--datadir=${top}/data`, '--auth-root-authentication-method=normal'],
    {
      stdio: 'ignore',
    },
  );
  const options = [
    '--user=root',
    `--datadir=${top}/data`,
    `--socket=${socket}`,
    '--skip-networking',
    `--pid-file=${top}/pid`,
  ];
  const sql = spawn('mysqld', options, { stdio: 'ignore' });
  try {
    for (let i = 0; ; i++) {
      try {
        execFileSync('mysql', ['-uroot', `-S${socket}`, '-e', 'create database wp'], { stdio: 'ignore' });
        break;
      } catch (error) {
        if (i === 100) throw error;
        await wait(300);
      }
    }
    const settings = {
      DB_NAME: 'wp',
      DB_USER: 'root',
      DB_PASSWORD: '',
      DB_HOST: `localhost:${socket}`,
      WP_HOME: 'http://blog.example',
      WP_SITEURL: 'http://blog.example',
    };
    const defined = Object.entries(settings).map(([name, value]) => `define('${name}', '${value}');`);
    rmSync(join(at, 'wp-config.php'), { force: true });
    writeFileSync(
      join(at, 'wp-config.php'),
      `<?php\n${defined.join('\n')}\ndefine('WP_CONTENT_DIR', __DIR__ . '/wp-content');\n$table_prefix = 'wp_';\nif (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');\nrequire ABSPATH . 'wp-settings.php';\n`,
    );
    // WordPress blocks requests to local hosts; this one is safe.
    mkdirSync(join(at, 'wp-content/mu-plugins'), { recursive: true });
    writeFileSync(
      join(at, 'wp-content/mu-plugins/here.php'),
      "<?php add_filter('http_request_host_is_external', '__return_true');",
    );
    const archive = join(top, 'plugin.zip');
    writeFileSync(archive, writeWordPressPlugin(address));
    // As WordPress unpacks it where PHP lacks the zip extension.
    const unpack = 'require $argv[1]; (new PclZip($argv[2]))->extract(PCLZIP_OPT_PATH, $argv[3]) || exit(1);';
    const reader = join(at, 'wp-admin/includes/class-pclzip.php');
    execFileSync('php', ['-r', unpack, reader, archive, join(at, 'wp-content/plugins')]);
    // The site is served by this process, which must not block meanwhile.
    const php = async (program, input = '') => {
      const child = spawn('php', ['-d', 'display_errors=stderr', '-r', program.replace('<?php', '')], {
        env: { ...process.env, AT: at },
        stdio: ['pipe', 'pipe', 'ignore'],
      });
      child.stdin.end(input);
      let said = '';
      for await (const part of child.stdout.setEncoding('utf8')) said += part;
      return said;
    };
    await php(SETUP);
    const here = (text) => text.replaceAll(`${NOWHERE}/`, address);
    const block = (attributes) => `<!-- wp:snorum/table ${JSON.stringify(attributes)} /-->`;
    const example = `${address}en/examples/peel-four-nines/`;
    const record = readFileSync(
      join(import.meta.dirname, '../../content/examples/snip-snap-snorum/peel-four-nines.deal'),
      'utf8',
    );
    const posts = {
      'bare address, administrator': { content: `Before.\n\n${example}\n\nAfter.` },
      'bare address, author': { author: true, content: `Before.\n\n${example}\n\nAfter.` },
      'block, address and step': { content: block({ address: example, step: 3 }), author: true },
      'block, other readings': { content: block({ address: example, readings: 'double=flat' }), author: true },
      'block, step and options in the address': {
        content: block({ address: `${example}?readings=double:flat#step-3` }),
      },
      'block, address of a claim': { content: block({ address: `${address}en/claims/the-best-number-of-players/` }) },
      'block, own record': { content: block({ record }), author: true },
    };
    for (const form of ['link', 'frame', 'element', 'record', 'picture'])
      for (const author of [false, true])
        posts[`${form}, ${author ? 'author' : 'administrator'}`] = {
          author,
          content: `Before.\n\n${here(forms[form])}\n\nAfter.`,
        };
    const answer = await php(POSTS, JSON.stringify(posts));
    const pages = JSON.parse(answer.slice(answer.lastIndexOf('\nPOSTS') + 6));
    const rows = [];
    // The blog’s own scripts are inlined: nobody serves the blog.
    const own = /<script[^>]* src=["']http:\/\/blog\.example(\/[^"'?]+)[^>]*><\/script>/g;
    for (const [name, page] of Object.entries(pages)) {
      const html = page.replace(own, (_, path) => `<script>${readFileSync(join(at, path), 'utf8')}</script>`);
      rows.push(['WordPress', name, await resultOf(html, name, address)]);
    }
    return rows;
  } finally {
    sql.kill();
    site.closeAllConnections();
    site.close();
    await wait(1000);
    rmSync(top, { recursive: true, force: true });
  }
};
