import type { Dialect } from './database.ts';

/**
 * `id`: the Idempotency-Key. `hash`: of the fields sent with it. `asunto`, `mensaje`, `responder_a`: null once deleted. `mark`: why
 * the message looks automatic, or empty. `due_at`: next try, or end of the lease. `since_at`: first try, or the operator's retry.
 * `ended_at`: null until done, dead or dropped.
 */
export const SCHEMA = [
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
];

/** `tries` is a fencing token: it has increased if another worker took over the message. */
export function toStatements({ now, skipLocked }: Dialect) {
  const held = `where id = $1 and tries = $2 and state = 'leased' returning id`;
  const ended = `and ended_at <= ${now} -`;
  return {
    insert: `insert into messages
      (id, code, hash, destinatario, asunto, mensaje, responder_a, mark, state, tries, error, accepted_at, since_at, due_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, 'waiting', 0, '', ${now}, ${now}, ${now})
      on conflict (id) do nothing returning code`,
    find: 'select code, hash from messages where id = $1',
    lease: `with picked (picked_id) as materialized (
        select id from messages where ended_at is null and due_at <= ${now} order by due_at limit $2 ${skipLocked}
      )
      update messages set state = 'leased', tries = tries + 1, due_at = ${now} + $1 from picked where id = picked_id
      returning id, code, destinatario, asunto, mensaje, responder_a, mark, tries, accepted_at, ${now} - since_at as age`,
    done: `update messages set state = 'done', ended_at = ${now}, error = '' ${held}`,
    later: `update messages set state = 'waiting', due_at = ${now} + $3, error = $4 ${held}`,
    dead: `update messages set state = 'dead', ended_at = ${now}, error = $3 ${held}`,
    state: 'select state from messages where code = $1',
    counts: `select state, count(*) as messages, max(${now} - accepted_at) as oldest from messages group by state`,
    list: `select code, destinatario, mark, state, tries, error, accepted_at, due_at from messages
      where $1 = '' or state = $1 order by accepted_at desc limit $2`,
    show: `select code, destinatario, asunto, mensaje, responder_a, mark, state, tries, error, accepted_at, due_at, ended_at
      from messages where code = $1`,
    retry: `update messages set state = 'waiting', since_at = ${now}, due_at = ${now}, ended_at = null, error = ''
      where (code = $1 or ($1 = '' and state = 'dead')) and state in ('dead', 'waiting') returning code`,
    drop: `update messages set state = case when state = 'done' then 'done' else 'dropped' end,
        ended_at = case when state = 'done' then ended_at else ${now} end,
        error = '', asunto = null, mensaje = null, responder_a = null
      where code = $1 and (state in ('dead', 'waiting') or (state = 'done' and mensaje is not null)) returning code`,
    empty: `update messages set asunto = null, mensaje = null, responder_a = null
      where state = 'done' and mensaje is not null ${ended} $1 returning id`,
    remove: `delete from messages where state in ('done', 'dropped') ${ended} $1 returning id`,
    offerSecret: 'insert into secrets (name, value) values ($1, $2) on conflict (name) do nothing',
    secret: 'select value from secrets where name = $1',
  };
}
