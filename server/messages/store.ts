import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Database, Value } from './database.ts';
import { makeCode } from './makeCode.ts';
import {
  actSchema,
  countedSchema,
  foundSchema,
  leasedSchema,
  listedSchema,
  mailboxSchema,
  plainSchema,
  shownSchema,
  stateSchema,
  toText,
  type Act,
  type Leased,
  type Listed,
  type Shown,
  type State,
} from './rows.ts';
import { makeKey, seal, type Text } from './seal.ts';
import { toStatements } from './statements.ts';
import { within } from './within.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Texts in the clear that are sealed at a time. */
const SEALED_AT_ONCE = 50;

/** After everything that can be accepted. */
const NEVER_MS = 8_640_000_000_000_000;

/** How long an answer of `check` holds, and how long it may take. */
const CHECK_MS = 2_000;
const CHECK_LIMIT_MS = 3_000;

/** What `check` stores: as long as most messages. */
const OWN_TEXT = 'x'.repeat(1_500);

const FOUND_CODE = z.object({ code: z.string() });

/** After delivery the text is deleted first, then the row (decisions 4). */
export const RETENTION = { textMs: 30 * DAY_MS, rowMs: 60 * DAY_MS } as const;

export interface NewMessage {
  /** The Idempotency-Key. */
  id: string;
  /** Of all fields sent with the key. */
  hash: string;
  /** Mailbox key. */
  destinatario: string;
  asunto: string;
  mensaje: string;
  /** Empty: none. */
  responder_a: string;
  /** Why it looks automatic, or empty. */
  mark: string;
  /** Of the page that it was written on; empty or absent: not known. */
  idioma?: string;
}

/** The same Idempotency-Key was used with other fields. */
export class KeyReused extends Error {}

/** Which messages; '' and the ends of time: all. */
export interface Chosen {
  state?: State | '';
  /** Mailbox key. */
  mailbox?: string;
  /** Accepted then or later, and before. In ms since 1970. */
  since?: number;
  until?: number;
}

/** What the mail server has of a message. */
export interface Sent {
  messageId: string;
  /** Its last response, which may name its own queue's id. */
  answer: string;
}

/** The message queue. Calls resolve once the change is on disk; of their errors only `toReason` may be logged. */
export class MessageStore {
  readonly #database: Database;
  readonly #sql: ReturnType<typeof toStatements>;
  /** Deleted keys may lie on the disk still, such as of a process that was killed before. */
  #unerased = true;
  #checked: Promise<void> = Promise.resolve();
  #checkedUntil = -Infinity;

  constructor(database: Database) {
    this.#database = database;
    this.#sql = toStatements(database.dialect);
  }

  /** Stores a message unless its key is known. Returns the receipt's code. @throws KeyReused */
  async accept({ id, destinatario, mark, ...text }: NewMessage): Promise<string> {
    const { asunto, mensaje, responder_a, hash, idioma = '' } = text;
    // First the key, which alone says nothing: a message without one would be lost.
    const sealed = await this.#seal(id, { asunto, mensaje, responder_a, hash, idioma });
    const [row] = await this.#rows(FOUND_CODE, this.#sql.insert, [id, makeCode(), destinatario, sealed, mark]);
    if (row) return row.code;
    const known = await this.known(id, hash);
    if (known === undefined) throw new Error('a message was deleted while it was sent again');
    return known;
  }

  /** The receipt's code of a known key. Once the text is deleted nobody can tell other fields. @throws KeyReused */
  async known(id: string, hash: string): Promise<string | undefined> {
    const [row] = await this.#rows(foundSchema, this.#sql.find, [id]);
    const text = row && toText(row);
    if (text && text.hash !== hash) throw new KeyReused();
    return row?.code;
  }

  /** Leases due messages for `ms`, longest due first. */
  async lease({ most, ms }: { most: number; ms: number }): Promise<Leased[]> {
    const rows = await this.#rows(leasedSchema, this.#sql.lease, [ms, most]);
    const leased: Leased[] = [];
    for (const { sealed, secret, hash, ...row } of rows) {
      const text = toText({ sealed, secret, hash, ...row });
      if (text) leased.push({ ...row, ...text });
      // Such as a copy of messages that came back without their keys.
      else await this.dead(row, 'its text cannot be read: the key is gone');
    }
    return leased;
  }

  /** Delivered. False, also below: the lease expired and another worker has the message. */
  async done({ id, tries }: Held, { messageId, answer }: Sent = { messageId: '', answer: '' }): Promise<boolean> {
    return this.#holds(this.#sql.done, [id, tries, messageId, answer]);
  }

  /** Failed; retried after `ms`. `error` is for the operator. */
  async later({ id, tries }: Held, ms: number, error: string): Promise<boolean> {
    return this.#holds(this.#sql.later, [id, tries, Math.round(ms), error]);
  }

  /** Failed for good, unless the operator retries it. */
  async dead({ id, tries }: Held, error: string): Promise<boolean> {
    return this.#holds(this.#sql.dead, [id, tries, error]);
  }

  /** Undefined: unknown or deleted. */
  async state(code: string): Promise<State | undefined> {
    const [row] = await this.#rows(z.object({ state: stateSchema }), this.#sql.state, [code]);
    return row?.state;
  }

  /** Per state: number of messages, and age of the oldest in ms. */
  counts(): Promise<z.infer<typeof countedSchema>[]> {
    return this.#rows(countedSchema, this.#sql.counts);
  }

  /** Messages that wait, are under way or dead, by mailbox. */
  mailboxes(): Promise<z.infer<typeof mailboxSchema>[]> {
    return this.#rows(mailboxSchema, this.#sql.mailboxes);
  }

