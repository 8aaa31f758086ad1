import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';

/** What a visitor wrote, and what can be concluded from. Empty texts: none. */
const textSchema = z.object({
  asunto: z.string(),
  mensaje: z.string(),
  responder_a: z.string(),
  /** Of all fields sent with the key. */
  hash: z.string(),
  /** Of the page that it was written on. */
  idioma: z._default(z.string(), ''),
});
export type Text = z.infer<typeof textSchema>;

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A key for one text. */
export function makeKey(): string {
  return randomBytes(32).toString('base64url');
}

/** Whoever lacks the key learns the text's length. `id` is bound to it: a text cannot be put into another message's row. */
export function seal(text: Text, key: string, id: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, Buffer.from(key, 'base64url'), iv).setAAD(Buffer.from(id));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(text), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Undefined: another key. */
export function unseal(sealed: string, key: string, id: string): Text | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv(CIPHER, Buffer.from(key, 'base64url'), bytes.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(id))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    return textSchema.parse(JSON.parse(text.toString('utf8')));
  } catch {
    return undefined;
  }
}
