/**
 * After a chunk failed: reloads the page where the server has another release, whose build has no such chunk any more.
 * A bad line, a portal's page or a server that is down reloads nothing, and what the visitor typed stays.
 */
export function reloadForNewRelease(): void {
  asking ??= askServer().finally(() => (asking = undefined));
}

/** Several files of a chunk fail at once. */
let asking: Promise<void> | undefined;

async function askServer(): Promise<void> {
  try {
    const response = await fetch(location.pathname, { cache: 'reload' });
    const [, entry] = /data-entry="([^"]+)"/.exec(await response.text()) ?? [];
    if (response.ok && entry !== undefined && entry !== ownEntry()) location.reload();
  } catch {
    // Nobody answered: where the chunk is needed a message says so, with a retry.
  }
}

/** Path of the script that a page starts with; its name changes with each release. */
function ownEntry(): string | undefined {
  return document.querySelector<HTMLElement>('script[data-entry]')?.dataset.entry;
}

/** A style sheet that failed would count as loaded when its chunk is asked for again. */
export function removeFailedStyles(): void {
  for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!link.sheet) link.remove();
  }
}
