import { LRUCache } from 'lru-cache';
import type { SendMailOptions } from 'nodemailer';
import { DEFAULT_LANGUAGE, inLanguage, isLanguage, type Translated } from '#contract/language.ts';
import { isMailAddress, readConfig, type Sender } from '#server/config.ts';
import type { Leased } from '#server/messages/rows.ts';
import type { RateLimit } from '#server/upstream/rateLimit.ts';
import { perHour } from './rateLimits.ts';
import type { Mailer } from './smtp.ts';

/** One address hears from us once in this time. */
const SILENCE_MS = 86_400_000;

/** Addresses remembered at a time: at the usual limit more than a day's. */
const ADDRESSES = 2_000;

/** Nothing that a visitor typed: whoever types a stranger's address must not write to them through us. */
const TEXTS: Translated<{ subject: string; text: (code: string, site: string) => string }> = {
  es: {
    subject: 'Recibimos tu mensaje',
    text: (code, site) =>
      `Recibimos el mensaje que enviaste desde el sitio web de Fundación Paraguaya.

Su código es ${code}. Con ese código podés ver en el sitio en qué está.
${site}
Este correo se envía solo y nadie lee las respuestas. Si no nos escribiste, alguien puso tu dirección por error: no hace falta que hagas nada.
`,
  },
  en: {
    subject: 'We received your message',
    text: (code, site) =>
      `We’ve received the message you sent from Fundación Paraguaya’s website.

Its code is ${code}. Enter it on the site to see where your message is.
${site}
This email was sent automatically, and nobody reads replies to it. If you didn’t write to us, someone entered your address by mistake. You don’t need to do anything.
`,
  },
};

interface Parts {
  mailer: Pick<Mailer, 'send'>;
  from: Sender;
  /** Empty: not known. */
  publicOrigin: string;
  /** To all visitors together, in each process. */
  anHour?: number;
  now?: () => number;
}

/**
 * Tells visitors who gave an address that their message is here; a courtesy that is tried once. What looks automatic gets none, an
 * address one a day.
 */
export class Confirmations {
  readonly #parts: Parts;
  readonly #limit: RateLimit;
  /** When each heard from us. */
  readonly #told = new LRUCache<string, number>({ max: ADDRESSES });
  readonly #now: () => number;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#now = parts.now ?? Date.now;
    this.#limit = perHour(parts.anHour ?? readConfig({}).limits.confirmationsPerHour, this.#now);
  }

  /** Whether one went out. */
  async send(message: Leased): Promise<boolean> {
    const { mailer, from, publicOrigin } = this.#parts;
    const address = message.responder_a.toLowerCase();
    const told = this.#told.get(address) ?? -Infinity;
    if (message.mark || !isMailAddress(address) || this.#now() - told < SILENCE_MS || !this.#limit.pass()) return false;
    this.#told.set(address, this.#now());
    try {
      await mailer.send(composeConfirmation(message, from, publicOrigin));
      return true;
    } catch {
      // The visitor has the code from the page.
      return false;
    }
  }
}

function composeConfirmation({ id, code, responder_a, idioma }: Leased, from: Sender, site: string): SendMailOptions {
  const { subject, text } = inLanguage(TEXTS, isLanguage(idioma) ? idioma : DEFAULT_LANGUAGE);
  return {
    from,
    to: { name: '', address: responder_a },
    envelope: { from: from.address, to: [responder_a] },
    subject,
    messageId: `<confirmation-${id}@${from.address.split('@')[1]}>`,
    headers: { 'X-Recibo': code, 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    text: text(code, site && `${site}\n`),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
