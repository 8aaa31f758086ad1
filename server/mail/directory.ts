import { readFileSync } from 'node:fs';
import examples from '#content/mailboxes.json' with { type: 'json' };
import { CREDIT_OFFICES, GENERAL, GENERAL_CREDIT, INTERNSHIPS } from '#contract/mailboxes.ts';
import type { MailboxKey } from '#contract/mailboxes.ts';
import { MAILBOX_KEYS } from '#contract/mailboxKeys.ts';
import { SUBJECTS } from '#contract/toMails.ts';
import { ConfigError, isMailAddress } from '#server/config.ts';

/** Addresses of mailboxes; they leave the server only in mails. */
export interface Directory {
  /** The named mailbox, or else that of the subject; undefined if unknown. */
  keyOf: (mail: { destinatario: string; asunto: string }) => MailboxKey | undefined;
  addressOf: (key: MailboxKey) => string;
}

/** By exact subject, for mails without `destinatario` (spec 7). */
const BY_SUBJECT = new Map<string, MailboxKey>([
  [SUBJECTS.internship, INTERNSHIPS],
  [SUBJECTS.credit, GENERAL_CREDIT],
]);

const OFFICES = new Set<string>(CREDIT_OFFICES.map(({ clave }) => clave));

/**
 * Reads the JSON file of MAILBOXES, an address for each key. A missing office falls back to `credito`, any other missing key to
 * `info`, which is required. Without a file all addresses are examples. @throws ConfigError, one line per error
 */
export function readDirectory(path: string): Directory {
  const addresses: Record<string, string> = path ? readAddresses(path) : examples;
  const addressOf = (key: MailboxKey): string => {
    const above = OFFICES.has(key) ? GENERAL_CREDIT : GENERAL;
    return addresses[key] ?? (key === GENERAL ? '' : addressOf(above));
  };
  const isKey = (text: string): text is MailboxKey => (MAILBOX_KEYS as readonly string[]).includes(text);
  return {
    keyOf({ destinatario, asunto }) {
      if (destinatario === '') return BY_SUBJECT.get(asunto);
      return isKey(destinatario) ? destinatario : undefined;
    },
    addressOf,
  };
}

function readAddresses(path: string): Record<string, string> {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
    throw new ConfigError(`MAILBOXES=${path} is no readable file of JSON${code}`, { cause });
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    throw new ConfigError(`MAILBOXES=${path} is no JSON object of mailboxes and their addresses`);
  }
  const known: readonly string[] = MAILBOX_KEYS;
  const faults = Object.entries(content).flatMap(([key, address]: [string, unknown]) => {
    if (!known.includes(key)) return [`${key} is no mailbox: those of content/mailboxes.json are`];
    return typeof address === 'string' && isMailAddress(address) ? [] : [`${key} has no mail address`];
  });
  if (!(GENERAL in content)) faults.push(`${GENERAL} is missing: what belongs nowhere else goes there`);
  if (faults.length) throw new ConfigError(faults.map((fault) => `MAILBOXES=${path}: ${fault}`).join('\n'));
  return content as Record<string, string>;
}
