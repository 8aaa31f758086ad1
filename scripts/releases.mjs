// What dist/ holds. dist/releases/<name>/ is one build, named by its sources, and never changes once it is there; dist/current
// names the one to serve, and dist/refused.json says why what came after it is not. Builds are made in dist/building/ and come in
// by being renamed, so that what runs sees whole ones alone. Plain JavaScript on Node's own modules: see prelude.mjs.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { CODE, hashFiles } from '../server/hashFiles.mjs';

export const ROOT = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');

/** Files and folders that a release is built from. */
const SOURCES = [
  'contract',
  'content',
  'web',
  'public',
  'server/blog',
  'server/faults',
  'server/lace',
  'server/lettering',
  'server/news',
  'server/pictures/resizePicture.ts',
  'server/hashFiles.mjs',
  'scripts/build',
  'scripts/build.ts',
  'scripts/editor',
  'scripts/releases.mjs',
  'vite.config.ts',
  'package-lock.json',
];

/** The editor comes into the release where it is installed. */
const EDITOR = 'scripts/editor/cms/node_modules/decap-cms/package.json';

const DIST = join(ROOT, 'dist');
const BUILDING = join(DIST, 'building');
const RELEASES = join(DIST, 'releases');
const CURRENT = join(DIST, 'current');
const REFUSED = join(DIST, 'refused.json');

/** So many releases stay: pages that visitors have open ask for their files. */
const KEPT = 5;

/** And each stays for so long after the next one came: a server may still run it. */
const KEPT_MS = 24 * 3_600_000;

/** A build of another machine in the same folder has ended by then. */
const BUILD_LIMIT_MS = 24 * 3_600_000;

/** Name of the release that the sources make as they are now: a hash of their paths and contents. */
export function nameOfSources() {
  return hashFiles(ROOT, existsSync(join(ROOT, EDITOR)) ? [...SOURCES, EDITOR] : SOURCES);
}

/**
 * Folder of a release, which is there when the whole release is.
 * @param {string} name
 */
export function releaseFolder(name) {
  return join(RELEASES, name);
}

/** The release that is served, and the sources that it was published for; undefined where there is none. */
export function readCurrent() {
  if (!existsSync(CURRENT)) return undefined;
  const [name = '', sources = ''] = readFileSync(CURRENT, 'utf8').trim().split(' ');
  return existsSync(releaseFolder(name)) ? { name, sources } : undefined;
}

/**
 * Serves a release from now on. Puts down the server's code as it is now, too: a server that runs other code needs a new start.
 * @param {string} name
 * @param {string} sources that it is published for: others than its own where somebody went back to it
 */
export function switchTo(name, sources = name) {
  const now = new Date();
  utimesSync(releaseFolder(name), now, now);
  mkdirSync(BUILDING, { recursive: true });
  const written = join(BUILDING, `${ownMark()}.current`);
  writeFileSync(written, `${name} ${sources} ${hashFiles(ROOT, CODE)}\n`);
  renameSync(written, CURRENT);
}

/**
 * Keeps why what the sources say now cannot be served, for the editor to tell (server/editor/refused.ts); without faults
 * what was kept goes.
 * @param {string[]} faults for staff, one a line
 */
export function keepRefusal(faults = []) {
  if (faults.length === 0) {
    rmSync(REFUSED, { force: true });
    return;
  }
  mkdirSync(BUILDING, { recursive: true });
  const written = join(BUILDING, `${ownMark()}.refused`);
  writeFileSync(written, JSON.stringify({ faults }));
  renameSync(written, REFUSED);
}

/** Makes an empty folder for a build of this process. */
export function openBuild() {
  const folder = join(BUILDING, ownMark());
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * Makes a whole build the release of this name, unless another process was faster.
 * @param {string} folder
 * @param {string} name
 */
export function closeBuild(folder, name) {
  mkdirSync(RELEASES, { recursive: true });
  try {
    renameSync(folder, releaseFolder(name));
  } catch (error) {
    if (!existsSync(releaseFolder(name))) throw error;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Names of the releases, the one that was served last first. */
export function listReleases() {
  return namesIn(RELEASES).sort((one, other) => timeOf(releaseFolder(other)) - timeOf(releaseFolder(one)));
}

/** Removes old releases, and what builds left that did not end well. */
export function tidy() {
  mkdirSync(BUILDING, { recursive: true });
  const names = listReleases();
  for (const [at, name] of names.entries()) {
    const replacedAt = timeOf(releaseFolder(names[at - 1] ?? name));
    if (at < KEPT || name === readCurrent()?.name || Date.now() - replacedAt < KEPT_MS) continue;
    // First out of the way: a release that is there is whole.
    renameSync(releaseFolder(name), join(BUILDING, `${ownMark()}.${name}`));
  }
  const left = [
    ...namesIn(DIST).map((name) => join(DIST, name)),
    ...namesIn(BUILDING)
      .filter(isAbandoned)
      .map((name) => join(BUILDING, name)),
  ].filter((path) => ![BUILDING, RELEASES, CURRENT, REFUSED].includes(path));
  for (const path of left) rmSync(path, { recursive: true, force: true });
}

/** What this process writes in dist/building begins with it. */
function ownMark() {
  return `${hostname()}-${process.pid}`;
}

/** @param {string} name of what a process writes in dist/building */
function isAbandoned(name) {
  const [, host, pid, what] = /^(.*)-(\d+)(\.\w+)?$/.exec(name) ?? [];
  if (host !== hostname()) return Date.now() - timeOf(join(BUILDING, name)) > BUILD_LIMIT_MS;
  return Number(pid) === process.pid ? what !== undefined : !isRunning(Number(pid));
}

/**
 * Whether a process of this machine runs.
 * @param {number} pid
 */
export function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs as another user.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** @param {string} folder */
function namesIn(folder) {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** @param {string} path */
function timeOf(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
