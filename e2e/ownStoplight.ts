import type { Page } from '@playwright/test';
import own from '#content/ownStoplight.json' with { type: 'json' };
import { TEXTS } from './content.ts';
import { expect, ready } from './fixtures.ts';

/** Route path of Mi Semáforo. */
export const START = '/semaforo/mi-semaforo';

type Said = Record<'es' | 'en', string>;

interface Listed {
  id: string;
  corto: boolean;
  nombre: Said;
  llano?: Said;
  rojo: Said;
  amarillo: Said;
  verde: Said;
  paso?: { texto: Said };
  ayuda?: string;
}

/** `titulo`: what its question is headed with. */
export interface Asked extends Listed {
  titulo: Said;
}

export const ALL: readonly Asked[] = own.dimensiones
  .flatMap(({ indicadores }): Listed[] => indicadores)
  .map((one) => ({ ...one, titulo: one.llano ?? one.nombre }));
export const SHORT = ALL.filter(({ corto }) => corto);

export function question(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name });
}

/** Begins from the start page, which has nothing begun. */
export async function begin(page: Page, language: 'es' | 'en', length: 'short' | 'whole'): Promise<void> {
  await page.goto(`/${language}${START}/`);
  await ready(page);
  await page.getByRole('button', { name: TEXTS[language][`own.${length}`] }).click();
}

/** More than the moment that answers take. */
const READING_MS = 500;

const quickReaders = new WeakSet<Page>();

/** From now on that moment passes at once: for stories of many questions. */
export async function readQuickly(page: Page): Promise<void> {
  await page.clock.install();
  quickReaders.add(page);
}

/** Answers take a moment: the question must have been there to be read. */
export async function untilReadable(page: Page, name: string): Promise<void> {
  await expect(question(page, name)).toBeVisible();
  if (quickReaders.has(page)) await page.clock.runFor(READING_MS);
  // In each frame: `expect` would look again only after twice that moment.
  await page.waitForFunction(() => document.querySelector('[data-unread]') === null, undefined, { timeout: 15_000 });
}

export async function answer(page: Page, name: string, button: string): Promise<void> {
  await untilReadable(page, name);
  await page.getByRole('button', { name: button }).click();
}

export function kept(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('mi-semaforo'));
}

/** Puts on the device, before the first page, what lay there from an earlier visit. */
export async function seed(page: Page, lying: object): Promise<void> {
  await page.context().addInitScript((stored) => {
    if (sessionStorage.getItem('seeded') === null) localStorage.setItem('mi-semaforo', JSON.stringify(stored));
    sessionStorage.setItem('seeded', '');
  }, lying);
}

/** An answering with one colour for all. */
export function lying(colour: 'rojo' | 'amarillo', fecha: string, asked: readonly Asked[] = SHORT) {
  const respuestas = Object.fromEntries(asked.map(({ id }) => [id, colour]));
  return { largo: asked === ALL ? 'entero' : 'corto', respuestas, prioridades: [] as object[], fecha };
}
