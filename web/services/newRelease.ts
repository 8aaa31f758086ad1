let asking: Promise<void> | undefined;

/**
 * After a chunk failed: reloads the page where the server has another release, whose build has no such chunk any more.
 * A bad line, a portal's page or a server that is down reloads nothing, and what the visitor typed stays. Several files
 * of a chunk fail at the same time: the server is asked once.
 */
export function reloadForNewRelease(): void {
  asking ??= reloadIfOutdated().finally(() => (asking = undefined));
}

async function reloadIfOutdated(): Promise<void> {
  try {
    const response = await fetch(location.pathname, { cache: 'reload' });
    const [, entry] = /data-entry="([^"]+)"/.exec(await response.text()) ?? [];
    if (response.ok && entry !== undefined && entry !== ownEntry()) location.reload();
  } catch {
    // Nobody answered: where the chunk is needed a message says so, with a retry.
  }
}

/** Path of the script that this page began with; its name changes with each release. */
function ownEntry(): string | undefined {
  return document.querySelector<HTMLElement>('script[data-entry]')?.dataset.entry;
}
