// What has to be true before any other script runs: packages installed, a Node new enough, dist/ built. Plain JavaScript on
// Node's own modules, because it runs on whatever Node the machine has and before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');

/** Type stripping without a flag, and node:sqlite without a warning, need this one. */
const NODE_MAJOR = 24;

/** Files and folders that dist/ is made from. */
const SOURCES = [
  'art',
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

const INSTALL_STAMP = join(ROOT, 'node_modules/.install-stamp');
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

/** Installs the packages of the lockfile where they are not there yet. */
export function ensureInstalled() {
  const lockfile = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (read(INSTALL_STAMP) === lockfile) return;
  console.log('Installing packages…');
  // Through a shell, because npm is a script on Windows.
  const { status } = spawnSync('npm ci --no-audit --no-fund', { cwd: ROOT, stdio: 'inherit', shell: true });
  if (status !== 0) stop('npm ci failed: see above');
  writeFileSync(INSTALL_STAMP, lockfile);
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

/**
 * Runs a script of ours until it ends or this process is told to stop; gives its exit code.
 * @param {string} node
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @returns {Promise<number>}
 */
export function run(node, args, env = {}) {
  return new Promise((done) => {
    const child = spawn(node, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
    // A terminal's Ctrl-C reaches both; what is sent to this process alone is handed on.
    process.on('SIGINT', () => child.kill('SIGINT'));
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    child.on('exit', (code, signal) => done(signal ? 0 : (code ?? 1)));
  });
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
