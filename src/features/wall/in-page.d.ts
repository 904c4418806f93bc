/** Import of a script as text, to be inlined in a page (`scripts/in-page.mjs`). */
declare module '*?in-page' {
  /** The minified script. */
  export const script: string;
  /** Its CSP hash. */
  export const hash: `sha256-${string}`;
}
