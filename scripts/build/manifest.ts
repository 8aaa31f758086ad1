import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import { LANGUAGES, type Language } from '#contract/language.ts';
import type { BuiltAssets } from '#contract/render.ts';

const ENTRY = 'web/app/entry.tsx';

/** Puts down for the server what Vite made: which files a page names. Copies the text files to their public place. */
export async function writeAssets(root: string, head: { code: string; hash: string }): Promise<void> {
  const client = join(root, 'dist/client');
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`${ENTRY} is not in Vite's manifest`);

  const always = reach(manifest, entry);
  const chunks: BuiltAssets['chunks'] = {};
  for (const [source, chunk] of Object.entries(manifest)) {
    if (!chunk.isDynamicEntry) continue;
    const { modules, styles } = reach(manifest, chunk);
    chunks[source] = {
      modules: modules.filter((file) => !always.modules.includes(file)),
      styles: styles.filter((file) => !always.styles.includes(file)),
    };
  }

  const assets: BuiltAssets = {
    headScript: head.code,
    headScriptHash: head.hash,
    entry: `/${entry.file}`,
    modules: always.modules,
    styles: always.styles,
    chunks,
    texts: await copyTexts(root, client),
  };
  await writeFile(join(root, 'dist/assets.json'), JSON.stringify(assets, null, 1));
}

/** Files of a chunk and of all that it imports from the start, paths from the root. */
function reach(manifest: Manifest, chunk: ManifestChunk): { modules: string[]; styles: string[] } {
  const seen = new Set<ManifestChunk>();
  const visit = (one: ManifestChunk) => {
    if (seen.has(one)) return;
    for (const key of one.imports ?? []) {
      const imported = manifest[key];
      if (imported) visit(imported);
    }
    seen.add(one);
  };
  visit(chunk);
  const reached = [...seen];
  return {
    modules: reached.map((one) => `/${one.file}`),
    styles: [...new Set(reached.flatMap((one) => one.css ?? []))].map((file) => `/${file}`),
  };
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
