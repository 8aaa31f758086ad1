import { CONTACT_TOPICS, CREDIT_OFFICES, CUSTOMER_SERVICE, type MailboxKey } from './mailboxes.ts';

/** All mailboxes. */
export const MAILBOX_KEYS: readonly MailboxKey[] = [
  ...CONTACT_TOPICS.map(({ clave }) => clave),
  CUSTOMER_SERVICE,
  ...CREDIT_OFFICES.map(({ clave }) => clave),
];
