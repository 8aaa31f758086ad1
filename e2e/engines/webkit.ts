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

/** A display, and the driver on it; each window is a browser of its own that keeps nothing. */
export async function startWebKit({ driver, browser, display }: Programs): Promise<Engine> {
  const config = await mkdtemp(join(tmpdir(), 'webkit-'));
  await mkdir(join(config, 'gtk-3.0'));
  await writeFile(join(config, 'gtk-3.0/gtk.css'), NARROW);

  const screen = spawn(display, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(createInterface(screen.stdio[3] as NodeJS.ReadableStream), 'line')) as [string];
  const port = await freePort();
  // Its sandbox does not start for root.
  const unsandboxed = process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {};
  const remote = spawn(driver, [`--port=${port}`], {
    // Warns of sound and of services of a desktop.
    stdio: 'ignore',
    env: { ...process.env, ...unsandboxed, ...DRAWN_IN_MEMORY, DISPLAY: `:${number}`, XDG_CONFIG_HOME: config },
  });
  const url = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { message: 'the driver of WebKit answers', intervals: [50] }).toBe(true);
  const stop = () => [remote, screen].map((child) => child.kill());
  process.once('exit', stop);

  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  });
  return {
    newWindow: async () => toDriver(await new Builder().usingServer(url).withCapabilities(capabilities).build()),
    close: async () => {
      process.off('exit', stop);
      const ended = [once(remote, 'exit'), once(screen, 'exit')];
      stop();
      await Promise.all(ended);
      await rm(config, { recursive: true, force: true });
    },
  };
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

async function noAnswer(ms: number): Promise<never> {
  await setTimeout(ms, undefined, { ref: false });
  throw new Error(`WebKit gave no answer for ${ms} ms`);
}

function toDriver(remote: WebDriver): Driver {
  const evaluate = <A extends unknown[], R>(script: (...args: A) => R, ...args: A) =>
    // The driver gives no answer for a page that is exchanged meanwhile.
    Promise.race([remote.executeScript<Awaited<R>>(script, ...args), noAnswer(ANSWER_MS)]);
  return {
    problems: [],
    evaluate,
    open: (url) => remote.get(url),
    back: () => remote.navigate().back(),
    reload: () => remote.navigate().refresh(),
    resize: async (width, height) => void (await remote.manage().window().setRect({ x: 0, y: 0, width, height })),
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
    close: () => remote.quit(),
  };
}
