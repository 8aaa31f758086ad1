import { optimize, type Config } from 'svgo';

/** `floatPrecision`: decimals of paths. */
const fewer = (floatPrecision: number): Config => ({
  plugins: [
    { name: 'convertPathData', params: { floatPrecision } },
    'mergePaths',
    'convertColors',
    'removeUnknownsAndDefaults',
    'removeEmptyContainers',
  ],
});

/** A small picture that names nothing by an id: all that SVGO knows. */
const FEWEST: Config = { multipass: true, floatPrecision: 1, plugins: ['preset-default'] };

/** Large in their frame, in whole units. */
const WHOLE: Config = {
  multipass: true,
  floatPrecision: 0,
  plugins: [{ name: 'preset-default', params: { overrides: { convertTransform: { floatPrecision: 3 } } } }],
};

/** The same picture in fewer bytes and elements: as it is committed. Pictures are drawn in tenths. */
export function lighten(svg: string): string {
  return optimize(svg, fewer(1)).data;
}

/** In whole units: a quarter less for a scene of many people. */
export function lightenCrowd(svg: string): string {
  return optimize(svg, fewer(0)).data;
}

export function lightenSmall(svg: string): string {
  return optimize(svg, FEWEST).data;
}

/** As `lightenSmall`, for a drawing of few large shapes. */
export function lightenWhole(svg: string): string {
  return optimize(svg, WHOLE).data;
}
