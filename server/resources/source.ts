import type { Language } from '#contract/language.ts';
import type { ResourceKind, ResourceList } from '#contract/resources.ts';

/** An answer before it is bytes. As long as nothing changed, a good one's `body` is the same object. */
export type ResourceAnswer =
  | { status: 200; headers: Record<string, string>; body: ResourceList }
  | { status: 502 | 503; headers: Record<string, string>; body: { code: string } };

/** Where documents and rates come from: this site's own archive, or a backend. */
export interface ResourceSource {
  /** Never fails: an outage is an answer, too. */
  answer: (kind: ResourceKind, version: Language) => ResourceAnswer | Promise<ResourceAnswer>;
  /** Grows when an answer changed: what was made of answers of another version is to be made anew. */
  version: () => number;
  /** How long what was made of answers may be shown before they are asked for again, in ms; Infinity: while the version stays. */
  maxAgeMs: number;
  /** Ends what the source does by itself, when the app closes. */
  close?: () => void;
}
