import type { Dialect } from './database.ts';

/** A try is never due later than this, but for a clock that jumped: two hours. */
const LATEST_MS = 7_200_000;

const TEXT = 'sealed, asunto, mensaje, responder_a, hash';
const HAS_TEXT = '(sealed is not null or mensaje is not null)';
const NO_TEXT = `sealed = null, asunto = null, mensaje = null, responder_a = null, hash = ''`;

/** `tries` is a fencing token: it has increased if another worker took over the message. */
export function toStatements({ now, skipLocked }: Dialect) {
  const held = `where id = $1 and tries = $2 and state = 'leased' returning id`;
  const ended = `and ended_at <= ${now} -`;
  const secret = '(select secret from message_keys where message_keys.id = messages.id) as secret';
  const chosen = `($1 = '' or state = $1) and ($2 = '' or destinatario = $2) and accepted_at >= $3 and accepted_at < $4`;
  const again = `update messages set state = 'waiting', since_at = ${now}, due_at = ${now}, ended_at = null, error = ''`;
  return {
    // A key that was offered before is fresh again: it would be deleted where no message has it for long.
    offerKey: `insert into message_keys (id, secret, made_at) values ($1, $2, ${now})
      on conflict (id) do update set made_at = excluded.made_at returning secret`,
    insert: `insert into messages
      (id, code, hash, destinatario, sealed, mark, state, tries, error, accepted_at, since_at, due_at)
      values ($1, $2, '', $3, $4, $5, 'waiting', 0, '', ${now}, ${now}, ${now})
      on conflict (id) do nothing returning code`,
    discard: 'delete from messages where id = $1 returning id',
    find: `select id, code, ${TEXT}, ${secret} from messages where id = $1`,
    lease: `with picked (picked_id) as materialized (
        select id from messages where ended_at is null and (due_at <= ${now} or due_at > ${now} + ${LATEST_MS})
        order by due_at limit $2 ${skipLocked}
      )
      update messages set state = 'leased', tries = tries + 1, due_at = ${now} + $1 from picked where id = picked_id
      returning id, code, destinatario, ${TEXT}, ${secret}, mark, tries, accepted_at, ${now} - since_at as age`,
    done: `update messages set state = 'done', ended_at = ${now}, error = '', message_id = $3, answer = $4 ${held}`,
    later: `update messages set state = 'waiting', due_at = ${now} + $3, error = $4 ${held}`,
    dead: `update messages set state = 'dead', ended_at = ${now}, error = $3 ${held}`,
    state: 'select state from messages where code = $1',
    counts: `select state, count(*) as messages, max(${now} - accepted_at) as oldest from messages group by state`,
    mailboxes: `select destinatario, state, count(*) as messages from messages where state in ('waiting', 'leased', 'dead')
      group by destinatario, state`,
    list: `select code, destinatario, mark, state, tries, error, accepted_at, due_at from messages
      where ${chosen} order by accepted_at desc, code limit $5 offset $6`,
    show: `select id, code, destinatario, ${TEXT}, ${secret}, mark, state, tries, error, accepted_at, due_at, ended_at,
      message_id, answer from messages where code = $1`,
    retry: `${again} where code = $1 and state in ('dead', 'waiting') and ${HAS_TEXT} returning code`,
    retryAll: `${again} where ${chosen} and state in ('dead', 'waiting') and ${HAS_TEXT} returning code`,
    drop: `update messages set state = case when state = 'done' then 'done' else 'dropped' end,
        ended_at = case when state = 'done' then ended_at else ${now} end, error = '', ${NO_TEXT}
      where code = $1 and (state in ('dead', 'waiting') or (state = 'done' and ${HAS_TEXT})) returning id`,
    empty: `update messages set ${NO_TEXT} where state = 'done' and ${HAS_TEXT} ${ended} $1 returning id`,
    remove: `delete from messages where state in ('done', 'dropped') ${ended} $1 returning id`,
    dropKey: 'delete from message_keys where id = $1',
    // Those of deleted texts, and of messages that never came: their process was killed.
    dropKeys: `delete from message_keys where id in (
        select id from messages where sealed is null and mensaje is null
      ) or (made_at < ${now} - $1 and not exists (select 1 from messages where messages.id = message_keys.id))
      returning id`,
    plain: 'select id, asunto, mensaje, responder_a, hash from messages where mensaje is not null limit $1',
    sealPlain: `update messages set sealed = $2, asunto = null, mensaje = null, responder_a = null, hash = ''
      where id = $1 and mensaje is not null returning id`,
    offerSecret: 'insert into secrets (name, value) values ($1, $2) on conflict (name) do nothing',
    secret: 'select value from secrets where name = $1',
    note: `insert into acts (at, who, act, code) values (${now}, $1, $2, $3)`,
    acts: 'select at, who, act, code from acts order by at desc limit $1',
    forgetActs: `delete from acts where at <= ${now} - $1`,
  };
}
