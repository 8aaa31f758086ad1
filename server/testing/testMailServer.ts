import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';

export interface Received {
  from: string;
  to: string[];
  /** Headers and body. */
  source: string;
  messageId: string;
  /** It came through TLS. */
  secure: boolean;
}

/** `takes-and-hangs-up` receives the mail but disconnects without a response. */
export type Mood =
  | 'takes'
  | 'hangs-up'
  | 'takes-and-hangs-up'
  | 'silent'
  | { at: 'connect' | 'sender' | 'recipient' | 'mail'; code: number; enhanced?: string };

export interface TestMailServer {
  url: string;
  received: Received[];
  mood: Mood;
  /** Mails being received now, and the maximum so far. */
  atOnce: number;
  most: number;
  /** Closes the port. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** A real mail server in this process; call `stop` at the end. */
export async function startMailServer(options: SMTPServerOptions = {}, host = '127.0.0.1'): Promise<TestMailServer> {
  let port = 0;
  let server: SMTPServer | undefined;
  const mailServer: TestMailServer = {
    url: '',
    received: [],
    mood: 'takes',
    atOnce: 0,
    most: 0,
    async stop() {
      if (!server) return;
      const closing = server;
      server = undefined;
      for (const connection of closing.connections) connection.close();
      await new Promise<void>((done) => closing.close(() => done()));
    },
    async start() {
      server = new SMTPServer({
        disabledCommands: ['AUTH', 'STARTTLS'],
        disableReverseLookup: true,
        closeTimeout: 100,
        logger: false,
        onConnect: (_session, done) => done(refusal('connect')),
        onMailFrom: (_address, _session, done) => done(refusal('sender')),
        onRcptTo: (_address, _session, done) => done(refusal('recipient')),
        onData: (stream, session, done) => void take(stream, session, done),
        ...options,
      });
      // Tests break connections on purpose.
      server.on('error', () => undefined);
      const listening = server.listen(port, host);
      await once(listening, 'listening');
      const address = listening.address();
      if (typeof address === 'object' && address) port = address.port;
      mailServer.url = `smtp://${host}:${port}`;
    },
  };

  const refusal = (at: string): Error | null => {
    const { mood } = mailServer;
    if (typeof mood !== 'object' || mood.at !== at) return null;
    const said = [mood.enhanced, 'not this one'].filter(Boolean).join(' ');
    return Object.assign(new Error(said), { responseCode: mood.code });
  };

  const hangUp = () => {
    for (const connection of server?.connections ?? []) connection.close();
  };

  const take = async (
    stream: SMTPServerDataStream,
    { envelope, secure }: Pick<SMTPServerSession, 'envelope' | 'secure'>,
    done: (error?: Error | null) => void,
  ) => {
    mailServer.atOnce += 1;
    mailServer.most = Math.max(mailServer.most, mailServer.atOnce);
    const source = await text(stream).catch(() => undefined);
    mailServer.atOnce -= 1;
    // The sender was killed.
    if (source === undefined) return undefined;
    const refused = refusal('mail');
    if (refused) return done(refused);
    if (mailServer.mood === 'silent') return undefined;
    if (mailServer.mood === 'hangs-up') return hangUp();
    mailServer.received.push({
      from: envelope.mailFrom ? envelope.mailFrom.address : '',
      to: envelope.rcptTo.map(({ address }) => address),
      source,
      secure,
      messageId: /^Message-ID:\s*(<[^>]*>)/im.exec(source)?.[1] ?? '',
    });
    return mailServer.mood === 'takes-and-hangs-up' ? hangUp() : done();
  };

  await mailServer.start();
  return mailServer;
}
