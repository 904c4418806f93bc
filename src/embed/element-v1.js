/*
 * <snorum-example>, version 1: a table of Snorum in your page, in a frame that grows with what it shows. This file never
 * changes; a later version has another name. The page “A table in your page” of the site that serves it says more.
 * MIT License.
 */
if (!customElements.get('snorum-example')) {
  const folder = new URL('.', document.currentScript.src).href;

  /** Attributes that name what is shown, each with the function that returns the name of its frame. */
  const NAMES = { example: (id) => id, pair: (id) => id, quiz: (game) => `questions-${game}` };
  /** Attributes that the frame applies, at first and when they change. */
  const OPTIONS = ['step', 'view', 'seat', 'theme'];
  const PROPERTIES = [...Object.keys(NAMES), 'src', ...OPTIONS, 'readings'];
  const EVENTS = ['ready', 'step', 'end', 'error'];
  const LANGUAGES = ['en', 'fr'];

  /** Length up to which a record is passed on, in characters, and greatest height of a frame, in pixels. */
  const LONGEST_RECORD = 200_000;
  const GREATEST_HEIGHT = 8000;
  /** Time after loading in which a table answers, in milliseconds; another page, such as that of an error, does not. */
  const PATIENCE = 4000;

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    :host { display: block }
    :host([hidden]) { display: none }
    div { display: grid; grid-template-columns: minmax(0, 1fr) }
    slot, iframe { grid-area: 1 / 1 }
    slot { display: block }
    iframe { width: 100%; height: 720px; border: 0; visibility: hidden }
    .shown iframe { visibility: visible }
    .shown slot { display: none }
    .failed iframe { height: 0 !important }
  `);

  const BLOCKS = /^(P|DIV|PRE|LI|UL|OL|BLOCKQUOTE|SECTION)$/;
  /** Returns the text of a node, with a line end at each line break and after each paragraph. */
  const textOf = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue;
    if (node.nodeName === 'BR') return '\n';
    const text = [...node.childNodes].map(textOf).join('');
    return BLOCKS.test(node.nodeName) ? `${text.replace(/\n$/, '')}\n` : text;
  };

  /**
   * Returns the record inside an element; empty if there is none. If there is a `<pre>`, only that is read: editors that
   * repair paragraphs can move the text after the element into it.
   */
  const extractRecord = (element) => {
    const blocks = element.querySelectorAll('pre');
    const text = [...(blocks.length > 0 ? blocks : element.childNodes)].map(textOf).join('');
    return text.replace(/^(\s*\n)+/, '').trimEnd();
  };

  const fetchText = async (address) => {
    const answer = await fetch(new URL(address, document.baseURI), { credentials: 'omit' });
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer.text();
  };

  class SnorumExample extends HTMLElement {
    static observedAttributes = [...PROPERTIES, 'lang'];
    static #connected = new Set();

    static {
      addEventListener('message', ({ source, data }) => {
        if (data?.version !== 1) return;
        for (const element of SnorumExample.#connected)
          if (element.#frame?.contentWindow === source) element.#receive(data);
      });
    }

    #room = document.createElement('div');
    #frame;
    #address;
    /** Number of the last change; what an earlier one still waits for is discarded. */
    #change = 0;
    #content = new MutationObserver(() => this.#update());

    constructor() {
      super();
      const shadow = this.attachShadow({ mode: 'open', delegatesFocus: true });
      shadow.adoptedStyleSheets = [sheet];
      this.#room.append(document.createElement('slot'));
      shadow.append(this.#room);
    }

    connectedCallback() {
      // Properties set before the element was defined hide its accessors.
      for (const name of PROPERTIES)
        if (Object.hasOwn(this, name)) {
          const value = this[name];
          delete this[name];
          this[name] = value;
        }
      SnorumExample.#connected.add(this);
      this.#content.observe(this, { childList: true, characterData: true, subtree: true });
      this.#update();
    }

    disconnectedCallback() {
      SnorumExample.#connected.delete(this);
      this.#content.disconnect();
      this.#change += 1;
      this.#frame?.remove();
      this.#frame = this.#address = undefined;
      this.#room.className = '';
    }

    attributeChangedCallback(name, before, now) {
      if (!this.isConnected || before === now) return;
      if (OPTIONS.includes(name) && this.#room.className === 'shown')
        this.#frame.contentWindow.postMessage({ type: 'snorum:set', version: 1, [name]: now }, '*');
      else this.#update();
    }

    /** Own language, which may be one that this version does not know, or else that of the page. */
    get #lang() {
      const own = /^[a-z]{2}/.exec(this.lang.toLowerCase())?.[0];
      const around = this.closest('[lang]')?.lang.slice(0, 2).toLowerCase();
      return own ?? LANGUAGES.find((lang) => lang === around) ?? LANGUAGES[0];
    }

    /** Shows what the attributes or the content name; if they name nothing, what was shown stays. */
    async #update() {
      const change = ++this.#change;
      // The content may not be parsed yet.
      if (document.readyState === 'loading')
        await new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed, { once: true }));
      await undefined;
      if (change !== this.#change) return;
      const named = Object.keys(NAMES).find((name) => this.hasAttribute(name));
      try {
        let [id, fragment] = ['record', ''];
        if (named) id = NAMES[named](this.getAttribute(named));
        else {
          const src = this.getAttribute('src');
          const record = src === null ? extractRecord(this) : (await fetchText(src)).trimEnd();
          if (change !== this.#change || !record) return;
          fragment = `#record=${encodeURIComponent(record.slice(0, LONGEST_RECORD))}`;
        }
        if (!/^\w[\w.-]*$/.test(id)) throw new Error(`${id} is no name`);
        const options = new URLSearchParams();
        for (const name of [...OPTIONS, 'readings'])
          if (this.getAttribute(name)) options.set(name, this.getAttribute(name));
        const query = options.toString();
        const address = (lang) => `${folder}${lang}/${id}/${query && `?${query}`}${fragment}`;
        const lang = this.#lang;
        this.#show(address(lang), LANGUAGES.includes(lang) ? undefined : address(LANGUAGES[0]));
      } catch {
        if (change === this.#change) this.#fail();
      }
    }

    /** Puts a frame in; if nothing answers at its address, one with the second address. */
    #show(address, second) {
      if (address === this.#address) return;
      const frame = document.createElement('iframe');
      frame.loading = 'lazy';
      frame.title = 'Snorum';
      frame.style.height = this.#frame?.style.height;
      frame.src = address;
      frame.onload = () =>
        setTimeout(() => {
          if (frame !== this.#frame || this.#room.className === 'shown') return;
          if (second) this.#show(second);
          else this.#fail();
        }, PATIENCE);
      this.#frame?.remove();
      this.#room.className = this.#room.firstChild.name = '';
      this.#room.append(frame);
      this.#frame = frame;
      this.#address = address;
    }

    #receive({ type, version: _, ...detail }) {
      const what = type.replace('snorum:', '');
      if (what === 'height') {
        this.#frame.style.height = `${Math.min(detail.height, GREATEST_HEIGHT)}px`;
        this.#room.className = 'shown';
      } else if (EVENTS.includes(what)) {
        if (detail.title) this.#frame.title = detail.title;
        this.#dispatch(what, detail);
      }
    }

    /** Leaves the content visible, or a sentence in its place. */
    #fail() {
      this.#room.className = 'failed';
      const slot = this.#room.firstChild;
      // Blanks alone are content of a slot too, which would hide the sentence.
      slot.name = this.firstElementChild || this.textContent.trim() ? '' : 'none';
      slot.textContent =
        this.#lang === 'fr' ? 'Cette table n’a pas pu être chargée.' : 'This table could not be loaded.';
      this.#dispatch('error', { reason: 'out-of-reach', faults: [] });
    }

    #dispatch(what, detail) {
      // Some frameworks cannot listen to event names with a colon.
      for (const sign of [':', '-'])
        this.dispatchEvent(new CustomEvent(`snorum${sign}${what}`, { detail, bubbles: true, composed: true }));
    }
  }

  for (const name of PROPERTIES)
    Object.defineProperty(SnorumExample.prototype, name, {
      configurable: true,
      enumerable: true,
      get() {
        return this.getAttribute(name);
      },
      set(value) {
        if (value === null || value === undefined) this.removeAttribute(name);
        else this.setAttribute(name, value);
      },
    });
  customElements.define('snorum-example', SnorumExample);
}
