// Finds Firefox and WebKit, in which browser tests run beside Chromium; what is missing is said, and its tests are skipped.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const { env, platform } = process;

/** @type {Partial<Record<NodeJS.Platform, string[]>>} */
const FIREFOX = {
  linux: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
  darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  win32: [env.PROGRAMFILES, env['PROGRAMFILES(X86)']]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Mozilla Firefox/firefox.exe')),
};

/** Path of a Firefox, FIREFOX_PATH first. */
export function findFirefox() {
  return env.FIREFOX_PATH ?? FIREFOX[platform]?.find(existsSync);
}

/** Paths of WebKitGTK's driver, its small browser and the display that it needs; Linux alone has them. */
export function findWebKit() {
  const [driver, display] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
  if (platform !== 'linux' || !existsSync(driver) || !existsSync(display)) return undefined;
  const browser = readdirSync('/usr/lib')
    .map((machine) => join('/usr/lib', machine, 'webkit2gtk-4.1/MiniBrowser'))
    .find(existsSync);
  return browser ? { driver, browser, display } : undefined;
}

/** One line for each engine that this machine lacks. */
export function missingEngines() {
  return [
    ...(findFirefox() ? [] : ['Firefox (Debian: firefox-esr)']),
    ...(findWebKit() ? [] : ['WebKit (Debian: webkit2gtk-driver xvfb)']),
  ].map((name) => `Not on this machine, its tests are skipped: ${name}`);
}
