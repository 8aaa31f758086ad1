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

/** As FEWEST, but for transforms, which stay on their groups: shorter where a group holds many small shapes. */
const FEWEST_GROUPED: Config = {
  ...FEWEST,
  plugins: [
    {
      name: 'preset-default',
      params: { overrides: { convertPathData: { applyTransforms: false }, moveGroupAttrsToElems: false } },
    },
  ],
};

/** Large in their frame, in whole units. */
const WHOLE: Config = {
  multipass: true,
  floatPrecision: 0,
  plugins: [{ name: 'preset-default', params: { overrides: { convertTransform: { floatPrecision: 3 } } } }],
};

/** On pages that have to be light for who saves data: a page of people is heavy. */
const CROWDS = new Set([
  'art/about-team',
  'art/hero-dawn',
  'art/hero-dusk',
  'art/hero-microfinance',
  'art/hero-noon',
  'art/hero-schools',
  'art/sitemap-door',
  'art/where-aros',
  'art/where-carrete',
  'art/where-semillas',
  'art/where-sillas',
  'art/story-azulejos',
  'art/story-birretes',
  'art/story-botellas',
  'art/story-codornices',
  'art/story-nairobi',
  'art/story-nichos',
  'art/story-palada',
  'art/story-quesos',
]);

/** As those, without what is drawn small and enlarged. */
const SMALLER_CROWDS = new Set([
  'art/hero-where',
  'art/microfinance-agua',
  'art/microfinance-comites',
  'art/microfinance-consumo',
  'art/microfinance-discapacidad',
  'art/microfinance-estudiantes',
  'art/microfinance-estufas',
  'art/microfinance-negocios',
  'art/microfinance-vivienda',
  'art/schools-block-pays',
  'art/schools-block-plan',
  'art/schools-day-cheese',
  'art/schools-day-class',
  'art/schools-day-garden',
  'art/schools-day-hotel',
  'art/schools-day-milk',
]);

/** The picture of this name below public/, as it is committed. */
export function lightenPicture(name: string, svg: string): string {
  if (SMALLER_CROWDS.has(name)) return lightenWhole(svg);
  return CROWDS.has(name) ? lightenCrowd(svg) : lighten(svg);
}

/** The same picture in fewer bytes and elements. */
function lighten(svg: string): string {
  return optimize(svg, { plugins: FEWER }).data;
}

/** In whole units, but for what is drawn small and enlarged, such as lace: a quarter less for a scene of many people. */
function lightenCrowd(svg: string): string {
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
  const [moved, grouped] = [optimize(svg, FEWEST).data, optimize(svg, FEWEST_GROUPED).data];
  return grouped.length < moved.length ? grouped : moved;
}

/** As much as one of the Stoplight's pictures may weigh: 150 of them are on the way at once. */
export const OWN_BYTES = 3 * 1024;

/**
 * The pictures of one indicator, light: what is marked by `fine` stays as far as all of them may have it, so that they differ in
 * what their colours mean and in nothing else.
 */
export function lightenOwn(scenes: readonly string[]): string[] {
  let drawn: string[] = [];
  for (let most = 4; most >= 0; most--) {
    drawn = scenes.map((svg) =>
      lightenSmall(
        svg.replaceAll(/<[^<>]* data-fine="(\d)"\/>/g, (element, rank: string) =>
          Number(rank) > most ? '' : element.replace(/ data-fine="\d"/, ''),
        ),
      ),
    );
    if (drawn.every(({ length }) => length <= OWN_BYTES)) break;
  }
  return drawn;
}

/** As `lightenSmall`, for a drawing of few large shapes. */
export function lightenWhole(svg: string): string {
  return optimize(svg, WHOLE).data;
}
