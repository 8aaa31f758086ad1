import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MAILBOX_KEYS } from '#contract/mailboxKeys.ts';
import { temporaryFolder } from '#server/testing/testStores.ts';
import { readDirectory } from './directory.ts';

/** Reads a file with this content. */
function directoryOf(content: unknown) {
  const path = join(temporaryFolder(), 'mailboxes.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return readDirectory(path);
}

it('without a file every mailbox has an example for an address, which no mail reaches', () => {
  const { addressOf } = readDirectory('');
  const addresses = MAILBOX_KEYS.map(addressOf);
  expect(addresses.filter((address) => !/^[\w.-]+@fundacionparaguaya\.example$/.test(address))).toEqual([]);
  expect(new Set(addresses).size).toBe(MAILBOX_KEYS.length);
});

it('a file may name the general mailbox alone: everything goes there', () => {
  const { addressOf } = directoryOf({ info: 'info@example.org' });
  expect(new Set(MAILBOX_KEYS.map(addressOf))).toEqual(new Set(['info@example.org']));
});

it('an office that a file does not name goes to the general mailbox for credit, all else to the general one', () => {
  const { addressOf } = directoryOf({
    info: 'info@example.org',
    credito: 'credito@example.org',
    'credito-luque': 'luque@example.org',
  });
  expect(['credito-luque', 'credito-pilar', 'credito', 'pasantias'].map((key) => addressOf(key as 'info'))).toEqual([
    'luque@example.org',
    'credito@example.org',
    'credito@example.org',
    'info@example.org',
  ]);
});

it.each([
  ['no JSON', '{', /is no readable file of JSON$/],
  ['a list', [], /is no JSON object/],
  ['no general mailbox', { credito: 'a@example.org' }, /: info is missing/],
  ['a mailbox that is none', { info: 'a@example.org', luque: 'a@example.org' }, /: luque is no mailbox/],
  ['two addresses in one', { info: 'a@example.org, b@example.org' }, /: info has no mail address$/],
  ['a line break', { info: 'a@example.org\r\nBcc: b@example.org' }, /: info has no mail address$/],
  ['no address', { info: 7 }, /: info has no mail address$/],
])('a file with %s is named in one clear line', (_what, content, said) => {
  expect(() => directoryOf(content)).toThrow(said);
});

it('a file that is not there is named', () => {
  expect(() => readDirectory('nowhere.json')).toThrow('MAILBOXES=nowhere.json is no readable file of JSON (ENOENT)');
});
