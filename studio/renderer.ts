import { chromium } from '@playwright/test';

interface Shot {
  /** A page, or the body of one. */
  html: string;
  width: number;
  height: number;
  /** JPEG quality, 1 to 100. Absent: a PNG with a transparent ground. */
  quality?: number;
}

/** Renders pages to pictures in one Chromium, one after the other. */
export interface Renderer {
  render: (shot: Shot) => Promise<Uint8Array>;
  /** Prints a page as a tagged PDF with an outline, in the size that its own styles say. */
  print: (html: string) => Promise<Uint8Array>;
  close: () => Promise<void>;
}

/** Needs a Chromium: the one in CHROMIUM_PATH, /usr/bin/chromium by default. */
export async function openRenderer(): Promise<Renderer> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--force-color-profile=srgb'],
  });
  const page = await browser.newPage();
  return {
    async render({ html, width, height, quality }) {
      await page.setViewportSize({ width, height });
      await page.setContent(html.startsWith('<!doctype') ? html : `<!doctype html><body style="margin:0">${html}`);
      await page.evaluate(async () => {
        await Promise.all(Array.from(document.images, (image) => image.decode()));
        await document.fonts.ready;
      });
      return quality
        ? page.screenshot({ type: 'jpeg', quality })
        : page.screenshot({ type: 'png', omitBackground: true });
    },
    async print(html) {
      await page.setContent(html);
      await page.evaluate(() => document.fonts.ready);
      return page.pdf({ tagged: true, outline: true, preferCSSPageSize: true });
    },
    close: () => browser.close(),
  };
}
