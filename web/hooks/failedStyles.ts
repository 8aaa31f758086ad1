const failed = new Set<HTMLLinkElement>();

/** On a style sheet that `insistOnStyles` (web/app) asks for again and again. */
export const INSISTED = 'data-insisted';

export function watchFailedStyles(): void {
  const add = ({ target }: Event) => {
    if (isStyle(target) && !target.hasAttribute(INSISTED)) failed.add(target);
  };
  // In the capture phase, because these events do not bubble.
  addEventListener('error', add, { capture: true });
}

export function isStyle(target: EventTarget | null): target is HTMLLinkElement {
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet';
}

/**
 * Vite fetches the style sheet of a chunk once, even when that failed: code that is tried again would come without it.
 * @throws when one fails again; like Vite, tells the page first, as a new release may be the reason
 */
export async function reloadFailedStyles(): Promise<void> {
  const links = [...failed];
  failed.clear();
  try {
    await Promise.all(links.map((link) => reloadStyle(link).loaded));
  } catch (error) {
    dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
    throw error;
  }
}

/** Replaces the link by a copy, which is fetched. `loaded` rejects when that fails. */
export function reloadStyle(link: HTMLLinkElement): { copy: HTMLLinkElement; loaded: Promise<void> } {
  const copy = document.createElement('link');
  for (const { name, value } of link.attributes) copy.setAttribute(name, value);
  const loaded = new Promise<void>((resolve, reject) => {
    copy.addEventListener('load', () => resolve());
    copy.addEventListener('error', () => reject(new Error(`Unable to load ${copy.href}`)));
  });
  link.replaceWith(copy);
  return { copy, loaded };
}
