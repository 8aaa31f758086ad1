/**
 * The service worker, built on its own as /sw.js. It empties the outbox when the browser says that the network is back, also
 * with no page open; and while there is none it gives back pages that were opened before, from their copies on the device.
 */
import { answerOffline, dateOfCopy, type FetchEvent } from './offline/answerOffline.ts';
import { flush } from './outbox/flush.ts';
import { openOutboxChannel, outboxStore, announceChange } from './outbox/outboxStore.ts';
import { sendMessage } from './outbox/sendMessage.ts';
import { SYNC_TAG } from './outbox/sync.ts';

interface SyncEvent extends Event {
  tag: string;
  waitUntil(work: Promise<void>): void;
}

const scope = globalThis as unknown as { skipWaiting: () => Promise<void> };

addEventListener('install', () => void scope.skipWaiting());

// A page asks whether it is a copy (askDate.ts).
addEventListener('message', ({ data, ports }: MessageEvent) => ports[0]?.postMessage(dateOfCopy(data)));

addEventListener('fetch', (event) => answerOffline(event as FetchEvent));

addEventListener('sync', (event) => {
  const sync = event as SyncEvent;
  if (sync.tag === SYNC_TAG) sync.waitUntil(emptyOutbox());
});

/** @throws where something still waits: the browser then tries again by itself */
async function emptyOutbox(): Promise<void> {
  const channel = openOutboxChannel();
  await flush({ store: outboxStore, send: sendMessage, onChange: () => announceChange(channel) }, true);
  channel?.close();
  if ((await outboxStore.all()).some((one) => one.state === 'waiting')) throw new Error('messages wait');
}
