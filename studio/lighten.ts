import { optimize, type Config } from 'svgo';

/** Pictures are drawn in tenths. */
const FEWER: Config = {
  plugins: [
    { name: 'convertPathData', params: { floatPrecision: 1 } },
    'mergePaths',
    'convertColors',
    'removeUnknownsAndDefaults',
    'removeEmptyContainers',
  ],
};

/** A small picture that names nothing by an id: all that SVGO knows. */
const FEWEST: Config = { multipass: true, floatPrecision: 1, plugins: ['preset-default'] };

/** Large in their frame, in whole units. */
const WHOLE: Config = {
  multipass: true,
  floatPrecision: 0,
  plugins: [{ name: 'preset-default', params: { overrides: { convertTransform: { floatPrecision: 3 } } } }],
};

/** The same picture in fewer bytes and elements: as it is committed. */
export function lighten(svg: string): string {
  return optimize(svg, FEWER).data;
}

export function lightenSmall(svg: string): string {
  return optimize(svg, FEWEST).data;
}

/** As `lightenSmall`, for a drawing of few large shapes. */
export function lightenWhole(svg: string): string {
  return optimize(svg, WHOLE).data;
}
