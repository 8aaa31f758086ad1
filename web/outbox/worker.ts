/**
 * The service worker, built on its own as /sw.js: empties the outbox when the browser says that the network is back, also with
 * no page open. It answers no request and keeps no file.
 */
import { flush } from './flush.ts';
import { openOutboxChannel, outboxStore, tellOthers } from './outboxStore.ts';
import { sendMessage } from './sendMessage.ts';
import { SYNC_TAG } from './sync.ts';

interface SyncEvent extends Event {
  tag: string;
  waitUntil(work: Promise<void>): void;
}

const scope = globalThis as unknown as { skipWaiting: () => Promise<void> };

addEventListener('install', () => void scope.skipWaiting());

addEventListener('sync', (event) => {
  const sync = event as SyncEvent;
  if (sync.tag === SYNC_TAG) sync.waitUntil(emptyOutbox());
});

/** @throws where something still waits: the browser then tries again by itself */
async function emptyOutbox(): Promise<void> {
  const channel = openOutboxChannel();
  await flush({ store: outboxStore, send: sendMessage, onChange: () => tellOthers(channel) }, true);
  channel?.close();
  if ((await outboxStore.all()).some((one) => one.state === 'waiting')) throw new Error('messages wait');
}
