import type { RecordStore } from '#web/device/recordStore.ts';
import { dueAt, expired, isOld, settle, type OutboxMessage, type Outcome, type Waiting } from './message.ts';

export interface FlushParts {
  store: Pick<RecordStore<OutboxMessage>, 'all' | 'update'>;
  send: (message: Waiting) => Promise<Outcome>;
  /** Something became of a message. */
  onChange: () => void;
  now?: () => number;
  chance?: () => number;
}

/** All tabs of the site and its worker know it by this name. */
const LOCK = 'outbox';

/**
 * Tries every message that is due, once, the oldest first, while no other tab does; those that are put in meanwhile, too.
 * Where nobody answers, the rest is left for later. `eager`: pauses of our own are over.
 * @throws where the device's store cannot be read
 */
export async function flush(parts: FlushParts, eager: boolean): Promise<void> {
  const run = () => tryAll(parts, eager);
  // Without a secure context, or locks, the server's keys alone keep a message from coming twice.
  await (navigator.locks ? navigator.locks.request(LOCK, run) : run());
}

async function tryAll(
  { store, send, onChange, now = Date.now, chance = Math.random }: FlushParts,
  eager: boolean,
): Promise<void> {
  const tried = new Set<string>();
  const isNext = (one: OutboxMessage): one is Waiting =>
    one.state === 'waiting' && !tried.has(one.id) && (isOld(one, now()) || dueAt(one, now(), eager) <= now());

  for (let reached = true; reached;) {
    const due = (await store.all()).filter(isNext);
    const [next] = due.sort((one, other) => one.keptAt - other.keptAt);
    if (!next) return;
    tried.add(next.id);
    const outcome = isOld(next, now()) ? undefined : await send(next);
    await store.update(next.id, (kept) => {
      if (kept.state !== 'waiting') return kept;
      return outcome ? settle(kept, outcome, now(), chance()) : expired(kept);
    });
    onChange();
    reached = outcome?.kind !== 'later' || outcome.answered;
  }
}
