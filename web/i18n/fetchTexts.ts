import type { TextFile } from './texts.tsx';

/** Before each attempt. */
const PAUSES_MS = [0, 1_000, 5_000];

/** From the URL that the head script preloads (spec 1). @throws after the last attempt: the page stays plain HTML */
export async function fetchTexts(): Promise<TextFile> {
  const address = document.querySelector<HTMLLinkElement>('link[data-texts]')?.href;
  if (!address) throw new Error('the document names no texts');
  let failure: unknown;
  for (const pause of PAUSES_MS) {
    await new Promise((done) => setTimeout(done, pause));
    try {
      const response = await fetch(address);
      if (response.ok) return (await response.json()) as TextFile;
      failure = response.status;
    } catch (error) {
      failure = error;
    }
  }
  throw new Error('texts did not come', { cause: failure });
}
