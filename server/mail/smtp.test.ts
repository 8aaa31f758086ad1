import { describe, expect, it, vi } from 'vitest';
import { mailServer, openMessages, PATIENCE, type TestMessages } from '#server/testing/testMessages.ts';
import { sampleMessage } from '#server/testing/testStores.ts';

const reaches = ({ store }: Pick<TestMessages, 'store'>, state: string) =>
  vi.waitFor(async () => expect(await store.list('', 10)).toMatchObject([{ state, tries: 1 }]), PATIENCE);

describe.runIf(process.platform === 'linux')('a mail server elsewhere', () => {
  // Another loopback address, which the code does not treat as local.
  const ELSEWHERE = '127.0.0.2';

  it.each([
    ['that speaks no TLS', {}, 'TLS cannot be had from'],
    ['whose certificate nobody vouches for', { disabledCommands: ['AUTH'] }, 'the certificate'],
  ])('%s gets no word of a message, and the operator is told why', async (_what, options, said) => {
    const server = await mailServer(options, ELSEWHERE);
    const { store, worker } = openMessages({ smtpUrl: server.url });
    worker.start();
    await store.accept(sampleMessage());
    await reaches({ store }, 'waiting');
    expect((await store.list('', 1))[0]?.error).toContain(said);
    expect(server.received).toEqual([]);
  });

  it('gets messages without TLS where the operator wants it so', async () => {
    const server = await mailServer({}, ELSEWHERE);
    const { store, worker } = openMessages({ smtpUrl: `${server.url}?tls=no` });
    worker.start();
    await store.accept(sampleMessage());
    await reaches({ store }, 'done');
    expect(server.received).toHaveLength(1);
  });
});

describe('a mail server on this machine', () => {
  const auth = {
    onAuth: (_auth: unknown, _session: unknown, done: (error: null, answer: object) => void) =>
      done(null, { user: 'x' }),
  };
  const withPassword = (url: string) => url.replace('//', '//site:secret@');

  it('gets messages through TLS where it offers any, whoever vouches for it', async () => {
    const server = await mailServer({ disabledCommands: ['AUTH'] });
    const { store, worker } = openMessages({ smtpUrl: server.url });
    worker.start();
    await store.accept(sampleMessage());
    await reaches({ store }, 'done');
    expect(server.received).toMatchObject([{ secure: true }]);
  });

  it('gets a password through TLS alone', async () => {
    const server = await mailServer({ disabledCommands: [], ...auth });
    const { store, worker } = openMessages({ smtpUrl: withPassword(server.url) });
    worker.start();
    await store.accept(sampleMessage());
    await reaches({ store }, 'done');
    expect(server.received).toMatchObject([{ secure: true }]);
  });

  it('that speaks no TLS gets no password, and the operator is told why', async () => {
    const server = await mailServer({ disabledCommands: ['STARTTLS'], allowInsecureAuth: true, ...auth });
    const { store, worker } = openMessages({ smtpUrl: withPassword(server.url) });
    worker.start();
    await store.accept(sampleMessage());
    await reaches({ store }, 'waiting');
    await vi.waitFor(async () => {
      expect((await store.list('', 1))[0]?.error).toContain('TLS cannot be had from');
    }, PATIENCE);
    expect(server.received).toEqual([]);
  });
});
