import type { TextFile } from './texts.tsx';

/** What is left to fetch: nothing on the server, and where the page brought all. */
let rest: { shown: TextFile; address: string } | undefined;
let fetching: Promise<void> | undefined;

/** What the page's own screen shows, from the URL that the head script preloads (spec 1). @throws where it does not come */
export async function fetchTexts(): Promise<TextFile> {
  const address = document.querySelector<HTMLLinkElement>('link[data-texts]')?.href;
  if (!address) throw new Error('the document names no texts');
  return read(address);
}

/** From now on another screen waits for all texts of the language: `shown` holds those of one. */
export function fetchOthersLater(shown: TextFile): void {
  const link = document.querySelector<HTMLLinkElement>('link[data-texts]');
  const address = link?.dataset.texts;
  if (address && !link.href.endsWith(address)) rest = { shown, address };
}

/** Adds what `fetchTexts` left out. @throws where it does not come; the next call tries again */
export function fetchOthers(): Promise<void> {
  if (!rest) return Promise.resolve();
  fetching ??= complete(rest);
  return fetching;
}

async function complete({ shown, address }: { shown: TextFile; address: string }): Promise<void> {
  try {
    Object.assign(shown, await read(address));
    rest = undefined;
  } finally {
    fetching = undefined;
  }
}

async function read(address: string): Promise<TextFile> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`texts: ${response.status}`);
  return (await response.json()) as TextFile;
}
