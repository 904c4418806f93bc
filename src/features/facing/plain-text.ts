/** Converts files and pasted text to plain text, whatever their encoding and line ends; HTML is recognised. */

/** HTML names of the characters 160 to 255, in order. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
const OTHER: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  OElig: 'Œ',
  oelig: 'œ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  euro: '€',
};
const NAMED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(LATIN.split(' ').map((name, i) => [name, String.fromCharCode(160 + i)])),
  ...OTHER,
};

/** Decodes bytes as UTF-8 if they are valid, otherwise as Windows-1252, which older web pages use. */
export const decodeText = (bytes: ArrayBuffer | Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

const decodeEntities = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+);?|#(\d+);?|(\w+);)/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return NAMED[name] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

const APART = /<(script|style|head|noscript|template)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;
const INLINE = /^<\/?(a|abbr|b|big|cite|em|font|i|mark|q|s|small|span|strong|sub|sup|tt|u)\b/i;

/** The text of a file or a pasting, without tags if it is a page, with a sign where a block begins or ends; line ends are those of Unix. */
export const extractPlainText = (written: string, block = '\n'): string => {
  const isPage = /<(!doctype|html|body|div|p|br|td)\b/i.test(written);
  const text = isPage
    ? decodeEntities(written.replace(APART, block).replace(/<[^>]*>/g, (tag) => (INLINE.test(tag) ? '' : block)))
    : written;
  return text.replace(/\r\n?/g, '\n').replace(/[\u00ad\ufeff]/g, '');
};
