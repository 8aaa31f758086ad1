import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import { LANGUAGES, type Language } from '#contract/language.ts';
import type { BuiltAssets, BuiltFiles } from '#contract/render.ts';
import { SCREENS_FILE, type ScreenImports } from './screensPlugin.ts';

const ENTRY = 'web/app/entry.tsx';

/** Puts down for the server what Vite made: which files a page names. Copies the text files to their public place. */
export async function writeAssets(root: string, head: { code: string; hash: string }): Promise<void> {
  const client = join(root, 'dist/client');
  const json = async (path: string) => JSON.parse(await readFile(join(client, path), 'utf8')) as unknown;
  const manifest = (await json('.vite/manifest.json')) as Manifest;
  const imports = (await json(SCREENS_FILE)) as ScreenImports;

  const always = reach(manifest, [ENTRY]);
  const screens: BuiltAssets['screens'] = {};
  for (const [screen, sources] of Object.entries(imports)) {
    screens[screen] = without(reach(manifest, sources), always);
  }

  const assets: BuiltAssets = {
    headScript: head.code,
    headScriptHash: head.hash,
    entry: `/${chunkOf(manifest, ENTRY).file}`,
    always,
    screens,
    content: contentModules(manifest),
    texts: await copyTexts(root, client),
  };
  await writeFile(join(root, 'dist/assets.json'), JSON.stringify(assets, null, 1));
}

/** Each content file is a module a language, told apart by its query (contentPlugin.ts). */
function contentModules(manifest: Manifest): BuiltAssets['content'] {
  const content: BuiltAssets['content'] = {};
  for (const [source, { file }] of Object.entries(manifest)) {
    const [, name, language] = /^content\/(\w+)\.json\?lang=(es|en)$/.exec(source) ?? [];
    if (name && language) content[name] = { ...(content[name] ?? { es: '', en: '' }), [language]: `/${file}` };
  }
  return content;
}

/** Files of these sources' chunks and of all that they import from the start. */
function reach(manifest: Manifest, sources: readonly string[]): BuiltFiles {
  const seen = new Set<ManifestChunk>();
  const visit = (chunk: ManifestChunk) => {
    if (seen.has(chunk)) return;
    for (const key of chunk.imports ?? []) visit(chunkOf(manifest, key));
    seen.add(chunk);
  };
  for (const source of sources) visit(chunkOf(manifest, source));
  const reached = [...seen];
  return {
    modules: unique(reached.map((one) => `/${one.file}`)),
    styles: unique(reached.flatMap((one) => one.css ?? []).map((file) => `/${file}`)),
  };
}

/** @throws Error where Vite made no chunk of the source */
function chunkOf(manifest: Manifest, source: string): ManifestChunk {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`${source} is not in Vite's manifest`);
  return chunk;
}

function without({ modules, styles }: BuiltFiles, others: BuiltFiles): BuiltFiles {
  return {
    modules: modules.filter((file) => !others.modules.includes(file)),
    styles: styles.filter((file) => !others.styles.includes(file)),
  };
}

function unique(files: readonly string[]): string[] {
  return [...new Set(files)];
}

async function copyTexts(root: string, client: string): Promise<Record<Language, string>> {
  const folder = join(client, 'assets/i18n');
  await mkdir(folder, { recursive: true });
  const texts = { es: '', en: '' };
  for (const language of LANGUAGES) {
    const source = join(root, `content/i18n/${language}.json`);
    await copyFile(source, join(folder, `${language}.json`));
    const version = createHash('sha256')
      .update(await readFile(source))
      .digest('hex')
      .slice(0, 10);
    texts[language] = `/assets/i18n/${language}.json?v=${version}`;
  }
  return texts;
}
