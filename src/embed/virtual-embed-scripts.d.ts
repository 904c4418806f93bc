/** Manifest of the scripts of embeds (`build/embed-scripts.ts`). */
declare module 'virtual:embed-scripts' {
  export const manifest: import('../../build/embed-scripts.ts').EmbedScriptManifest;
}
