declare module 'subset-font' {
  /** Cuts the letters of `text` out of a font. `variationAxes` fixes an axis at a value. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'sfnt' | 'woff2'; variationAxes?: Record<string, number> },
  ): Promise<Buffer>;
}
