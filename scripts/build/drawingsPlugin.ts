import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import type { Plugin } from 'vite';

/** Each file is named by its indicator and its colour. */
const FOLDER = 'public/art/own';
const CONTENT = 'content/ownStoplight.json';
const COLOURS = ['rojo', 'amarillo', 'verde'] as const;
const IMPORTS = /^drawings:(corto|resto)$/;

interface Own {
  dimensiones: { indicadores: { id: string; corto: boolean }[] }[];
}

/** An SVG element as React wants it. */
export type DrawnElement = [tag: string, attributes: Record<string, string>, children?: DrawnElement[]];

/**
 * `drawings:corto` holds the pictures of the short form's indicators, `drawings:resto` those of the others: one chunk each, so that
 * nothing is asked of the network between two questions. An indicator is in it once all its colours are drawn.
 */
export function drawingsPlugin(): Plugin {
  let root = '';
  return {
    name: 'drawings-of-the-stoplight',
    configResolved: (config) => {
      root = config.root;
    },
    resolveId: { filter: { id: IMPORTS }, handler: (id) => id },
    load: {
      filter: { id: IMPORTS },
      async handler(id) {
        const short = id.endsWith('corto');
        const own = JSON.parse(await readFile(join(root, CONTENT), 'utf8')) as Own;
        this.addWatchFile(join(root, CONTENT));
        const files = new Set(await readdir(join(root, FOLDER)));
        const drawings: Record<string, Record<string, DrawnElement>> = {};
        const indicators = own.dimensiones.flatMap(({ indicadores }) => indicadores);
        for (const { id: indicator, corto } of indicators) {
          if (corto !== short) continue;
          const names = COLOURS.map((colour) => `${indicator}-${colour}.svg`);
          if (!names.every((name) => files.has(name))) continue;
          const drawn: Record<string, DrawnElement> = {};
          for (const colour of COLOURS) {
            const path = join(root, FOLDER, `${indicator}-${colour}.svg`);
            this.addWatchFile(path);
            drawn[colour] = readDrawing(await readFile(path, 'utf8'));
          }
          drawings[indicator] = drawn;
        }
        return { code: `export default ${JSON.stringify(drawings)}`, moduleType: 'js' };
      },
    },
  };
}

/** @throws Error where the text holds no SVG */
export function readDrawing(svg: string): DrawnElement {
  const root = parseFragment(svg).childNodes.find((node) => node.nodeName === 'svg');
  if (!root || !('attrs' in root)) throw new Error(`no SVG: ${svg.slice(0, 80)}`);
  return toElement(root);
}

function toElement({ tagName, attrs, childNodes }: DefaultTreeAdapterTypes.Element): DrawnElement {
  const attributes = Object.fromEntries(
    attrs
      .filter(({ name }) => name !== 'xmlns')
      .map(({ name, value }) => [name.replaceAll(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase()), value]),
  );
  const children = childNodes.filter((node) => 'tagName' in node).map(toElement);
  return children.length > 0 ? [tagName, attributes, children] : [tagName, attributes];
}
