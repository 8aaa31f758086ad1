declare module 'subset-font' {
  /** Cuts the letters of `text` out of a font. `variationAxes` fixes an axis at a value, or narrows it. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff2';
      variationAxes?: Record<string, number | { min: number; max: number }>;
      /** OpenType features; left out: all. */
      keepFeatures?: readonly string[];
    },
  ): Promise<Buffer>;
}
