import type { EmbedView, Theme } from '../../embed/options.ts';
import type { SnippetKind } from '../../embed/snippets.ts';
import type { ManualOption } from '../builder.ts';

/** Texts of the page for embedding a table or questions in another site. */
export interface EmbedBuilderWords {
  title: string;
  description: string;
  lede: string;
  /** The link from an example to this page. */
  here: string;
  /** The link from the questions of a game to this page. */
  quizHere: string;
  chosen: string;
  game: string;
  example: string;
  /** Headings in the list of what can be embedded of a game. */
  examples: string;
  pairs: string;
  questions: string;
  step: string;
  of: (steps: number) => string;
  view: string;
  views: Record<EmbedView, string>;
  language: string;
  theme: string;
  themes: Record<Theme | '', string>;
  seat: string;
  allSeats: string;
  readings: string;
  readingsLede: string;
  asRecorded: string;
  loading: string;
  notLoaded: string;
  /** Notice below a form of the code that ignores the readings chosen on this page. */
  without: string;
  copy: string;
  copied: string;
  notCopied: string;
  preview: string;
  forms: Record<SnippetKind, { name: string; where: string }>;
  heights: string;
  /** Words before the link to the WordPress plugin. */
  plugin: string;
  /** Other things on this site that are shown in another site when their address is pasted there. */
  others: { lede: string; claim: string; deal: string; article: string };
  /** Words before the template files for site generators with shortcodes. */
  shortcodes: string;
  files: {
    lede: string;
    element: string;
    module: string;
    manifest: string;
    types: string;
  };
  /** Words on what a page with a security policy has to allow, with a link to the messages of a frame. */
  host: { lede: string; link: string };
  /** Section for readers without scripts, or who prefer to write the code by hand. */
  byHand: {
    title: string;
    lede: string;
    /** For each option written by hand: its meaning, and its possible values. */
    rows: Record<ManualOption, readonly [what: string, values: string]>;
  };
  heads: { what: string; address: string; attribute: string; values: string };
}

export const embedBuilder: EmbedBuilderWords = {
  title: 'A table in your page',
  description:
    'Embed an example of Snorum, or its questions, in your own post: as a link, in WordPress, in a frame, as an element, as a picture or as plain text.',
  lede: 'Put any example, or the questions on a game, in your own post. Choose it, choose how it appears, and copy the form your site allows. Each form names its source and its licence, and its address stays valid.',
  here: 'Put this table in your page',
  quizHere: 'Put these questions in your page',
  chosen: 'What to embed',
  game: 'Game',
  example: 'Example',
  examples: 'Examples',
  pairs: 'Two books, one deal',
  questions: 'Ten questions at a time',
  step: 'Start at step',
  of: (steps) => `of ${steps}`,
  view: 'View',
  views: { cloth: 'the table', steps: 'step by step', accounts: 'the scores' },
  language: 'Language',
  theme: 'Colours',
  themes: { '': 'match the reader’s device', light: 'light', dark: 'dark' },
  seat: 'Hands',
  allSeats: 'all of them',
  readings: 'Rule options',
  readingsLede: 'Where the book is silent or contradicts itself: the same cards, played by another rule.',
  asRecorded: 'as in the record',
  loading: 'Loading the rule options…',
  notLoaded: 'The rule options could not be loaded. Check your connection and try again.',
  without: 'This form ignores changed rule options.',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'Your browser does not let this page copy. The text is selected: copy it yourself.',
  preview: 'Preview',
  forms: {
    link: { name: 'A link', where: 'For any page. It leads to the table at the step you chose.' },
    markdown: { name: 'A link in Markdown', where: 'For forums, readme files and posts written in Markdown.' },
    'markdown-picture': {
      name: 'A picture in Markdown',
      where: 'For forums and readme files that show pictures. It leads to the table that plays.',
    },
    wiki: { name: 'A link in a wiki', where: 'For MediaWiki, which allows neither frames nor scripts.' },
    oembed: {
      name: 'In WordPress',
      where:
        'Paste the address on a line of its own. WordPress, or any site that supports oEmbed, shows the table there, at its first step.',
    },
    frame: {
      name: 'A frame',
      where:
        'Wherever HTML can be pasted. Tables on one page share their files. A frame stores nothing and cannot read the page around it. If your site strips iframes, a link remains.',
    },
    shortcode: {
      name: 'A shortcode',
      where: 'For Hugo, Jekyll and Astro sites: one line each, once the file below is in place.',
    },
    element: {
      name: 'An element',
      where:
        'Where you may add a script. Its frame is as high as its content, and your page can follow its steps. Without the script, readers see a link.',
    },
    record: {
      name: 'An element with a record inside',
      where:
        'Change the record as you like: the engine plays it, and reports each fault with its line and what it expected. Without the script, readers see the record.',
    },
    picture: {
      name: 'A picture',
      where:
        'Where neither frames nor scripts are allowed. The address that ends in .svg gives the same picture, sharp at any size.',
    },
    text: { name: 'Plain text', where: 'For e-mail and mailing lists: every step in words, and the scores.' },
  },
  heights: 'With this script, every frame is as high as its content:',
  plugin:
    'On your own WordPress, a plugin adds a block: choose step, rule options, language and height, or paste a record:',
  others: {
    lede: 'Other addresses can be pasted in the same way:',
    claim: 'a claim on trial, with its verdict',
    deal: 'a rare deal, on its table',
    article:
      'one article, with its text, status and source: each edition’s page “How to cite it” lists the addresses to paste',
  },
  shortcodes: 'The files, with the address of this site in them:',
  files: {
    lede: 'This script never changes; a later version will have another name.',
    element: 'the script',
    module: 'the same as a module, for import',
    manifest: 'the names of its attributes, events and properties',
    types: 'its types, for React, Preact and Vue',
  },
  host: {
    lede: 'A page with a Content-Security-Policy must allow this site under frame-src, and under script-src for the element. For programmers:',
    link: 'the messages of a frame',
  },
  byHand: {
    title: 'By hand',
    lede: 'Write options in the address of a frame or in the attributes of the element. Options left out keep their defaults; unknown ones are ignored.',
    rows: {
      example: ['the example', 'the last part of the address of its page'],
      pair: ['two books', 'the last part of the address of their comparison'],
      quiz: ['questions', 'the game, as in the address of its page'],
      record: ['a record', 'the record, percent-encoded; for the element, its address'],
      language: ['the language', 'en, fr'],
      step: ['the step', '11, or 11.2 for a payment that follows it'],
      view: ['the view', 'cloth, steps, accounts'],
      theme: ['the colours', 'light, dark'],
      seat: ['one hand only', 'the name or the number of a seat'],
      readings: ['the rule options', 'points and practices, as a record names them'],
    },
  },
  heads: { what: 'What', address: 'Frame', attribute: 'Element', values: 'Values' },
};
