import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Figure } from '#contract/content.ts';
import type { Documents } from '#contract/documents.ts';
import type { Language } from '#contract/language.ts';
import type { BuiltAssets, RenderModule } from '#contract/render.ts';
import { createArchive } from '#server/resources/archive.ts';
import type { ResourceSource } from '#server/resources/source.ts';

export interface Built {
  render: RenderModule['renderPage'];
  assets: BuiltAssets;
  texts: Record<Language, Record<string, string>>;
  figures: readonly Figure[];
  archive: ResourceSource;
  clientFolder: string;
}

/** Reads what `scripts/build` wrote to `dist`. @throws Error where it was never built. */
export async function loadBuilt(root: string): Promise<Built> {
  const dist = join(root, 'dist');
  const json = async (path: string) => JSON.parse(await readFile(path, 'utf8')) as unknown;
  // Written by our own build, so not validated again.
  const { renderPage } = (await import(pathToFileURL(join(dist, 'server/render.js')).href)) as RenderModule;
  const assets = (await json(join(dist, 'assets.json'))) as BuiltAssets;
  const text = async (language: Language) =>
    (await json(join(root, `content/i18n/${language}.json`))) as Record<string, string>;
  return {
    render: renderPage,
    assets,
    texts: { es: await text('es'), en: await text('en') },
    // Checked by the build (scripts/build/checkContent).
    figures: (await json(join(root, 'content/impact.json'))) as Figure[],
    archive: await loadArchive(root, join(dist, 'client')),
    clientFolder: join(dist, 'client'),
  };
}

/** The site's documents with the sizes of their files. */
export async function loadArchive(root: string, clientFolder: string): Promise<ResourceSource> {
  // Checked by the build (scripts/build/checkContent).
  const documents = JSON.parse(await readFile(join(root, 'content/documents.json'), 'utf8')) as Documents;
  const folder = join(clientFolder, 'documentos');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.pdf'));
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return createArchive(documents, new Map(names.map((name, at) => [`/documentos/${name}`, sizes[at] ?? 0])));
}
