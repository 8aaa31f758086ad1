import type { RecordStore } from '#web/device/recordStore.ts';
import {
  dueAt,
  toExpired,
  isExpired,
  afterAttempt,
  type OutboxMessage,
  type Outcome,
  type Waiting,
} from './message.ts';

export interface FlushParts {
  store: Pick<RecordStore<OutboxMessage>, 'all' | 'update'>;
  send: (message: Waiting) => Promise<Outcome>;
  onChange: () => void;
  now?: () => number;
  random?: () => number;
}

/** Shared by all tabs and the worker. */
const LOCK = 'outbox';

/**
 * Sends each due message once, oldest first, also those added meanwhile. When nothing answers it stops, and the others
 * count as tried. Tabs take turns.
 * `ignorePause` skips our retry delays, not the server's.
 * @throws when the store cannot be read
 */
export async function flush(parts: FlushParts, ignorePause: boolean): Promise<void> {
  const run = () => sendDue(parts, ignorePause);
  // Without Web Locks (plain http) only idempotency keys prevent duplicates.
  await (navigator.locks ? navigator.locks.request(LOCK, run) : run());
}

async function sendDue(
  { store, send, onChange, now = Date.now, random = Math.random }: FlushParts,
  ignorePause: boolean,
): Promise<void> {
  const tried = new Set<string>();
  const isNext = (one: OutboxMessage): one is Waiting =>
    one.state === 'waiting' && !tried.has(one.id) && (isExpired(one, now()) || dueAt(one, now(), ignorePause) <= now());

  for (let reached = true; reached;) {
    const due = (await store.all()).filter(isNext).sort((one, other) => one.keptAt - other.keptAt);
    const [next] = due;
    if (!next) return;
    tried.add(next.id);
    const outcome = isExpired(next, now()) ? undefined : await send(next);
    reached = outcome?.kind !== 'later' || outcome.answered;
    for (const { id } of reached ? [next] : due) {
      await store.update(id, (kept) => {
        if (kept.state !== 'waiting') return kept;
        return outcome ? afterAttempt(kept, outcome, now(), random()) : toExpired(kept);
      });
    }
    onChange();
  }
}
