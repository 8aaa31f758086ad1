import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { access, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Figure, Foundation } from '#contract/content.ts';
import type { Documents } from '#contract/documents.ts';
import type { Language } from '#contract/language.ts';
import type { BuiltAssets, RenderModule } from '#contract/render.ts';
import { ofEachLanguage, textsIn } from '#contract/texts.ts';
import type { EarlierFiles } from '#server/http/staticFiles.ts';
import { createArchive } from '#server/resources/archive.ts';
import type { ResourceSource } from '#server/resources/source.ts';

/** A release (scripts/releases.mjs), read. */
export interface Built {
  render: RenderModule['renderPage'];
  assets: BuiltAssets;
  texts: Record<Language, Record<string, string>>;
  figures: readonly Figure[];
  foundation: Foundation;
  archive: ResourceSource;
  /** Files for browsers. */
  clientFolder: string;
  /** Those of other releases, which pages that are open ask for. */
  earlier: EarlierFiles[];
  /** The editor's files, where its packages were installed when the release was built. */
  editorFolder: string | undefined;
  /** The stories' Markdown. */
  postsFolder: string;
}

/** What `dist/current` says: which release to serve, and a hash of the server's code that it was published with. */
export interface Current {
  name: string;
  code: string;
}

/** @throws Error where nothing was ever built */
export async function readCurrent(root: string): Promise<Current> {
  const [name = '', , code = ''] = (await readFile(join(root, 'dist/current'), 'utf8')).trim().split(' ');
  return { name, code };
}

/** The folder of the release that is served. @throws Error where there is none */
export async function currentRelease(root: string): Promise<string> {
  return releaseFolder(root, (await readCurrent(root)).name);
}

/** Reads a release; without a name the one that is served. @throws Error where a part is not there, or does not run */
export async function loadBuilt(root: string, name?: string): Promise<Built> {
  const release = name === undefined ? await currentRelease(root) : releaseFolder(root, name);
  const json = async (path: string) => JSON.parse(await readFile(join(release, path), 'utf8')) as unknown;
  // Written by our own build, so not validated again.
  const { renderPage } = await runRender(join(release, 'server/render.cjs'));
  const texts = await ofEachLanguage(
    async (language) => (await json(`content/i18n/${language}.json`)) as Record<string, string>,
  );
  const assets = await readAssets(release);
  const clientFolder = join(release, 'client');
  const editorFolder = join(release, 'editor');
  await Promise.all(filesOf(assets).map((file) => access(join(clientFolder, file))));
  return {
    render: renderPage,
    assets,
    texts: await ofEachLanguage(async (language) => textsIn(language, texts)),
    // Checked by the build (scripts/build/checkContent).
    figures: (await json('content/impact.json')) as Figure[],
    foundation: (await json('content/foundation.json')) as Foundation,
    archive: await loadArchive(release, clientFolder),
    clientFolder,
    editorFolder: existsSync(editorFolder) ? editorFolder : undefined,
    earlier: await findEarlier(root, release, textsOf(assets)),
    postsFolder: join(release, 'content/posts'),
  };
}

/** The site's documents with the sizes of their files; `root` is where `content/` lies. */
export async function loadArchive(root: string, clientFolder: string): Promise<ResourceSource> {
  // Checked by the build (scripts/build/checkContent).
  const documents = JSON.parse(await readFile(join(root, 'content/documents.json'), 'utf8')) as Documents;
  const folder = join(clientFolder, 'documentos');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.pdf'));
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return createArchive(documents, new Map(names.map((name, at) => [`/documentos/${name}`, sizes[at] ?? 0])));
}

function releaseFolder(root: string, name: string): string {
  return join(root, 'dist/releases', name);
}

/**
 * Runs the built module as a function made of its text: once nobody renders with an earlier release, its code is gone. What is
 * imported or required stays for ever, in Node's list of modules or among the scripts that V8 has compiled (docs/decisions/038).
 */
async function runRender(file: string): Promise<RenderModule> {
  const code = await readFile(file, 'utf8');
  const exports = {};
  // oxlint-disable-next-line typescript/no-implied-eval -- code of our own build
  const run = new Function('exports', 'require', `${code}\n//# sourceURL=${file}`) as (...given: unknown[]) => void;
  run(exports, createRequire(file));
  return exports as RenderModule;
}

async function readAssets(release: string): Promise<BuiltAssets> {
  return JSON.parse(await readFile(join(release, 'assets.json'), 'utf8')) as BuiltAssets;
}

/** The other releases that are there, the one served last first. One that cannot be read, or is being removed, is left out. */
async function findEarlier(root: string, release: string, texts: readonly string[]): Promise<EarlierFiles[]> {
  const folder = join(root, 'dist/releases');
  const folders = (await readdir(folder)).map((name) => join(folder, name)).filter((path) => path !== release);
  const found = await Promise.all(
    folders.map(async (path) => {
      try {
        const [assets, { mtimeMs }] = await Promise.all([readAssets(path), stat(path)]);
        const others = textsOf(assets).filter((address) => !texts.includes(address));
        return [{ folder: join(path, 'client'), texts: others, mtimeMs }];
      } catch {
        return [];
      }
    }),
  );
  return found.flat().toSorted((one, other) => other.mtimeMs - one.mtimeMs);
}

function textsOf({ texts, screens }: BuiltAssets): string[] {
  return [texts, ...Object.values(screens).map((screen) => screen.texts)].flatMap((each) => Object.values(each));
}

/** Paths of all files that pages name. */
function filesOf(assets: BuiltAssets): string[] {
  const { entry, always, screens, offline, ownOffline, content } = assets;
  const groups = [always, offline, ownOffline, ...Object.values(screens)];
  return [
    entry,
    ...groups.flatMap(({ modules, styles }) => [...modules, ...styles]),
    ...Object.values(content).flatMap((each) => Object.values(each)),
    ...textsOf(assets).map((address) => address.replace(/\?.*$/, '')),
  ];
}
