import * as z from 'zod/mini';
import { unseal, type Text } from './seal.ts';

export const STATES = ['waiting', 'leased', 'done', 'dead', 'dropped'] as const;
export type State = (typeof STATES)[number];

// Postgres returns bigint as text.
export const number = z.coerce.number();
const nullable = z.nullable(z.string());
export const stateSchema = z.enum(STATES);

/** A row's text: sealed, in the clear (of an older program), or deleted. */
const textColumns = z.object({
  id: z.string(),
  sealed: nullable,
  secret: nullable,
  asunto: nullable,
  mensaje: nullable,
  responder_a: nullable,
  hash: z.string(),
});
type TextColumns = z.infer<typeof textColumns>;

export const foundSchema = z.extend(textColumns, { code: z.string() });

export const countedSchema = z.object({ state: stateSchema, messages: number, oldest: number });

export const mailboxSchema = z.object({ destinatario: z.string(), state: stateSchema, messages: number });

export const leasedSchema = z.extend(textColumns, {
  code: z.string(),
  destinatario: z.string(),
  mark: z.string(),
  tries: number,
  accepted_at: number,
  age: number,
});

/** `age`: ms since the first try. */
export type Leased = Omit<z.infer<typeof leasedSchema>, keyof TextColumns> & { id: string } & Omit<Text, 'hash'>;

export const listedSchema = z.object({
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

export const shownSchema = z.extend(listedSchema, {
  ...textColumns.shape,
  ended_at: z.nullable(number),
  message_id: z.string(),
  answer: z.string(),
});

/** Texts are null once deleted. */
export type Shown = Omit<z.infer<typeof shownSchema>, 'sealed' | 'secret' | 'hash'>;

export const actSchema = z.object({ at: number, who: z.string(), act: z.string(), code: z.string() });
export type Act = z.infer<typeof actSchema>;

export const plainSchema = z.object({
  id: z.string(),
  asunto: z.string(),
  mensaje: z.string(),
  responder_a: z.string(),
  hash: z.string(),
});

/** Undefined: deleted, or sealed with a key that is gone. */
export function toText({ id, sealed, secret, asunto, mensaje, responder_a, hash }: TextColumns): Text | undefined {
  if (sealed !== null) return secret === null ? undefined : unseal(sealed, secret, id);
  if (asunto === null || mensaje === null) return undefined;
  return { asunto, mensaje, responder_a: responder_a ?? '', hash, idioma: '' };
}
