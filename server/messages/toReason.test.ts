import { expect, it } from 'vitest';
import { openSqlite } from './sqlite.ts';
import { toReason } from './toReason.ts';
import { temporaryFolder } from '#server/testing/testStores.ts';

it('what is said of a failure holds nothing of a row', () => {
  const failure = Object.assign(new Error('Failing row contains (Ana, 0981 123456)'), {
    code: '23502',
    detail: 'Failing row contains (Ana)',
  });
  expect(toReason(failure)).toBe('23502');
  expect(toReason(new TypeError('Ana'))).toBe('TypeError');
  expect(toReason('Ana')).toBe('string');
});

it.each([
  ['42703', 'column "sealed" of relation "messages" does not exist', /^a column is missing.*\(42703: column "sealed"/],
  ['42703', 'column "Ana, 0981" does not exist', /^a column is missing[^"]*\(42703\)$/],
  ['42501', 'permission denied for table messages', /^the role lacks a right \(42501: permission denied for table/],
  ['28P01', 'password authentication failed', /^the database refuses our name or password \(28P01\)$/],
  ['53100', 'could not extend file', /^the disk is full/],
  ['ECONNREFUSED', 'connect', /^nothing listens where the database should be/],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'x', /^no authority that we trust vouches/],
])('Postgres’ %s, %s, is said in words', (code, message, said) => {
  expect(toReason(Object.assign(new Error(message), { code }))).toMatch(said);
});

it('an older table and a folder that cannot be had are said in words in SQLite, too', async () => {
  const database = openSqlite(`${temporaryFolder()}/messages.db`);
  const failure = (sql: string) => database.query(sql).then(String, toReason);
  expect(await failure('select nobody from messages')).toMatch(/^a column is missing.*no such column: nobody\)$/);
  expect(await failure('select * from nowhere')).toMatch(/^a table is missing.*no such table: nowhere\)$/);
  await database.close();
});
