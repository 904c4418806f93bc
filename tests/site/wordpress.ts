/**
 * Repeats what WordPress does with the HTML of an oEmbed response from an unknown site, in our own words: it keeps a
 * few tags with a few attributes, requires a frame, appends a secret to its address, and sandboxes it.
 */

/** Tags that WordPress allows, each with its allowed attributes. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  blockquote: [],
  iframe: ['src', 'width', 'height', 'frameborder', 'marginwidth', 'marginheight', 'scrolling', 'title'],
};

/** Returns the HTML that remains, with this secret; `null` if WordPress shows a plain link instead. */
export const filterAsWordPress = (
  answer: { readonly type: string; readonly html: string },
  secret: string,
): string | null => {
  if (!['rich', 'video'].includes(answer.type)) return null;
  const kept = answer.html.replace(/<(\/?)(\w+)([^>]*)>/g, (_, end: string, tag: string, attributes: string) => {
    const allowed = ALLOWED[tag.toLowerCase()];
    if (!allowed) return '';
    const some = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].filter(([, name]) => allowed.includes(name!));
    return `<${end}${tag}${some.map(([whole]) => ` ${whole}`).join('')}>`;
  });
  const found = /^(<blockquote>.*?<\/blockquote>)?.*?(<iframe[^>]*><\/iframe>)/s.exec(kept);
  if (!found?.[2]) return null;
  const quote = found[1]?.replace('<blockquote>', `<blockquote class="wp-embedded-content" data-secret="${secret}">`);
  const frame = found[2]
    .replace(/src="([^"]*)"/, (_, address: string) => `src="${address}#?secret=${secret}" data-secret="${secret}"`)
    .replace('<iframe', '<iframe class="wp-embedded-content" sandbox="allow-scripts" security="restricted"');
  // With a quotation the frame stays hidden until its first message.
  return (
    (quote ?? '') + (quote ? frame.replace('<iframe', '<iframe style="position: absolute; visibility: hidden"') : frame)
  );
};

/**
 * Script that handles messages as WordPress does: heights only within its limits, links only to the frame’s own host.
 */
export const MESSAGE_RECEIVER_SCRIPT = `
addEventListener('message', ({ data, source }) => {
  if (!data || !data.secret || !data.message || /[^a-zA-Z0-9]/.test(data.secret)) return;
  for (const frame of document.querySelectorAll('iframe[data-secret="' + data.secret + '"]')) {
    if (frame.contentWindow !== source) continue;
    frame.removeAttribute('style');
    for (const quote of document.querySelectorAll('blockquote[data-secret="' + data.secret + '"]')) quote.style.display = 'none';
    if (data.message === 'height') frame.height = Math.min(1000, Math.max(200, parseInt(data.value, 10)));
    if (data.message === 'link' && new URL(data.value).host === new URL(frame.src).host && document.activeElement === frame)
      document.title = 'went to ' + data.value;
  }
});`;
