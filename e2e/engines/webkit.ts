import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { Builder, Capabilities, Key as Code, Origin, type WebDriver } from 'selenium-webdriver';
import { freePort } from '#server/testing/freePort.ts';
import type { Driver, Engine, Key } from './driver.ts';

/** Paths of programs. */
interface Programs {
  driver: string;
  browser: string;
  display: string;
}

/** Without it the browser's own buttons keep the window from being as narrow as a phone. */
const NARROW = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px }';

/** Through buffers of a graphics card, which a virtual display lacks, its pages take twice the time of the processor. */
const DRAWN_IN_MEMORY = { WEBKIT_DISABLE_DMABUF_RENDERER: '1' };

/** How long a window may take to open on a busy machine. */
const OPENING_MS = 25_000;

/**
 * The driver picks a free port for its browser, which takes it a moment later. What else runs here may have it by then,
 * and the driver waits for ever: such a window is given up, and opened by a new driver.
 */
const OPENINGS = 3;

/** A display; each window is a browser of its own that keeps nothing, with a driver of its own. */
export async function startWebKit(programs: Programs): Promise<Engine> {
  const config = await mkdtemp(join(tmpdir(), 'webkit-'));
  await mkdir(join(config, 'gtk-3.0'));
  await writeFile(join(config, 'gtk-3.0/gtk.css'), NARROW);

  const screen = spawn(programs.display, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const stop = () => screen.kill();
  process.once('exit', stop);
  const [number] = (await once(createInterface(screen.stdio[3] as NodeJS.ReadableStream), 'line')) as [string];
  // Its sandbox does not start for root.
  const unsandboxed = process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {};
  const env = { ...process.env, ...unsandboxed, ...DRAWN_IN_MEMORY, DISPLAY: `:${number}`, XDG_CONFIG_HOME: config };

  const open = async (width: number, height: number): Promise<Driver> => {
    const { url, end } = await startRemote(programs.driver, env);
    try {
      return toDriver(await withTimeout(openWindow(url, programs.browser, width, height), OPENING_MS), end);
    } catch (error) {
      await end();
      throw error;
    }
  };
  return {
    newWindow: async (width, height) => {
      for (let opening = 1; opening < OPENINGS; opening++) {
        const driver = await open(width, height).catch(() => undefined);
        if (driver) return driver;
      }
      return open(width, height);
    },
    close: async () => {
      process.off('exit', stop);
      const ended = once(screen, 'exit');
      stop();
      await ended;
      await rm(config, { recursive: true, force: true });
    },
  };
}

/** A driver that answers. `end` ends it and its browser. */
async function startRemote(
  program: string,
  env: NodeJS.ProcessEnv,
): Promise<{ url: string; end: () => Promise<void> }> {
  const port = await freePort();
  // In a group of its own, with the browser that it starts. It warns of sound and of services of a desktop.
  const remote = spawn(program, [`--port=${port}`], { stdio: 'ignore', env, detached: true });
  const isRunning = () => remote.exitCode === null && remote.signalCode === null;
  const kill = () => {
    if (remote.pid !== undefined && isRunning()) process.kill(-remote.pid, 'SIGKILL');
  };
  process.once('exit', kill);
  const url = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { message: 'the driver of WebKit answers', intervals: [50] }).toBe(true);
  return {
    url,
    end: async () => {
      process.off('exit', kill);
      const ended = isRunning() && once(remote, 'exit');
      kill();
      await ended;
    },
  };
}

async function openWindow(url: string, binary: string, width: number, height: number): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  const remote = await new Builder().usingServer(url).withCapabilities(capabilities).build();
  await resize(remote, width, height);
  return remote;
}

async function resize(remote: WebDriver, width: number, height: number): Promise<void> {
  await remote.manage().window().setRect({ x: 0, y: 0, width, height });
}

const CODES: Record<Key, string> = {
  Enter: Code.ENTER,
  Tab: Code.TAB,
  Escape: Code.ESCAPE,
  Space: Code.SPACE,
  Backspace: Code.BACK_SPACE,
  Home: Code.HOME,
  End: Code.END,
  PageDown: Code.PAGE_DOWN,
  ArrowLeft: Code.ARROW_LEFT,
  ArrowRight: Code.ARROW_RIGHT,
  ArrowDown: Code.ARROW_DOWN,
};

/** Far more than a script of ours takes on a busy machine. */
const ANSWER_MS = 10_000;

function withTimeout<T>(answer: Promise<T>, ms: number): Promise<T> {
  const noAnswer = async (): Promise<never> => {
    await setTimeout(ms, undefined, { ref: false });
    throw new Error(`WebKit gave no answer for ${ms} ms`);
  };
  return Promise.race([answer, noAnswer()]);
}

/** `end` ends the driver. */
function toDriver(remote: WebDriver, end: () => Promise<void>): Driver {
  const evaluate = <A extends unknown[], R>(script: (...args: A) => R, ...args: A) =>
    // The driver gives no answer for a page that is exchanged meanwhile.
    withTimeout(remote.executeScript<Awaited<R>>(script, ...args), ANSWER_MS);
  return {
    problems: [],
    evaluate,
    open: (url) => remote.get(url),
    back: () => remote.navigate().back(),
    reload: () => remote.navigate().refresh(),
    resize: (width, height) => resize(remote, width, height),
    click: (x, y) =>
      remote
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT })
        .click()
        .perform(),
    type: (text) => remote.actions().sendKeys(text).perform(),
    press: (key, withShift = false) => {
      const actions = remote.actions();
      if (withShift) actions.keyDown(Code.SHIFT);
      actions.sendKeys(CODES[key]);
      if (withShift) actions.keyUp(Code.SHIFT);
      return actions.perform();
    },
    screenshot: async () => Buffer.from(await remote.takeScreenshot(), 'base64'),
    close: end,
  };
}
