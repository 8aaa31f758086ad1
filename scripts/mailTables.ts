import { toMailText } from '#server/mail/clean.ts';
import type { Listed, Shown } from '#server/messages/rows.ts';

/** One line a message. */
export function listing(listed: readonly Listed[]): string {
  const rows = listed.map(({ code, state, tries, accepted_at, due_at, destinatario, mark, error }) => [
    code,
    state,
    toMoment(accepted_at),
    `${tries}`,
    state === 'waiting' ? toMoment(due_at) : '',
    destinatario,
    mark,
    error,
  ]);
  return toTable([['code', 'state', 'taken', 'tries', 'next', 'mailbox', 'mark', 'error'], ...rows]);
}

export function oneMessage(message: Shown): string {
  const { code, state, tries, accepted_at, ended_at, destinatario, asunto, mensaje, responder_a, mark } = message;
  const lines = [
    ['code', code],
    ['state', state],
    ['taken', toMoment(accepted_at)],
    ['ended', ended_at === null ? '' : toMoment(ended_at)],
    ['tries', `${tries}`],
    ['mailbox', destinatario],
    ['mark', mark],
    ['error', message.error],
    ['message-id', message.message_id],
    ['answer', message.answer],
    ['subject', asunto ?? ''],
    ['reply to', responder_a ?? ''],
  ].filter(([, value]) => value);
  return `${toTable(lines)}\n\n${mensaje === null ? '(the text was deleted)' : plain(toMailText(mensaje))}`;
}

/** UTC, to the second. */
export function toMoment(ms: number): string {
  return new Date(ms).toISOString().replace('T', ' ').slice(0, 19);
}

/** Aligned columns, without control characters. */
export function toTable(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map((cell) => plain(cell).replaceAll('\n', ' ')));
  const widths = cells[0]?.map((_cell, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0))) ?? [];
  return cells
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Without control characters but line breaks. */
export function plain(text: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, ' ');
}
