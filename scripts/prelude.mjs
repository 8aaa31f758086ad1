// What every command needs first: packages installed, a Node new enough, dist/ built. Plain JavaScript on Node's own modules,
// because it runs on the machine's Node, before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nameOfSources, readCurrent, ROOT } from './releases.mjs';

export { ROOT };

/** The editor for staff: a package of its own, which the site does not need. */
export const EDITOR = join(ROOT, 'scripts/editor/cms');

/** The first with type stripping and node:sqlite without a flag. */
const NODE_MAJOR = 24;

const END_WITH_PARENT = pathToFileURL(join(ROOT, 'scripts/endWithParent.mjs')).href;

/**
 * Ends the process with an error of one line.
 * @param {string} line
 * @returns {never}
 */
export function stop(line) {
  console.error(line);
  process.exit(1);
}

/** Installs the packages of a folder's lockfile unless it did so before. */
export function ensureInstalled(folder = ROOT) {
  const stamp = join(folder, 'node_modules/.install-stamp');
  const lockfile = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (read(stamp) === lockfile) return;
  console.log('Installing packages…');
  // npm is a script on Windows, which needs a shell.
  const { status } = spawnSync('npm ci --no-audit --no-fund', { cwd: folder, stdio: 'inherit', shell: true });
  if (status !== 0) stop('npm ci failed: see above');
  writeFileSync(stamp, lockfile);
}

/**
 * Path of the Node that everything runs on: the machine's own where it is new enough, else the one among the packages. npm puts the
 * programs of the packages before the machine's, so that `npm start` begins on the packaged one: there npm's own is the machine's.
 * @param {{ version?: string, path?: string, npmNode?: string, packages?: string }} parts `version` and `path`: of the Node that
 *   runs this; `npmNode`: path of the one that runs npm, or empty; `packages`: folder of the installed packages
 */
export function findNode({
  version = process.versions.node,
  path = process.execPath,
  npmNode = process.env.npm_node_execpath ?? '',
  packages = join(ROOT, 'node_modules'),
} = {}) {
  if (!isBelow(path, packages) && isNew(version)) return path;
  if (npmNode && !isBelow(npmNode, packages) && isNew(versionOf(npmNode))) return npmNode;
  const windows = process.platform === 'win32';
  const platform = `${windows ? 'win' : process.platform}-${process.arch}`;
  const found = [`node-${platform}`, `node-bin-${platform}`]
    .map((name) => join(packages, name, 'bin', windows ? 'node.exe' : 'node'))
    .find(existsSync);
  return (
    found ??
    stop(`There is no packaged Node for ${process.platform} ${process.arch}: install Node ${NODE_MAJOR} or later`)
  );
}

/**
 * @param {string} version
 */
function isNew(version) {
  return Number.parseInt(version, 10) >= NODE_MAJOR;
}

/** @param {string} node */
function versionOf(node) {
  return (spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout ?? '').replace(/^v/, '');
}

/**
 * @param {string} file
 * @param {string} folder
 */
function isBelow(file, folder) {
  return existsSync(file) && existsSync(folder) && realpathSync(file).startsWith(realpathSync(folder) + sep);
}

/**
 * Builds a release when the content of a source has changed since the one that is served. Returns whether it had to. The editor
 * is installed where the site has it (EDITOR_BACKEND), and part of the release from then on.
 * @param {string} node
 * @param {{ forward?: boolean }} options `forward`: also where somebody went back to an earlier release
 */
export function ensureBuilt(node, { forward = false } = {}) {
  if (process.env.EDITOR_BACKEND || existsSync(join(EDITOR, 'node_modules'))) ensureInstalled(EDITOR);
  const current = readCurrent();
  const wanted = nameOfSources();
  if (current?.sources === wanted && (!forward || current.name === wanted)) return false;
  console.log('Building…');
  const { status } = spawnSync(node, ['scripts/build.ts'], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) stop('The build failed: see above');
  return true;
}

/**
 * Node's options of the server: without it V8 takes more of a large machine's memory before it tidies up. docs/decisions/050.
 * deploy/Containerfile has it, too.
 */
export const SERVER_OPTIONS = ['--max-old-space-size=320'];

/** A shell's exit code for a process that a signal ended is this and the signal's number. */
const SIGNAL_BASE = 128;

/**
 * Runs a script until it ends, and passes SIGINT and SIGTERM on to it. Resolves to its exit code; where a signal ended it, to
 * 128 plus the signal's number, or to 0 if we passed that signal on.
 * @param {string} node
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @param {{ endWithParent?: boolean }} options `endWithParent`: the script stops when this process is gone
 * @returns {Promise<number>}
 */
export async function run(node, args, env = {}, { endWithParent = false } = {}) {
  const child = spawn(node, endWithParent ? ['--import', END_WITH_PARENT, ...args] : args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  let passedOn = false;
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    passedOn = true;
    child.kill(signal);
  };
  process.on('SIGINT', passOn);
  process.on('SIGTERM', passOn);
  const ended = new Promise((done) => {
    child.on('exit', (code, signal) => {
      process.off('SIGINT', passOn);
      process.off('SIGTERM', passOn);
      done(signal === null ? (code ?? 1) : passedOn ? 0 : SIGNAL_BASE + constants.signals[signal]);
    });
  });
  // npm does not pass signals on. Started without npm, the server may outlive its shell.
  if (endWithParent && process.env.npm_lifecycle_event !== undefined) await import(END_WITH_PARENT);
  return ended;
}

/** @param {string} path */
function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
