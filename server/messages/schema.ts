/**
 * The tables of a new store, and what makes an older one new: each entry once, in order, never changed. Only what an older program
 * beside this one can live with: a release is replaced while it runs.
 *
 * `messages`: `id`: the Idempotency-Key. `sealed`: what the visitor wrote (seal.ts), null once deleted. `asunto`, `mensaje`,
 * `responder_a`, `hash`: the same in the clear, of a program before version 2; null or empty now. `mark`: why the message looks
 * automatic, or empty. `due_at`: next try, or end of the lease. `since_at`: first try, or the operator's retry. `ended_at`: null
 * until done, dead or dropped. `message_id`, `answer`: of its mail, and what the mail server said to it.
 *
 * `message_keys`: the key of each text, apart from it (docs/decisions/053). `acts`: what operators did.
 */
export const VERSIONS: readonly (readonly string[])[] = [
  [
    `create table if not exists messages (
      id text primary key,
      code text not null unique,
      hash text not null,
      destinatario text not null,
      asunto text,
      mensaje text,
      responder_a text,
      mark text not null,
      state text not null,
      tries integer not null,
      error text not null,
      accepted_at bigint not null,
      since_at bigint not null,
      due_at bigint not null,
      ended_at bigint
    )`,
    'create index if not exists messages_due on messages (due_at) where ended_at is null',
    'create index if not exists messages_ended on messages (ended_at) where ended_at is not null',
    'create table if not exists secrets (name text primary key, value text not null)',
  ],
  [
    'alter table messages add column sealed text',
    `alter table messages add column message_id text not null default ''`,
    `alter table messages add column answer text not null default ''`,
    'create table acts (at bigint not null, who text not null, act text not null, code text not null)',
    'create index messages_plain on messages (id) where mensaje is not null',
  ],
];

/** In a place of its own: a backup of messages must not hold keys. */
export const toKeyTable = (name: string) =>
  `create table if not exists ${name} (id text primary key, secret text not null, made_at bigint not null)`;

export const VERSION_TABLE = 'create table if not exists schema_version (version integer primary key)';

/** What a store of this version lacks, the notes of its new versions included. */
export function toMigration(version: number): string[] {
  return VERSIONS.slice(version).flatMap((statements, at) => [
    ...statements,
    `insert into schema_version (version) values (${version + at + 1})`,
  ]);
}
