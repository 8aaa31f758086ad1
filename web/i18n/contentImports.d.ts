/** Made by scripts/build/contentPlugin.ts of the names of content files after the colon. */
declare module 'content:*' {
  const imports: Record<string, Record<string, () => Promise<{ default: unknown }>>>;
  export default imports;
}
/** Made by scripts/build/contentPlugin.ts: the height of each organization's word mark. */
declare module 'content:mark-heights' {
  const heights: Record<string, number>;
  export default heights;
}
/** Made by scripts/build/contentPlugin.ts: the bytes of each file of figures. */
declare module 'content:figure-bytes' {
  import type { FigureFile } from '#contract/figureFiles.ts';

  const bytes: Record<FigureFile, number>;
  export default bytes;
}
