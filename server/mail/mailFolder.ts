import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { DeliveryError } from '#server/messages/deliveryWorker.ts';
import type { Mailer } from './smtp.ts';

/** Without a mail server: each mail becomes an .eml file, named by date (ledger MAIL-08). */
export function openMailFolder(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    name: folder,
    async check() {
      // Each mail makes it anew.
    },
    async send(mail) {
      const { message } = await transport.sendMail(mail);
      // A repeated delivery overwrites the same file.
      const name = `${toStamp(mail.date)}-${String(mail.messageId)
        .replace(/[^\da-f-]/g, '')
        .slice(0, 36)}.eml`;
      const path = join(folder, name);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const file = await open(`${path}.tmp`, 'w', 0o600);
        try {
          await file.writeFile(message as Buffer);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(`${path}.tmp`, path);
        return { messageId: String(mail.messageId), answer: name };
      } catch (error) {
        await rm(`${path}.tmp`, { force: true }).catch(() => undefined);
        throw new DeliveryError(`outbox ${String(Object(error).code ?? 'failed')}`);
      }
    },
    close: () => transport.close(),
  };
}

function toStamp(date: unknown): string {
  return (date instanceof Date ? date : new Date()).toISOString().replace(/[:.]/g, '-');
}

/** Deletes mails by the rule of messages that were delivered, one (`id`) or all of that age, whoever wrote them. */
export async function deleteMails(folder: string, { id = '', olderThanMs = 0 }): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.endsWith(`${id}.eml`))) {
    const path = join(folder, name);
    const { size, mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs < olderThanMs) continue;
    // What was written over is not found among the blocks that the disk has free.
    const file = await open(path, 'r+');
    try {
      await file.write(Buffer.alloc(size));
      await file.sync();
    } finally {
      await file.close();
    }
    await rm(path);
  }
}
