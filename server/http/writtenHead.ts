import type { ServerResponse } from 'node:http';

/** The head of an answer as Node wrote it, with its date left out, and with that of the second in which it was given last. */
export interface WrittenHead {
  before: string;
  after: string;
  date: string;
  text: string;
}

/**
 * Where Node keeps the head that it wrote, and whether it sent it. No page of its documentation names them, though much reads
 * them there: so it is looked at whether they hold what is expected, and whether Node goes by what was put there.
 */
type Written = ServerResponse & { _header?: unknown; _headerSent?: unknown };

const AROUND_DATE = /^(.+\r\nDate: )[^\r]+(\r\n.+)$/s;

/** Undefined where the head is not written yet, or this Node keeps it elsewhere. */
export function readHead(response: ServerResponse): WrittenHead | undefined {
  const { _header: text } = response as Written;
  const [, before, after] = (typeof text === 'string' && AROUND_DATE.exec(text)) || [];
  return before === undefined || after === undefined ? undefined : { before, after, date: '', text: '' };
}

/**
 * Gives a response the head of another one that had the same status, headers and kind of connection, with today's date. Node
 * checks and joins each header of each answer, a quarter of what a short one costs; these it has checked and joined before.
 * False where Node does not go by it: then the response has no head yet.
 */
export function giveHead(response: ServerResponse, head: WrittenHead): boolean {
  const now = dateOfNow();
  if (head.date !== now) {
    head.date = now;
    head.text = head.before + now + head.after;
  }
  (response as Written)._header = head.text;
  return response.headersSent;
}

/** The head that a response has and has not sent; undefined for any other, and where this Node keeps it elsewhere. */
export function unsentHead(response: ServerResponse): string | undefined {
  const { _header: head, _headerSent: isSent } = response as Written;
  return typeof head === 'string' && isSent === false ? head : undefined;
}

/** Tells a response that its head was sent past it. */
export function markHeadSent(response: ServerResponse): void {
  (response as Written)._headerSent = true;
}

let second = 0;
let date = '';

/** As in the Date header, which tells seconds. */
function dateOfNow(): string {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    date = new Date(now * 1000).toUTCString();
  }
  return date;
}
