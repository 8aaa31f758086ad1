import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { KernelFiles } from './kernelFiles.ts';
import { createLineLog } from './requestLog.ts';
import { giveHead, readHead, type WrittenHead } from './writtenHead.ts';

/** A good answer as it went out to somebody. */
export interface ReadyAnswer {
  /** All its headers, names and values in turn. */
  head: string[];
  bytes: Buffer;
  /** Whether the address would be answered by the same bytes now. */
  isCurrent: () => boolean;
}

interface Kept extends ReadyAnswer {
  /** Its head to callers who stay on the line, once it went out to one of them. */
  written?: WrittenHead | undefined;
  log: (ms: number) => void;
}

const KEPT_BYTES = 16 * 1024 * 1024;
/** What an answer takes besides its bytes: its headers, and its place here. */
const ENTRY_BYTES = 4_000;

/** Of an address and Accept-Encoding together; what is longer is a program's, and asked for once. */
const MOST_CHARACTERS = 800;

/**
 * What stands before the framework: answers that went out before, given again to who asks the same, which is what they depend
 * on: the address as it was written, and Accept-Encoding. Router, hooks and reply would come to the same bytes at twice the
 * cost (docs/decisions/018). Whatever is not plainly the same request is the framework's: another method, a question
 * whether a copy is still good, no host.
 */
export class ReadyAnswers {
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + ENTRY_BYTES,
    dispose: ({ bytes }) => this.#files?.drop(bytes),
  });
  readonly #nextId: () => string;
  readonly #files: KernelFiles | undefined;
  #closed = false;

  /** `nextId`: numbers for the log, which counts all requests; `files`: what much asked answers go out from, where there is such. */
  constructor(nextId: () => string, files?: KernelFiles) {
    this.#nextId = nextId;
    this.#files = files;
  }

  keep({ raw, log, method, url }: FastifyRequest, { head, bytes, isCurrent }: ReadyAnswer): void {
    // The address as the router got it (mendAddress.ts): who writes it in another way asks the framework each time.
    const key = toKey(raw);
    if (this.#closed || key === undefined || key.length > MOST_CHARACTERS) return;
    this.#kept.set(key, {
      head,
      bytes,
      isCurrent,
      log: createLineLog(log, { method, url, status: 200, bytes: bytes.length }, this.#nextId),
    });
  }

  /** False where the framework has to answer. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const key = toKey(request);
    const kept = key === undefined ? undefined : this.#kept.get(key);
    if (!kept?.isCurrent()) return false;
    const began = performance.now();
    writeHead(response, kept);
    // Who hangs up has a head of their own, for which no file is worth its making.
    if (!response.shouldKeepAlive || !this.#files?.end(response, kept.bytes)) response.end(kept.bytes);
    kept.log(performance.now() - began);
    return true;
  }

  /** From now on the framework answers everything: it tells callers to go. */
  close(): void {
    this.#closed = true;
    this.#kept.clear();
  }
}

function writeHead(response: ServerResponse, kept: Kept): void {
  // Who hangs up is told so in the head.
  const stays = response.shouldKeepAlive;
  if (stays && kept.written && giveHead(response, kept.written)) return;
  response.writeHead(200, kept.head);
  if (stays) kept.written ??= readHead(response);
}

/** Undefined for a request that is not answered from here. */
function toKey({ method, url, headers }: IncomingMessage): string | undefined {
  if (method !== 'GET' || headers.host === undefined || headers['if-none-match'] !== undefined) return undefined;
  return `${url} ${headers['accept-encoding'] ?? ''}`;
}
