import { describe, expect, it } from 'vitest';
import { flush } from './flush.ts';
import { EXPIRES_AFTER_MS, newMessage, type OutboxMessage, type Outcome, type Waiting } from './message.ts';

const NOW = 1_800_000_000_000;
const LATER: Outcome = { kind: 'later', answered: true, retryAfterMs: 0 };
const NOBODY: Outcome = { kind: 'later', answered: false, retryAfterMs: 0 };
const SENT: Outcome = { kind: 'sent', code: '' };

const waiting = (id: string, keptAt = NOW) =>
  newMessage(id, { form: 'credit', values: {}, about: '', since: 0 }, {}, keptAt);

function stage(messages: OutboxMessage[], answer: (message: Waiting) => Outcome | Promise<Outcome>) {
  const kept = new Map(messages.map((one) => [one.id, one]));
  const sent: string[] = [];
  const parts = {
    store: {
      all: async () => [...kept.values()],
      update: async (id: string, change: (message: OutboxMessage) => OutboxMessage) => {
        const message = kept.get(id);
        if (message) kept.set(id, change(message));
      },
    },
    send: async (message: Waiting) => {
      sent.push(message.id);
      return answer(message);
    },
    onChange: () => {},
    now: () => NOW,
    random: () => 1,
  };
  const states = () => Object.fromEntries([...kept.values()].map(({ id, state }) => [id, state]));
  return { kept, sent, parts, states };
}

describe('a flush', () => {
  it('sends everything that waits, the oldest first, and only that', async () => {
    const back: OutboxMessage = { id: 'c', keptAt: 0, state: 'sent', code: '' };
    const { parts, sent, states } = stage([waiting('b', NOW), waiting('a', NOW - 1), back], () => SENT);
    await flush(parts, false);
    expect([sent, states()]).toEqual([['a', 'b'], { a: 'sent', b: 'sent', c: 'sent' }]);
  });

  it('sends what is put in while it runs, too', async () => {
    const { kept, parts, sent } = stage([waiting('a')], ({ id }) => {
      if (id === 'a') kept.set('b', waiting('b'));
      return SENT;
    });
    await flush(parts, false);
    expect(sent).toEqual(['a', 'b']);
  });

  it('tries each once: what has to wait is not asked for again and again [FORM-11]', async () => {
    const { parts, sent, states } = stage([waiting('a'), waiting('b', NOW + 1)], ({ id }) =>
      id === 'a' ? LATER : SENT,
    );
    await flush(parts, true);
    expect([sent, states()]).toEqual([['a', 'b'], { a: 'waiting', b: 'sent' }]);
  });

  it('leaves the rest where nobody answers: the next would not get through either [FORM-11]', async () => {
    const { kept, parts, sent } = stage([waiting('a'), waiting('b', NOW + 1)], () => NOBODY);
    await flush(parts, true);
    expect(sent).toEqual(['a']);
    // Its alert then says that it has not left.
    for (const id of ['a', 'b']) expect(kept.get(id)).toMatchObject({ state: 'waiting', tries: 1 });
  });

  it('lets a pause pass, unless something has changed [FORM-11]', async () => {
    const { parts, sent } = stage([waiting('a')], () => LATER);
    await flush(parts, false);
    await flush(parts, false);
    expect(sent).toEqual(['a']);
    await flush(parts, true);
    expect(sent).toEqual(['a', 'a']);
  });

  it('gives back what has waited for seven days without sending it [FORM-11]', async () => {
    const { kept, parts, sent } = stage([waiting('a', NOW - EXPIRES_AFTER_MS - 1)], () => SENT);
    await flush(parts, false);
    expect(sent).toEqual([]);
    expect(kept.get('a')).toMatchObject({ state: 'returned', reason: 'expired' });
  });

  it('does not bring back what its visitor threw away meanwhile', async () => {
    const { kept, parts, states } = stage([waiting('a')], () => {
      kept.delete('a');
      return LATER;
    });
    await flush(parts, false);
    expect(states()).toEqual({});
  });

  it('does not take a delivery back for a try that ended later [FORM-13]', async () => {
    const { kept, parts, states } = stage([waiting('a')], () => {
      kept.set('a', { id: 'a', keptAt: NOW, state: 'sent', code: 'A' });
      return LATER;
    });
    await flush(parts, false);
    expect(states()).toEqual({ a: 'sent' });
  });
});
