import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import { isLanguage, type Language } from '#contract/language.ts';
import type { BuiltAssets, BuiltFiles } from '#contract/render.ts';
import { IN_DEFAULT, ofEachLanguage, textsIn } from '#contract/texts.ts';
import { keysIn } from './screenTexts.ts';
import { SCREENS_FILE, type ScreenImports } from './screensPlugin.ts';

const ENTRY = 'web/app/entry.tsx';
const TEXTS = 'assets/i18n';
const OFFLINE = ['web/app/copy/CopyParts.tsx'];
const OWN_OFFLINE = [
  'web/forms/FormDialog.tsx',
  'web/screens/ownStoplight/Step.tsx',
  'drawings:corto',
  'drawings:resto',
];

/**
 * Puts down for the server what Vite made in the release's folder: which files a page names. Writes the text files into their
 * public place.
 */
export async function writeAssets(
  root: string,
  release: string,
  { head, photographs }: { head: { code: string; hash: string }; photographs: BuiltAssets['photographs'] },
): Promise<void> {
  const client = join(release, 'client');
  const json = async (path: string) => JSON.parse(await readFile(join(client, path), 'utf8')) as unknown;
  const manifest = (await json('.vite/manifest.json')) as Manifest;
  const imports = (await json(SCREENS_FILE)) as ScreenImports;

  const always = reach(manifest, [ENTRY]);
  const texts = await copyTexts(root, client);
  const screens: BuiltAssets['screens'] = {};
  for (const [screen, sources] of Object.entries(imports)) {
    const elsewhere = Object.values(imports)
      .flat()
      .filter((source) => !sources.includes(source));
    const code = await readAll(
      client,
      reach(manifest, [ENTRY, ...sources], { lazyToo: true, without: elsewhere }).modules,
    );
    screens[screen] = {
      ...without(reach(manifest, sources), always),
      texts: await writeTexts(client, basename(screen, '.screen.tsx'), code),
    };
  }

  const assets: BuiltAssets = {
    headScript: head.code,
    headScriptHash: head.hash,
    entry: `/${chunkOf(manifest, ENTRY).file}`,
    always,
    screens,
    offline: without(reach(manifest, OFFLINE), always),
    ownOffline: without(reach(manifest, OWN_OFFLINE), always),
    content: contentModules(manifest),
    texts,
    photographs,
  };
  await writeFile(join(release, 'assets.json'), JSON.stringify(assets, null, 1));
}

/** Each content file is a module a language, told apart by its query (contentPlugin.ts). */
function contentModules(manifest: Manifest): BuiltAssets['content'] {
  const content: Record<string, Partial<BuiltAssets['content'][string]>> = {};
  for (const [source, { file }] of Object.entries(manifest)) {
    const [, name, language] = /^content\/(\w+)\.json\?lang=([\w-]+)$/.exec(source) ?? [];
    if (name && isLanguage(language)) content[name] = { ...content[name], [language]: `/${file}` };
  }
  return content as BuiltAssets['content'];
}

interface Reach {
  /** Also what is imported later. */
  lazyToo?: boolean;
  /** Sources that are not followed. */
  without?: readonly string[];
}

/** Files of these sources' chunks and of all that they import from the start. */
function reach(
  manifest: Manifest,
  sources: readonly string[],
  { lazyToo, without: left = [] }: Reach = {},
): BuiltFiles {
  const seen = new Set<ManifestChunk>();
  const reached: ManifestChunk[] = [];
  const visit = (chunk: ManifestChunk) => {
    if (seen.has(chunk)) return;
    seen.add(chunk);
    const imported = [...(chunk.imports ?? []), ...((lazyToo && chunk.dynamicImports) || [])];
    for (const key of imported) if (!left.includes(key)) visit(chunkOf(manifest, key));
    reached.push(chunk);
  };
  for (const source of sources) visit(chunkOf(manifest, source));
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

/** Addresses of the languages' whole text files, in their public place. */
async function copyTexts(root: string, client: string): Promise<Record<Language, string>> {
  await mkdir(join(client, TEXTS), { recursive: true });
  const read = async (language: Language) =>
    JSON.parse(await readFile(join(root, `content/i18n/${language}.json`), 'utf8')) as Record<string, string>;
  const texts = await ofEachLanguage(read);
  return ofEachLanguage((language) =>
    writeText(client, `${language}.json`, `${JSON.stringify(textsIn(language, texts), null, 2)}\n`),
  );
}

/** Addresses of what one screen's code shows of them. */
async function writeTexts(client: string, screen: string, code: string): Promise<Record<Language, string>> {
  return ofEachLanguage(async (language) => {
    const all = JSON.parse(await readFile(join(client, TEXTS, `${language}.json`), 'utf8')) as Record<string, string>;
    const plain = (key: string) => (key.startsWith(IN_DEFAULT) ? key.slice(IN_DEFAULT.length) : key);
    const used = keysIn(code, Object.keys(all).map(plain));
    const part = Object.fromEntries(Object.entries(all).filter(([key]) => used.has(plain(key))));
    return writeText(client, `${language}.${screen}.json`, JSON.stringify(part));
  });
}

async function writeText(client: string, name: string, texts: string): Promise<string> {
  await writeFile(join(client, TEXTS, name), texts);
  return `/${TEXTS}/${name}?v=${createHash('sha256').update(texts).digest('hex').slice(0, 10)}`;
}

async function readAll(client: string, modules: readonly string[]): Promise<string> {
  return (await Promise.all(modules.map((path) => readFile(join(client, path), 'utf8')))).join('\n');
}
