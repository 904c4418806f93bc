/** A script that is written into the page that runs it (`scripts/in-page.mjs`). */
declare module '*?in-page' {
  /** The script, small. */
  export const script: string;
  /** The hash by which the policy of the page knows it. */
  export const hash: `sha256-${string}`;
}
