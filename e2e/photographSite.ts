import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#contract/language.ts';
import { samplePhotograph } from '#server/testing/samplePhotographs.ts';
import { copyRepository } from '#tests/copyRepository.ts';

/** One lies, one stands, as the camera was held; their subject is the sun, on the right above. */
export const LYING = '/fotos/huerta.jpg';
export const STANDING = '/fotos/IMG_2034.JPG';
/** The slug of a story with both. */
export const STORY = 'una-huerta-con-fotos';

const FOCUS = { x: 76, y: 29 };

/** By content file: the lists whose first two records get a photograph, the second one that stands. */
const FRAMES: Record<string, readonly string[]> = {
  'about.json': ['equipo.miembros'],
  'archive.json': ['categorias'],
  'home.json': ['portada'],
  'countries.json': ['regiones'],
  'education.json': ['anio', 'bloques'],
  'internships.json': ['', '0.roles'],
  'microfinance.json': ['productos', 'destacados'],
  'offices.json': ['oficinas'],
  'opinions.json': [''],
  'schools.json': ['bloques', 'jornada'],
  'stoplight.json': ['pasos', 'bloques'],
  'sustainability.json': ['temas.0.cosas'],
};

/** By content file: its records of one picture that get one, too. Of those in each language a file, both get it. */
const PICTURES: Record<string, readonly string[]> = {
  'about.json': ['apertura', 'voz', 'trabajo'],
  'accessibility.json': ['escena', 'cierre'],
  'archive.json': ['apertura'],
  'book.json': [''],
  'countries.json': ['apertura'],
  'education.json': ['apertura', 'banner', 'voz'],
  'home.json': ['programas.semaforo', 'programas.ee'],
  'internships.json': ['0.apertura', '0.cierre'],
  'involvement.json': ['apertura', 'donaciones', 'cierre'],
  'jobs.json': ['apertura', 'programas.semaforo', 'programas.ee'],
  'microfinance.json': ['apertura', 'voz'],
  'missing.json': ['apertura'],
  'offices.json': ['apertura'],
  'openData.json': ['apertura'],
  'ownStoplight.json': ['apertura', 'cierre', 'dimensiones.0'],
  'privacy.json': ['apertura', 'secciones.0.escena', 'secciones.5.escena'],
  'rates.json': ['ilustracion'],
  'schools.json': ['apertura', 'banner', 'voz'],
  'stoplight.json': ['apertura', 'cierre', 'voz'],
  'sitemap.json': ['apertura'],
  'sustainability.json': ['apertura', 'cierre', 'voz'],
  'voice.json': [''],
};

/** A checkout like this one, built, with photographs in each kind of frame. Returns its folder, which the caller throws away. */
export async function makePhotographSite(): Promise<string> {
  const root = copyRepository();
  mkdirSync(join(root, 'content/fotos'), { recursive: true });
  const write = async (named: string, orientation: number) =>
    writeFileSync(join(root, 'content', named), await samplePhotograph({ width: 2000, height: 1500, orientation }));
  await write(LYING, 1);
  await write(STANDING, 6);

  for (const [file, lists] of Object.entries(FRAMES)) {
    edit(join(root, 'content', file), (content) => {
      for (const list of lists) {
        const [first, second] = below(content, list) as object[];
        if (first) Object.assign(first, { imagen: LYING, foco: FOCUS });
        if (second) Object.assign(second, { imagen: STANDING });
      }
    });
  }
  for (const [file, records] of Object.entries(PICTURES)) {
    edit(join(root, 'content', file), (content) => {
      for (const one of records) {
        const record = below(content, one) as { imagen: string | Record<Language, string> };
        const imagen = typeof record.imagen === 'string' ? LYING : { es: LYING, en: LYING };
        Object.assign(record, { imagen, foco: FOCUS });
      }
    });
  }
  const matter = [
    'title: Una huerta con fotos',
    'date: 2026-11-20',
    'categories: [noticias]',
    'excerpt: Para mirar.',
    `image: ${LYING}`,
    'image_alt: Un campo con sol',
    'image_focus: { x: 76, y: 29 }',
  ];
  const body = `Un párrafo.\n\n![Un campo de pie](${STANDING})\n\nOtro párrafo.`;
  writeFileSync(join(root, `content/posts/es/${STORY}.md`), `---\n${matter.join('\n')}\n---\n${body}\n`);

  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: root, stdio: 'inherit' });
  return root;
}

function below(content: unknown, path: string): unknown {
  const keys = path.split('.').filter(Boolean);
  return keys.reduce<unknown>((value, key) => Reflect.get(Object(value), key), content);
}

function edit(path: string, change: (content: unknown) => void): void {
  const content: unknown = JSON.parse(readFileSync(path, 'utf8'));
  change(content);
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
}
