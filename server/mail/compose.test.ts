import { describe, expect, it, vi } from 'vitest';
import { contactMail, feedbackMail } from '#contract/toMails.ts';
import { openDelivery, PATIENCE } from '#server/testing/testMessages.ts';
import { sampleMessage } from '#server/testing/testStores.ts';
import type { NewMessage } from '#server/messages/store.ts';

/** The mail that staff gets of a message, as it is read. */
async function received(message: Partial<NewMessage>) {
  const { server, store, worker, database } = await openDelivery();
  const code = await store.accept(sampleMessage(message));
  worker.wake();
  await vi.waitFor(() => expect(server.received).toHaveLength(1), PATIENCE);
  const { source = '' } = server.received[0] ?? {};
  const bytes = source
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return { code, source, database, mail: Buffer.from(bytes, 'latin1').toString('utf8') };
}

describe('the mail to staff', () => {
  it('tells the receipt, the hour in Paraguay and the visitor’s language, and that a program sent it', async () => {
    const { code, source, mail } = await received({ idioma: 'en' });
    expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(source).toMatch(new RegExp(`^X-Recibo: ${code}\\r$`, 'm'));
    expect(mail).toContain(`Recibo ${code}`);
    const hour = new Intl.DateTimeFormat('en', { timeZone: 'America/Asuncion', hour: '2-digit', hourCycle: 'h23' });
    expect(mail).toMatch(
      new RegExp(`Recibido el \\d+ de \\w+ de 20\\d\\d a las ${hour.format(Date.now())}:\\d\\d, hora de Paraguay`),
    );
    expect(mail).toContain('Escrito en la página en inglés.');
  });

  it('of a page whose language is not known says nothing of it', async () => {
    expect((await received({})).mail).not.toContain('Escrito en');
  });

  it.each([
    ['0981 123 456', 'tel:+595981123456'],
    ['+54 9 11 2345-6789', 'tel:+5491123456789'],
    ['(021) 609-277', 'tel:+59521609277'],
  ])('calls %s when it is pressed', async (celular, link) => {
    const { mail } = await received({ mensaje: contactMail({ nombre: 'Ana', celular, consulta: 'info' }).mensaje });
    expect(mail).toContain(`<a href="${link}">${celular}</a>`);
  });

  it.each(['12345', 'mañana', '" onclick="x', '0981 123 456 <a>'])('makes no link of %j', async (telefono) => {
    const { mail } = await received({
      mensaje: feedbackMail({ telefono, mensaje: 'Teléfono: 0981 123 456' }).mensaje,
    });
    expect(mail).not.toContain('<a ');
  });

  it.each(['=?utf-8?Q?Hola?=', 'Hola =?iso-8859-1?B?SG9sYQ==?= y más, '.repeat(3).trim()])(
    'shows the subject %j as it was typed, not what a mail program would read in it',
    async (asunto) => {
      const { source } = await received({ asunto });
      const header = /^Subject: ((?:.*\r\n )*.*)\r$/m.exec(source)?.[1] ?? '';
      const words = header.split(/\r\n /);
      expect(words.every((word) => /^=\?UTF-8\?Q\?[^ ?]*\?=$/.test(word))).toBe(true);
      const read = words.map((word) => word.slice(10, -2).replaceAll('_', ' ')).join('');
      expect(
        Buffer.from(
          read.replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
          'latin1',
        ).toString(),
      ).toBe(asunto);
    },
  );
});
