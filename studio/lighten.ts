import { optimize, type Config, type CustomPlugin, type XastElement } from 'svgo';

/** Pictures are drawn in tenths. */
const FEWER = [
  { name: 'convertPathData', params: { floatPrecision: 1 } },
  'mergePaths',
  'convertColors',
  'removeUnknownsAndDefaults',
  'removeEmptyContainers',
] satisfies Config['plugins'];

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
  return optimize(svg, { plugins: FEWER }).data;
}

/** In whole units, but for what is drawn small and enlarged, such as lace: a quarter less for a scene of many people. */
export function lightenCrowd(svg: string): string {
  const enlarged = new Map<XastElement, XastElement['children']>();
  const hold: CustomPlugin = {
    name: 'hold',
    fn: () => ({
      element: {
        enter: (node) => {
          if (!node.attributes.transform?.includes('scale')) return;
          enlarged.set(node, node.children);
          node.children = [];
        },
      },
    }),
  };
  const release: CustomPlugin = {
    name: 'release',
    fn: () => ({ element: { enter: (node) => void (node.children = enlarged.get(node) ?? node.children) } }),
  };
  const inWholes = { name: 'convertPathData', params: { floatPrecision: 0 } } as const;
  return optimize(svg, { plugins: [hold, inWholes, release, ...FEWER] }).data;
}

export function lightenSmall(svg: string): string {
  return optimize(svg, FEWEST).data;
}

/** As `lightenSmall`, for a drawing of few large shapes. */
export function lightenWhole(svg: string): string {
  return optimize(svg, WHOLE).data;
}
