/** Made by scripts/build/drawingsPlugin.ts of public/art/own: by the indicator's id and its colour. */
declare module 'drawings:*' {
  type Element = [tag: string, attributes: Record<string, string>, children?: Element[]];
  const drawings: Record<string, Record<'rojo' | 'amarillo' | 'verde', Element>>;
  export default drawings;
}