  /** Newest first, without the first `skip`. */
  list(state: State | '', most: number, { skip = 0, ...chosen }: Chosen & { skip?: number } = {}): Promise<Listed[]> {
    return this.#rows(listedSchema, this.#sql.list, [...toValues({ ...chosen, state }), most, skip]);
  }

  async show(code: string): Promise<Shown | undefined> {
    const [row] = await this.#rows(shownSchema, this.#sql.show, [code]);
    if (!row) return undefined;
    const { sealed: _sealed, secret: _secret, hash: _hash, ...shown } = row;
    const text = toText(row);
    const { asunto = null, mensaje = null, responder_a = null } = text ?? {};
    return { ...shown, asunto, mensaje, responder_a };
  }

  /** Retries a dead or waiting message now. False: it is neither, or has no text. */
  retry(code: string): Promise<boolean> {
    return this.#holds(this.#sql.retry, [code]);
  }

  /** Retries the dead and waiting ones among these now. Returns the number. */
  async retryAll(chosen: Chosen): Promise<number> {
    return (await this.#database.query(this.#sql.retryAll, toValues(chosen))).length;
  }

  /**
   * Deletes the text, on the disk too; a dead or waiting message will never be delivered. Returns its id; undefined: no text, or
   * being delivered.
   */
  async drop(code: string): Promise<string | undefined> {
    const [row] = await this.#rows(z.object({ id: z.string() }), this.#sql.drop, [code]);
    if (!row) return undefined;
    await this.#database.query(this.#sql.dropKey, [row.id]);
    await this.#eraseKeys();
    return row.id;
  }

  /** Applies RETENTION, on the disk too, and seals what an older program kept in the clear. */
  async deleteExpired(): Promise<void> {
    await this.#sealPlain();
    await this.#database.query(this.#sql.empty, [RETENTION.textMs]);
    await this.#database.query(this.#sql.forgetActs, [RETENTION.rowMs]);
    const dropped = await this.#database.query(this.#sql.dropKeys, [HOUR_MS]);
    await this.#database.query(this.#sql.remove, [RETENTION.rowMs]);
    if (dropped.length || this.#unerased || this.#database.dialect.erasesCheaply) await this.#eraseKeys();
  }

  /** Writes down what an operator did. */
  async note(who: string, act: string, code: string): Promise<void> {
    await this.#database.query(this.#sql.note, [who, act, code]);
  }

  /** What operators did, the last first. */
  acts(most: number): Promise<Act[]> {
    return this.#rows(actSchema, this.#sql.acts, [most]);
  }

  /** A secret shared by all processes: the stored one, or else `offered`. */
  async secret(name: string, offered: string): Promise<string> {
    await this.#database.query(this.#sql.offerSecret, [name, offered]);
    const [row] = await this.#rows(z.object({ value: z.string() }), this.#sql.secret, [name]);
    if (!row) throw new Error('a secret was not stored');
    return row.value;
  }

  /**
   * Rejects where no message could be stored: one of our own is, and taken away before anybody sees it. However many ask, it is
   * tried once in two seconds; what takes too long has failed.
   */
  check(): Promise<void> {
    if (this.#checkedUntil <= performance.now()) {
      this.#checkedUntil = Infinity;
      this.#checked = within(this.#storeOwn(), CHECK_LIMIT_MS).finally(() => {
        this.#checkedUntil = performance.now() + CHECK_MS;
      });
    }
    return this.#checked;
  }

  close(): Promise<void> {
    return this.#database.close();
  }

  /** As `accept` does it. */
  async #storeOwn(): Promise<void> {
    const id = `check ${randomUUID()}`;
    await this.#database.together([
      [this.#sql.offerKey, [id, makeKey()]],
      [this.#sql.insert, [id, id, 'info', OWN_TEXT, '']],
      [this.#sql.discard, [id]],
      [this.#sql.dropKey, [id]],
    ]);
  }

  async #seal(id: string, text: Text): Promise<string> {
    // Whoever sends the same message at this moment may have offered one before.
    const [row] = await this.#rows(z.object({ secret: z.string() }), this.#sql.offerKey, [id, makeKey()]);
    if (!row) throw new Error('a key was not stored');
    return seal(text, row.secret, id);
  }

  async #eraseKeys(): Promise<void> {
    this.#unerased = true;
    await this.#database.eraseKeys();
    this.#unerased = false;
  }

  async #sealPlain(): Promise<void> {
    let any = false;
    for (;;) {
      const rows = await this.#rows(plainSchema, this.#sql.plain, [SEALED_AT_ONCE]);
      if (!rows.length) break;
      any = true;
      await Promise.all(
        rows.map(async ({ id, ...text }) => {
          const sealed = await this.#seal(id, { ...text, idioma: '' });
          await this.#database.query(this.#sql.sealPlain, [id, sealed]);
        }),
      );
    }
    if (any) await this.#database.eraseTexts();
  }

  async #holds(sql: string, values: readonly Value[]): Promise<boolean> {
    return (await this.#database.query(sql, values)).length > 0;
  }

  async #rows<T>(schema: z.ZodMiniType<T>, sql: string, values?: readonly Value[]): Promise<T[]> {
    return z.array(schema).parse(await this.#database.query(sql, values));
  }
}

/** Of a lease. */
type Held = Pick<Leased, 'id' | 'tries'>;

function toValues({ state = '', mailbox = '', since = 0, until = NEVER_MS }: Chosen): Value[] {
  return [state, mailbox, since, until];
}
