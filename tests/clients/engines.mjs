/** The publishing tools: each takes a post that contains a snippet and returns the HTML of a page. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const here = import.meta.dirname;

/** True if a program is on the PATH. */
export const isProgramInstalled = (program) => {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Loads an installed package; returns its default export if it has one, else the module. */
const packaged = (name) => {
  const found = require(name);
  return found.default ?? found;
};

/** Returns a Markdown post with the snippet as a paragraph of its own between two others. */
const post = (snippet) => `Before the table.\n\n${snippet}\n\nAfter *it*.\n`;

const scratch = () => mkdtempSync(join(tmpdir(), 'snorum-client-'));

const markdownIt = (options) => (snippet) => packaged('markdown-it')(options).render(post(snippet));

/** Renders MDX to a static page with React. */
const mdx = async (snippet) => {
  const { evaluate } = await import('@mdx-js/mdx');
  const { renderToStaticMarkup } = require('react-dom/server');
  const { createElement } = require('react');
  const { default: Content } = await evaluate(post(snippet), require('react/jsx-runtime'));
  return renderToStaticMarkup(createElement(Content));
};

const purified = (snippet) => {
  const { JSDOM } = require('jsdom');
  return packaged('dompurify')(new JSDOM('').window).sanitize(`<p>Before.</p>${snippet}<p>After.</p>`);
};

/** Renders a page of a Hugo site; `unsafe` lets HTML in its Markdown pass. */
const hugo =
  (unsafe, shortcode) =>
  (snippet, { shortcodes }) => {
    const site = scratch();
    try {
      const files = {
        'config.toml': `baseURL = "https://blog.example/"\ndisableKinds = ["taxonomy", "term", "RSS", "sitemap"]\n[markup.goldmark.renderer]\nunsafe = ${unsafe}\n`,
        'layouts/_default/single.html': '{{ .Content }}',
        'layouts/index.html': 'home',
        'content/post.md': `---\ntitle: Post\n---\n${post(shortcode ? snippet.split('\n')[0] : snippet)}`,
        ...(shortcode && { 'layouts/shortcodes/snorum.html': shortcodes.hugo }),
      };
      for (const [name, text] of Object.entries(files)) {
        mkdirSync(join(site, name, '..'), { recursive: true });
        writeFileSync(join(site, name), text);
      }
      execFileSync('hugo', ['--quiet', '-s', site], { stdio: ['ignore', 'ignore', 'inherit'] });
      return readFileSync(join(site, 'public/post/index.html'), 'utf8');
    } finally {
      rmSync(site, { recursive: true });
    }
  };

const kramdown = (snippet) =>
  execFileSync('ruby', ['-rkramdown', '-e', 'print Kramdown::Document.new(STDIN.read).to_html'], {
    input: post(snippet),
    encoding: 'utf8',
  });

const jekyll = (snippet, { shortcodes }) => {
  const site = scratch();
  try {
    mkdirSync(join(site, '_includes'));
    writeFileSync(join(site, '_config.yml'), 'title: blog\n');
    writeFileSync(join(site, '_includes/snorum.html'), shortcodes.jekyll);
    writeFileSync(join(site, 'post.md'), `---\n---\n${post(snippet.split('\n')[1])}`);
    execFileSync('jekyll', ['build', '-q', '-s', site, '-d', join(site, '_site')], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, LANG: 'C.UTF-8' },
    });
    return readFileSync(join(site, '_site/post.html'), 'utf8');
  } finally {
    rmSync(site, { recursive: true });
  }
};

