// What has to be true before any other script runs: packages installed, a Node new enough, dist/ built. Plain JavaScript on
// Node's own modules, because it runs on whatever Node the machine has and before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export const ROOT = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');

/** Type stripping without a flag, and node:sqlite without a warning, need this one. */
const NODE_MAJOR = 24;

/** Files and folders that dist/ is made from. */
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

/** What a process loads first that is to end with the one that started it. */
const TETHER = pathToFileURL(join(ROOT, 'scripts/tether.mjs')).href;

const BUILD_STAMP = join(ROOT, 'dist/.build-stamp');

/**
 * Ends the process with one clear line.
 * @param {string} line
 * @returns {never}
 */
export function stop(line) {
  console.error(line);
  process.exit(1);
}

/** Installs the packages of a folder's lockfile where they are not there yet. */
export function ensureInstalled(folder = ROOT) {
  const stamp = join(folder, 'node_modules/.install-stamp');
  const lockfile = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (read(stamp) === lockfile) return;
  console.log('Installing packages…');
  // Through a shell, because npm is a script on Windows.
  const { status } = spawnSync('npm ci --no-audit --no-fund', { cwd: folder, stdio: 'inherit', shell: true });
  if (status !== 0) stop('npm ci failed: see above');
  writeFileSync(stamp, lockfile);
}

/** The Node that everything runs on: the one among the packages, else the machine's where it is new enough. */
export function findNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const names = [`node-${platform}-${process.arch}`, `node-bin-${platform}-${process.arch}`];
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  for (const name of names) {
    const path = join(ROOT, 'node_modules', name, 'bin', file);
    if (existsSync(path)) return path;
  }
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return process.execPath;
  return stop(`There is no packaged Node for ${process.platform} ${process.arch}: install Node ${NODE_MAJOR} or later`);
}

/**
 * Builds dist/ where a source is newer than it. Returns whether it had to.
 * @param {string} node
 */
export function ensureBuilt(node) {
  const fingerprint = createHash('sha256');
  for (const source of SOURCES) addToFingerprint(fingerprint, join(ROOT, source));
  const wanted = fingerprint.digest('hex');
  if (read(BUILD_STAMP) === wanted) return false;
  console.log('Building…');
  const { status } = spawnSync(node, ['scripts/build.ts'], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) stop('The build failed: see above');
  writeFileSync(BUILD_STAMP, wanted);
  return true;
}

/** How a shell tells that a process was ended by a signal. */
const SIGNAL_BASE = 128;

/** How often the process that npm runs looks whether npm is still there. */
const PARENT_MS = 1000;

/**
 * Runs a script of ours until it ends or this process is told to stop. Gives its exit code; where a signal ended it, 128 and
 * the signal's number, as a shell says it, or 0 where that was asked of this process.
 * @param {string} node
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @param {{ tethered?: boolean }} options `tethered`: it ends, as told by SIGTERM, when this process is there no more
 * @returns {Promise<number>}
 */
export function run(node, args, env = {}, { tethered = false } = {}) {
  return new Promise((done) => {
    const child = spawn(node, tethered ? ['--import', TETHER, ...args] : args, {
      cwd: ROOT,
      stdio: ['inherit', 'inherit', 'inherit', ...(tethered ? [/** @type {const} */ ('ipc')] : [])],
      env: { ...process.env, ...env },
    });
    let asked = false;
    /** @param {NodeJS.Signals} signal */
    const hand = (signal) => {
      asked = true;
      child.kill(signal);
    };
    // A terminal's Ctrl-C reaches both; what is sent to this process alone is handed on.
    process.on('SIGINT', hand);
    process.on('SIGTERM', hand);
    if (tethered) whenNpmGoes(() => hand('SIGTERM'));
    child.on('exit', (code, signal) => {
      process.off('SIGINT', hand);
      process.off('SIGTERM', hand);
      done(signal === null ? (code ?? 1) : asked ? 0 : SIGNAL_BASE + constants.signals[signal]);
    });
  });
}

/**
 * Calls back when npm, which runs this process, has ended without telling it. Who runs the script by itself may well go away
 * and leave it running.
 * @param {() => void} gone
 */
function whenNpmGoes(gone) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const npm = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(looking);
    gone();
  }, PARENT_MS).unref();
}

/**
 * @param {import('node:crypto').Hash} fingerprint
 * @param {string} path
 */
function addToFingerprint(fingerprint, path) {
  const stats = statSync(path);
  if (stats.isDirectory()) {
    for (const name of readdirSync(path).sort()) addToFingerprint(fingerprint, join(path, name));
  } else if (!/\.test\.tsx?$/.test(path)) {
    fingerprint.update(`${path} ${stats.size} ${stats.mtimeMs}\n`);
  }
}

/** @param {string} path */
function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
