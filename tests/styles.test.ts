import { dirname, join } from 'node:path';
import { transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';
import { filesBelow, read, withoutComments } from './imports.ts';

const STYLES = filesBelow(['web'], /\.css$/);
const MODULES = STYLES.filter((path) => path.endsWith('.module.css'));
const COMPONENTS = filesBelow(['web'], /\.tsx?$/).filter((path) => !/\.(test\.tsx?|d\.ts)$/.test(path));
const TOKENS = 'web/styles/tokens.css';

/** Style text without its comments. */
function css(path: string): string {
  return read(path).replace(/\/\*[^]*?\*\//g, '');
}

/** Class names that a style file defines for its components; what stands in `:global()` is not its own. */
function ownClasses(path: string): string[] {
  const { exports } = transform({ filename: path, code: Buffer.from(read(path)), cssModules: true });
  const frames = new Set([...css(path).matchAll(/@keyframes\s+([\w-]+)/g)].map(([, name]) => name));
  return Object.keys(exports ?? {}).filter((name) => !frames.has(name));
}

interface Use {
  component: string;
  name: string;
}

/** Every `styles.x` and `styles['x']`, by the style file that `styles` stands for. */
function usesOfModules(): Map<string, Use[]> {
  const uses = new Map<string, Use[]>();
  for (const component of COMPONENTS) {
    const code = withoutComments(read(component));
    for (const [, local = '', file = ''] of code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
      const path = join(dirname(component), file).replaceAll('\\', '/');
      const names = [...code.matchAll(new RegExp(`\\b${local}(?:\\.(\\w+)|\\['([^']+)'\\])`, 'g'))];
      const found = names.map(([, dotted, quoted]) => ({ component, name: dotted ?? quoted ?? '' }));
      uses.set(path, [...(uses.get(path) ?? []), ...found]);
    }
  }
  return uses;
}

describe('the classes of a style file', () => {
  it('are each used by a component that imports it', () => {
    const uses = usesOfModules();
    const unused = MODULES.flatMap((path) => {
      const used = new Set(uses.get(path)?.map(({ name }) => name));
      return ownClasses(path)
        .filter((name) => !used.has(name))
        .map((name) => `${path}: .${name}`);
    });
    expect(MODULES.length).toBeGreaterThan(20);
    expect(unused).toEqual([]);
  });

  it('are there for every component that asks for one', () => {
    const missing = [...usesOfModules()].flatMap(([path, uses]) => {
      const own = ownClasses(path);
      return uses
        .filter(({ name }) => !own.includes(name))
        .map(({ component, name }) => `${component}: ${name} of ${path}`);
    });
    expect(missing).toEqual([]);
  });

  it('are named in full where they are used, so that they can be found', () => {
    const computed = COMPONENTS.filter((path) => /\bstyles\[(?!')/.test(withoutComments(read(path))));
    expect(computed).toEqual([]);
  });
});

it('classes that no style file owns are those of the base styles', () => {
  const shared = css('web/styles/base.css') + css('web/styles/layout.css');
  const base = new Set([...shared.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name));
  const wrong = COMPONENTS.flatMap((path) => {
    const code = withoutComments(read(path));
    const plain = [...code.matchAll(/\bclassName="([^"]*)"/g)].map(([, names = '']) => names);
    const mixed = [...code.matchAll(/\bclassName=\{`([^`]*)`\}/g)].map(([, text = '']) =>
      text.replace(/\$\{[^}]*\}/g, ''),
    );
    const names = [...plain, ...mixed].flatMap((text) => text.split(/\s+/)).filter(Boolean);
    return names.filter((name) => !base.has(name)).map((name) => `${path}: ${name}`);
  });
  expect(wrong).toEqual([]);
});

it('sides of a box are named by the direction of the text, not left and right', () => {
  const SIDE = /^\s+(?:(?:margin|padding|border)-(?:left|right|top|bottom)[\w-]*|left|right|top|bottom):/gm;
  const wrong = MODULES.flatMap((path) => (css(path).match(SIDE) ?? []).map((rule) => `${path}: ${rule.trim()}`));
  expect(wrong).toEqual([]);
});

it('no component writes a style attribute, which the content security policy refuses [SEC-05]', () => {
  expect(COMPONENTS.filter((path) => /\sstyle=[{"']/.test(withoutComments(read(path))))).toEqual([]);
});

/** Colours that stand outside the tokens, and why. */
const OWN_COLOURS: Record<string, string[]> = {
  // Grounds of two drawn skies, which go on above them. The tokens' tierra-night on the dawn's has 11.2.
  'web/screens/home/Banner.module.css': ['#fad7d2', '#164539'],
  // Skies of two drawings, above them.
  'web/sections/Opening.module.css': ['#5e1a0d', '#fbddd0'],
  // The table, its edge and the grass, that go on beside their pictures.
  'web/screens/involve/InternshipScreen.module.css': ['#c98f55', '#a4623a', '#5f8f4e'],
  // Sky and earth, likewise.
  'web/screens/involve/InvolveScreen.module.css': ['#f9d9a0', '#c9502b'],
  'web/screens/involve/Platforms.module.css': ['#c9502b'],
  // Field and earth of its yard, likewise.
  'web/screens/accessibility/Trial.module.css': ['#a9cda4', '#c9502b'],
  // The sky of its picture.
  'web/app/NotFoundScreen.module.css': ['#fbe3c0'],
  // Its picture's wall and the edge of its table, likewise.
  'web/screens/ownStoplight/begin/Start.module.css': ['#3f7d5c', '#fbddd0', '#f5c9b8'],
  // Edges of the table of its picture, which goes on to the window's edge.
  'web/screens/resources/ResourcesScreen.module.css': ['#b87140', '#7a3c1e'],
  // Those of the table of its picture, likewise.
  'web/screens/rates/RatesScreen.module.css': ['#b87140', '#7a3c1e', '#6e3519'],
  // Small text on the forest, between cream and mist.
  'web/screens/home/Impact.module.css': ['#e6ebdd'],
};

/** Named colours and functions that would go round the tokens; `currentColor` and `transparent` are no colours of their own. */
const COLOUR =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*\)|(?<![-\w])(?:white|black|red|green|blue|yellow|orange|pink|gr[ae]y|silver|brown)(?![-\w])/gi;

/** The tokens' colours as `r g b`, the form in which they are thinned with an alpha. */
function tokenTriples(): Set<string> {
  const hexes = [...css(TOKENS).matchAll(/#([\da-f]{6})\b/gi)].map(([, hex = '']) => hex);
  return new Set(hexes.map((hex) => [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ')));
}

describe('colours', () => {
  it('come from the tokens, whole or thinned', () => {
    const triples = tokenTriples();
    const wrong = STYLES.filter((path) => path !== TOKENS).flatMap((path) =>
      css(path)
        // In a mask only the alpha counts.
        .replace(/mask(-image)?:[^;]*;/g, '')
        .split(/[;{}]/)
        .flatMap((declaration) => [...(declaration.split(/:\s/).slice(1).join(' ').match(COLOUR) ?? [])])
        .filter((colour) => {
          const [, base] = /^rgb\((\d+ \d+ \d+) \/ [\d.]+\)$/.exec(colour) ?? [];
          return !(base && triples.has(base)) && !OWN_COLOURS[path]?.includes(colour);
        })
        .map((colour) => `${path}: ${colour}`),
    );
    expect(wrong).toEqual([]);
  });

  it('that stand outside the tokens are still there: the list does not outlive them', () => {
    for (const [path, colours] of Object.entries(OWN_COLOURS)) {
      for (const colour of colours) expect([path, css(path).includes(colour)]).toEqual([path, true]);
    }
  });

  it('are asked for by names that the tokens define', () => {
    const all = STYLES.map(css).join('\n');
    const scripts = COMPONENTS.map(read).join('\n');
    const defined = new Set([...all.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
    // Some are set by scripts, in effects.
    const set = new Set([...scripts.matchAll(/['"`](--[\w-]+)['"`]/g)].map(([, name]) => name));
    const used = [...all.matchAll(/var\((--[\w-]+)(?=\s*\))/g)].map(([, name]) => name);
    expect([...new Set(used)].filter((name) => !defined.has(name) && !set.has(name))).toEqual([]);
  });
});
