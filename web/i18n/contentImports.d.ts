/** Made by scripts/build/contentPlugin.ts of the names of content files after the colon. */
declare module 'content:*' {
  const imports: Record<string, Record<string, () => Promise<{ default: unknown }>>>;
  export default imports;
}