/** Renders a page of an Astro site with the project’s own Astro. */
const astro = async (snippet, { shortcodes }) => {
  const site = mkdtempSync(join(here, 'node_modules', '.astro-site-'));
  try {
    mkdirSync(join(site, 'src/pages'), { recursive: true });
    mkdirSync(join(site, 'src/components'));
    writeFileSync(join(site, 'package.json'), '{ "name": "blog", "type": "module" }');
    writeFileSync(join(site, 'src/components/Snorum.astro'), shortcodes.astro);
    writeFileSync(
      join(site, 'src/pages/index.astro'),
      `---\nimport Snorum from '../components/Snorum.astro';\n---\n<p>Before.</p>\n${snippet.split('\n')[2]}\n<p>After.</p>`,
    );
    const bin = join(here, '../../node_modules/astro/bin/astro.mjs');
    execFileSync(process.execPath, [bin, 'build', '--silent', '--root', site], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    });
    return readFileSync(join(site, 'dist/index.html'), 'utf8');
  } finally {
    rmSync(site, { recursive: true });
  }
};

/** Builds a browser program in a framework, with our element as a tag and listeners for its events. */
const framework =
  (program, loader) =>
  async (_snippet, { origin }) => {
    const { build } = await import('esbuild');
    const { outputFiles } = await build({
      stdin: { contents: program(`${origin}/embed/v1.mjs`), loader, resolveDir: here },
      bundle: true,
      write: false,
      format: 'esm',
      external: ['http*'],
      define: {
        'process.env.NODE_ENV': '"production"',
        __VUE_OPTIONS_API__: 'true',
        __VUE_PROD_DEVTOOLS__: 'false',
        __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
      },
      jsx: 'automatic',
    });
    return `<p>Before.</p><div id="app"></div><script type="module">${outputFiles[0].text.replaceAll('</script', '<\\/script')}</script>`;
  };

const react = (src) => `
import { createRoot } from 'react-dom/client';
import '${src}';
const Post = () => (
  <snorum-example example="peel-four-nines" step={2} onsnorum-ready={() => { document.title = 'ready'; }}>
    <a href="https://snorum.example/en/examples/peel-four-nines/">Four nines</a>
  </snorum-example>
);
createRoot(document.querySelector('#app')).render(<Post />);`;

const vue = (src) => `
import { createApp, h } from 'vue';
import '${src}';
createApp({
  render: () => h('snorum-example', { example: 'peel-four-nines', step: 2, 'onSnorum-ready': () => { document.title = 'ready'; } },
    [h('a', { href: 'https://snorum.example/en/examples/peel-four-nines/' }, 'Four nines')]),
}).mount('#app');`;

const MARKDOWN = ['link', 'markdown', 'markdown-picture', 'frame', 'element', 'record', 'picture'];
const HTML = ['link', 'frame', 'element', 'record', 'picture'];

/**
 * The publishing tools: for each one the snippets tried in it, its requirements, and the function that renders a page.
 */
export const PUBLISHING_TOOLS = [
  { name: 'plain HTML', forms: HTML, render: (snippet) => snippet },
  { name: 'markdown-it, HTML on', forms: MARKDOWN, render: markdownIt({ html: true }) },
  { name: 'markdown-it, HTML off', forms: ['markdown', 'markdown-picture'], render: markdownIt({}) },
  { name: 'marked', forms: MARKDOWN, render: (snippet) => require('marked').parse(post(snippet)) },
  { name: 'kramdown', forms: MARKDOWN, needs: 'jekyll', render: kramdown },
  { name: 'Jekyll, include', forms: ['shortcode'], needs: 'jekyll', render: jekyll },
  { name: 'Hugo', forms: ['markdown', 'markdown-picture'], needs: 'hugo', render: hugo(false, false) },
  { name: 'Hugo, shortcode', forms: ['shortcode'], needs: 'hugo', render: hugo(false, true) },
  { name: 'Hugo, unsafe', forms: MARKDOWN, needs: 'hugo', render: hugo(true, false) },
  { name: 'Astro, component', forms: ['shortcode'], render: astro },
  { name: 'MDX', forms: ['link', 'markdown', 'markdown-picture', 'frame', 'element'], render: mdx },
  { name: 'DOMPurify', forms: HTML, render: purified },
  { name: 'React 19, esbuild', forms: ['element'], render: framework(react, 'jsx') },
  { name: 'Vue 3, esbuild', forms: ['element'], render: framework(vue, 'js') },
];
