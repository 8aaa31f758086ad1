// Finds a Chrome, Chromium or Edge for browser tests; installs one if the machine has none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findNode, ROOT, stop } from './prelude.mjs';

const { env, platform } = process;
const programs = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(
  (folder) => folder !== undefined,
);

/** @type {Partial<Record<NodeJS.Platform, string[]>>} */
const PLACES = {
  linux: [
    // The same engine without windows: tests take half as long.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/microsoft-edge',
    '/snap/bin/chromium',
  ],
  darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  win32: programs.flatMap((folder) => [
    join(folder, 'Google/Chrome/Application/chrome.exe'),
    join(folder, 'Microsoft/Edge/Application/msedge.exe'),
  ]),
};

/** Path of a browser: CHROME_PATH, the machine's, Playwright's, or the system's package, in this order. */
export function findBrowser() {
  return (
    env.CHROME_PATH ??
    installed() ??
    fromPlaywright() ??
    fromPackages() ??
    stop('No Chrome, Chromium or Edge: set CHROME_PATH')
  );
}

function installed() {
  return (PLACES[platform] ?? []).find(existsSync);
}

function fromPlaywright() {
  console.log('No browser found: installing one…');
  const node = findNode();
  const cli = join(ROOT, 'node_modules/playwright/cli.js');
  const { status } = spawnSync(node, [cli, 'install', 'chromium'], { cwd: ROOT, stdio: 'ignore', timeout: 300_000 });
  if (status !== 0) return undefined;
  const { stdout } = spawnSync(node, ['-e', "process.stdout.write(require('playwright').chromium.executablePath())"], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return existsSync(stdout) ? stdout : undefined;
}

function fromPackages() {
  if (platform !== 'linux') return undefined;
  const root = process.getuid?.() === 0 ? '' : 'sudo -n ';
  const install = (/** @type {string} */ name) =>
    spawnSync(`${root}apt-get install -y ${name}`, { shell: true, stdio: 'ignore' }).status === 0;
  spawnSync(`${root}apt-get update`, { shell: true, stdio: 'ignore' });
  if (!install('chromium-headless-shell')) install('chromium');
  return installed();
}
