import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { CODE_LETTERS } from '#contract/receipts.ts';
import type { Database, Value } from './database.ts';
import { toStatements } from './statements.ts';

const DAY_MS = 86_400_000;

/** After delivery the text is deleted first, then the row (decisions 4). */
export const RETENTION = { textMs: 30 * DAY_MS, rowMs: 60 * DAY_MS } as const;

export const STATES = ['waiting', 'leased', 'done', 'dead', 'dropped'] as const;
export type State = (typeof STATES)[number];

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
}

/** The same Idempotency-Key was used with other fields. */
export class KeyReused extends Error {}

// Postgres returns bigint as text.
const number = z.coerce.number();
const nullable = z.nullable(z.string());
const stateSchema = z.enum(STATES);
const found = z.object({ code: z.string(), hash: z.string() });
const counted = z.object({ state: stateSchema, messages: number, oldest: number });

const leasedSchema = z.object({
  id: z.string(),
  code: z.string(),
  destinatario: z.string(),
  asunto: z.string(),
  mensaje: z.string(),
  responder_a: z.string(),
  mark: z.string(),
  tries: number,
  accepted_at: number,
  age: number,
});
/** `age`: ms since the first try. */
export type Leased = z.infer<typeof leasedSchema>;

const listedSchema = z.object({
  code: z.string(),
  destinatario: z.string(),
  mark: z.string(),
  state: stateSchema,
  tries: number,
  error: z.string(),
  accepted_at: number,
  due_at: number,
});
export type Listed = z.infer<typeof listedSchema>;

const shownSchema = z.extend(listedSchema, {
  asunto: nullable,
  mensaje: nullable,
  responder_a: nullable,
  ended_at: z.nullable(number),
});
export type Shown = z.infer<typeof shownSchema>;

/** The message queue. Calls resolve once the change is on disk; of their errors only `toReason` may be logged. */
export class MessageStore {
  readonly #database: Database;
  readonly #sql: ReturnType<typeof toStatements>;

  constructor(database: Database) {
    this.#database = database;
    this.#sql = toStatements(database.dialect);
  }

  /** Stores a message unless its key is known. Returns the receipt's code. @throws KeyReused */
  async accept({ id, hash, destinatario, asunto, mensaje, responder_a, mark }: NewMessage): Promise<string> {
    const values = [id, makeCode(), hash, destinatario, asunto, mensaje, responder_a, mark];
    const [row] = await this.#rows(z.pick(found, { code: true }), this.#sql.insert, values);
    if (row) return row.code;
    const known = await this.known(id, hash);
    if (known === undefined) throw new Error('a message was deleted while it was sent again');
    return known;
  }

  /** The receipt's code of a known key. @throws KeyReused */
  async known(id: string, hash: string): Promise<string | undefined> {
    const [row] = await this.#rows(found, this.#sql.find, [id]);
    if (row && row.hash !== hash) throw new KeyReused();
    return row?.code;
  }

  /** Leases due messages for `ms`, longest due first. */
  lease({ most, ms }: { most: number; ms: number }): Promise<Leased[]> {
    return this.#rows(leasedSchema, this.#sql.lease, [ms, most]);
  }

  /** Delivered. False, also below: the lease expired and another worker has the message. */
  async done({ id, tries }: Leased): Promise<boolean> {
    return this.#holds(this.#sql.done, [id, tries]);
  }

  /** Failed; retried after `ms`. `error` is for the operator. */
  async later({ id, tries }: Leased, ms: number, error: string): Promise<boolean> {
    return this.#holds(this.#sql.later, [id, tries, Math.round(ms), error]);
  }

  /** Failed for good, unless the operator retries it. */
  async dead({ id, tries }: Leased, error: string): Promise<boolean> {
    return this.#holds(this.#sql.dead, [id, tries, error]);
  }

  /** Undefined: unknown or deleted. */
  async state(code: string): Promise<State | undefined> {
    const [row] = await this.#rows(z.object({ state: stateSchema }), this.#sql.state, [code]);
    return row?.state;
  }

  /** Per state: number of messages, and age of the oldest in ms. */
  counts(): Promise<z.infer<typeof counted>[]> {
    return this.#rows(counted, this.#sql.counts);
  }

  /** Newest first; state '' means all. */
  list(state: State | '', most: number): Promise<Listed[]> {
    return this.#rows(listedSchema, this.#sql.list, [state, most]);
  }

  async show(code: string): Promise<Shown | undefined> {
    return (await this.#rows(shownSchema, this.#sql.show, [code]))[0];
  }

  /** Retries a dead or waiting message now; without a code all dead ones. Returns the number. */
  async retry(code = ''): Promise<number> {
    return (await this.#database.query(this.#sql.retry, [code])).length;
  }

  /** Deletes the text; a dead or waiting message will never be delivered. False: no text, or being delivered. */
  drop(code: string): Promise<boolean> {
    return this.#holds(this.#sql.drop, [code]);
  }

  /** Applies RETENTION, on the disk too. */
  async deleteExpired(): Promise<void> {
    const emptied = await this.#database.query(this.#sql.empty, [RETENTION.textMs]);
    const removed = await this.#database.query(this.#sql.remove, [RETENTION.rowMs]);
    if (emptied.length + removed.length) await this.#database.query(this.#database.dialect.reclaim);
  }

  /** A secret shared by all processes: the stored one, or else `offered`. */
  async secret(name: string, offered: string): Promise<string> {
    await this.#database.query(this.#sql.offerSecret, [name, offered]);
    const [row] = await this.#rows(z.object({ value: z.string() }), this.#sql.secret, [name]);
    if (!row) throw new Error('a secret was not stored');
    return row.value;
  }

  /** Rejects if the database is unreachable. */
  async ping(): Promise<void> {
    await this.#database.query('select 1 as ok');
  }

  close(): Promise<void> {
    return this.#database.close();
  }

  async #holds(sql: string, values: readonly Value[]): Promise<boolean> {
    return (await this.#database.query(sql, values)).length > 0;
  }

  async #rows<T>(schema: z.ZodMiniType<T>, sql: string, values?: readonly Value[]): Promise<T[]> {
    return z.array(schema).parse(await this.#database.query(sql, values));
  }
}

/** Twelve random letters in groups of four (contract/receipts.ts). */
function makeCode(): string {
  const letters = Array.from(randomBytes(12), (byte) => CODE_LETTERS[byte % CODE_LETTERS.length]);
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

/** Code and SQLite's fixed text of a database error: its message may contain a visitor's text and must not be logged. */
export function toReason(error: unknown): string {
  const { code, errstr, name } = Object(error) as { code?: unknown; errstr?: unknown; name?: unknown };
  return [code ?? name ?? typeof error, errstr].filter((part) => typeof part === 'string').join(' ');
}
