import { readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import type { Said } from '#server/faults/said.ts';
import { photographsOf } from '#server/blog/withPhotographs.ts';
import type { Fault } from '#server/faults/fault.ts';
import { leavesOf } from './leaves.ts';
import { fileOf, PHOTOGRAPH_PIXELS, PHOTOGRAPHS } from './photographs.ts';
import { readContent, type Content } from './readContent.ts';
import { refuse } from './tell.ts';

/** As large as a phone makes them. */
const MOST_BYTES = 20 * 1024 * 1024;

/** In pixels: below it even a card on a phone is blurred. */
const LEAST_WIDTH = 400;

/** Side by side: a panorama. */
const LONGEST = 5;

/** What sharp calls the kinds that we take, and how their files end. */
const KINDS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif']);
const ENDINGS: ReadonlySet<string> = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif']);

/** All photographs that content names, each as it is written. @throws InvalidContent where one cannot be shown */
export async function checkPhotographs(root: string): Promise<string[]> {
  const content = readContent(root);
  refuse(await findPhotographFaults(content), root);
  return referencesIn(content).map(({ named }) => named);
}

/** Photographs that cannot be shown. */
export async function findPhotographFaults(content: Content): Promise<Fault[]> {
  const files = await readdir(join(content.root, PHOTOGRAPHS)).catch(() => []);
  const faults: Fault[] = [];
  for (const { place, named } of referencesIn(content)) {
    const says = await faultOf(content.root, files, named);
    if (says) faults.push({ ...place, says: { es: `${says.es}.`, en: `${says.en}.` } });
  }
  return faults;
}

/** Each photograph once, where it is named first. */
function referencesIn({ files, stories }: Content): { place: Omit<Fault, 'says'>; named: string }[] {
  const references = [
    ...[...files].flatMap(([name, value]) =>
      leavesOf(value)
        .filter(({ text }) => text.startsWith('/fotos/'))
        .map(({ keys, text }) => ({ place: { file: `content/${name}`, keys }, named: text })),
    ),
    ...stories.flatMap((story) =>
      photographsOf(story).map((named) => ({
        place: {
          file: `content/posts/${story.lang}/${story.slug}.md`,
          ...(named === story.image ? { keys: ['image'] } : { keys: ['body'], at: named }),
        },
        named,
      })),
    ),
  ];
  return [...new Map(references.toReversed().map((one) => [one.named, one])).values()].toReversed();
}

async function faultOf(root: string, files: readonly string[], named: string): Promise<Said | undefined> {
  const name = fileOf(named);
  if (/\s/.test(name)) {
    const better = name.trim().replace(/\s+/g, '-');
    return {
      es: `el nombre «${name}» tiene espacios: llamá al archivo ${better}, y escribí acá /fotos/${better}`,
      en: `the name “${name}” has spaces: call the file ${better}, and write /fotos/${better} here`,
    };
  }
  if (!files.includes(name)) {
    const alike = files.find((one) => one.toLowerCase() === name.toLowerCase());
    return alike
      ? {
          es: `la foto se llama ${alike}: escribí /fotos/${alike}, con las mismas mayúsculas`,
          en: `the photograph is called ${alike}: write /fotos/${alike}, with the same capitals`,
        }
      : {
          es: `no hay ninguna foto ${name}: ponela en la carpeta ${PHOTOGRAPHS}`,
          en: `there is no photograph ${name}: put it into the folder ${PHOTOGRAPHS}`,
        };
  }
  if (/^\.hei[cf]$/i.test(extname(name))) return unreadKind(name);
  if (!ENDINGS.has(extname(name).toLowerCase())) {
    return {
      es: `${name} no es una foto que podamos mostrar: guardala como JPEG (.jpg), y escribí acá el nombre nuevo`,
      en: `${name} is no photograph that we can show: save it as JPEG (.jpg), and write the new name here`,
    };
  }
  const path = join(root, PHOTOGRAPHS, name);
  const { size } = await stat(path);
  if (size > MOST_BYTES) {
    return {
      es: `${name} pesa ${inMegabytes(size)} MB y lo más que puede pesar son 20: guardala más chica, por ejemplo de 3000 píxeles de ancho`,
      en: `${name} weighs ${inMegabytes(size)} MB, and 20 is the most: save it smaller, for example 3000 pixels wide`,
    };
  }
  return faultInside(path, name);
}

/** Decodes it to the end: half a file has a size, too. */
async function faultInside(path: string, name: string): Promise<Said | undefined> {
  try {
    const picture = sharp(path, { limitInputPixels: false, failOn: 'error' });
    const { format, width, height, autoOrient } = await picture.metadata();
    if (!KINDS.has(format)) return unreadKind(name);
    if (width * height > PHOTOGRAPH_PIXELS) {
      return {
        es: `${name} tiene ${width} × ${height} píxeles, más de lo que podemos leer: guardala más chica, por ejemplo de 3000 píxeles de ancho`,
        en: `${name} has ${width} × ${height} pixels, more than we can read: save it smaller, for example 3000 pixels wide`,
      };
    }
    if (autoOrient.width < LEAST_WIDTH) {
      return {
        es: `${name} tiene ${autoOrient.width} píxeles de ancho y se vería borrosa: buscá la foto original, de ${LEAST_WIDTH} píxeles o más`,
        en: `${name} is ${autoOrient.width} pixels wide and would look blurred: look for the original, of ${LEAST_WIDTH} pixels or more`,
      };
    }
    const { width: wide, height: high } = autoOrient;
    if (Math.max(wide, high) > LONGEST * Math.min(wide, high)) {
      return {
        es: `${name} es demasiado alargada (${wide} × ${high} píxeles): recortala`,
        en: `${name} is too long (${wide} × ${high} pixels): crop it`,
      };
    }
    await picture.resize({ width: LEAST_WIDTH }).raw().toBuffer();
    return undefined;
  } catch {
    return {
      es: `${name} está dañada o no es una foto: abrila en la computadora, guardala de nuevo como JPEG (.jpg), y probá otra vez`,
      en: `${name} is damaged or no photograph: open it on a computer, save it anew as JPEG (.jpg), and try again`,
    };
  }
}

function unreadKind(name: string): Said {
  return {
    es: `${name} es de un formato que no podemos leer (HEIC es el de los iPhone): abrila en el teléfono o en la computadora, exportala como JPEG (.jpg), y escribí acá el nombre nuevo`,
    en: `${name} is of a kind that we cannot read (HEIC is that of iPhones): open it on the phone or on a computer, export it as JPEG (.jpg), and write the new name here`,
  };
}

function inMegabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(0);
}
