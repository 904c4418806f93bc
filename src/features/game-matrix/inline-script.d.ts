/** Import of a script as text, to be inlined in a page (`scripts/inline-script-plugin.mjs`). */
declare module '*?inline-script' {
  /** The minified script. */
  export const script: string;
  /** Hash of the script for the content security policy. */
  export const hash: `sha256-${string}`;
}
