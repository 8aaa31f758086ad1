// What every command needs first: packages installed, a Node new enough, dist/ built. Plain JavaScript on Node's own modules,
// because it runs on the machine's Node, before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export const ROOT = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');

/** The first with type stripping and node:sqlite without a flag. */
const NODE_MAJOR = 24;

/** Files and folders that dist/ is built from. */
const SOURCES = [
  'contract',
  'content',
  'web',
  'public',
  'server/blog',
  'server/news',
  'scripts/build',
  'scripts/build.ts',
  'vite.config.ts',
  'package-lock.json',
];

const END_WITH_PARENT = pathToFileURL(join(ROOT, 'scripts/endWithParent.mjs')).href;

const BUILD_STAMP = join(ROOT, 'dist/.build-stamp');

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
 * Path of the Node that everything runs on: the machine's own where it is new enough, else the one among the packages.
 * @param {string} version of the machine's own
 * @param {string} packages folder of the installed packages
 */
export function findNode(version = process.versions.node, packages = join(ROOT, 'node_modules')) {
  if (Number.parseInt(version, 10) >= NODE_MAJOR) return process.execPath;
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
 * Builds dist/ when the content of a source has changed since the last build. Returns whether it had to.
 * @param {string} node
 */
export function ensureBuilt(node) {
  const hash = createHash('sha256');
  for (const source of SOURCES) addToHash(hash, source);
  const wanted = hash.digest('hex');
  if (read(BUILD_STAMP) === wanted) return false;
  console.log('Building…');
  const { status } = spawnSync(node, ['scripts/build.ts'], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) stop('The build failed: see above');
  writeFileSync(BUILD_STAMP, wanted);
  return true;
}

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

/**
 * Adds the paths and contents of a file or folder to the hash, tests left out.
 * @param {import('node:crypto').Hash} hash
 * @param {string} path from the root
 */
function addToHash(hash, path) {
  if (statSync(join(ROOT, path)).isDirectory()) {
    for (const name of readdirSync(join(ROOT, path)).sort()) addToHash(hash, `${path}/${name}`);
  } else if (!/\.test\.tsx?$/.test(path)) {
    const bytes = readFileSync(join(ROOT, path));
    hash.update(`${path} ${bytes.length}\n`).update(bytes);
  }
}

/** @param {string} path */
function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
