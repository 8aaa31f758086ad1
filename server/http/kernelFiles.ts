import { closeSync, writevSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { LRUCache } from 'lru-cache';
import type { KernelCalls } from './kernelCalls.ts';
import { markHeadSent, unsentHead } from './writtenHead.ts';

/** linux/memfd.h: no program that this one starts gets the file. */
const MFD_CLOEXEC = 1;

/** Each is an open file. */
const MOST_FILES = 64;

/**
 * Times that an answer is asked for within a second before it becomes a file, which costs as much as some copies of it. Where
 * fewer ask, Node sends all of it.
 */
const SENT_BY_NODE = 8;

/** Where in a file the kernel begins; it moves that. */
const position = new BigInt64Array(1);

/** An answer of one second: heads tell the time. */
interface Answer {
  head: string;
  asked: number;
  /** Below 0 where none was to be had. */
  file: number | undefined;
}

/** No page of Node's documentation names a socket's handle either: it is looked at before anything is sent. */
type Handle = Socket & { _handle?: { fd?: unknown } | null };

/**
 * Answers as files in memory, which the kernel sends as they lie there (`sendfile`). What Node writes is copied into new pages
 * of the kernel for each caller, up to half of what a long answer costs (docs/decisions/018). For sockets without TLS.
 */
export class KernelFiles {
  readonly #calls: KernelCalls;
  readonly #answers = new LRUCache<Buffer, Answer>({
    max: MOST_FILES,
    dispose: ({ file = -1 }) => {
      if (file >= 0) closeSync(file);
    },
  });

  constructor(calls: KernelCalls) {
    this.#calls = calls;
  }

  /**
   * Ends a response that has its head written and nothing sent. The kernel gets what it takes at once, as it would from Node;
   * the rest, and every fault, is Node's, with its queue and time limits. False where nothing was done: few ask for the answer,
   * something waits on the connection before it, no file was to be had, or this Node is another than expected.
   */
  end(response: ServerResponse, body: Buffer): boolean {
    const head = unsentHead(response);
    const socket = toDescriptor(response.socket);
    if (head === undefined || socket === undefined) return false;
    const answer = this.#answers.get(body);
    if (answer?.head !== head) {
      this.#answers.set(body, { head, asked: 1, file: undefined });
      return false;
    }
    if (answer.asked++ < SENT_BY_NODE) return false;
    answer.file ??= this.#write(head, body);
    if (answer.file < 0) return false;

    position[0] = 0n;
    const gone = this.#calls.sendfile(socket, answer.file, position, head.length + body.length);
    if (gone <= 0) return false;
    markHeadSent(response);
    if (gone < head.length) response.write(head.slice(gone), 'latin1');
    const sent = Math.max(0, gone - head.length);
    if (sent < body.length) response.end(body.subarray(sent));
    else response.end();
    return true;
  }

  /** Closes the file of a body; what the kernel has still to send of it goes out. */
  drop(body: Buffer): void {
    this.#answers.delete(body);
  }

  /** Below 0 where the machine gives no file, or no memory for it. */
  #write(head: string, body: Buffer): number {
    const file = this.#calls.memfd_create('answer', MFD_CLOEXEC);
    if (file < 0) return file;
    try {
      const written = writevSync(file, [Buffer.from(head, 'latin1'), body]);
      if (written === head.length + body.length) return file;
    } catch {
      // The same as a part.
    }
    closeSync(file);
    return -1;
  }
}

/** Undefined where bytes wait to be sent: what goes past them would come before them. */
function toDescriptor(socket: Socket | null): number | undefined {
  if (!socket || socket.writableLength > 0 || socket.writableCorked > 0) return undefined;
  const fd = (socket as Handle)._handle?.fd;
  return typeof fd === 'number' && fd >= 0 ? fd : undefined;
}
