import type { Language } from '#contract/language.ts';
import type { ResourceKind, ResourceList } from '#contract/resources.ts';

/** Where documents and rates come from: this site's own archive, or a backend. */
export interface ResourceSource {
  /** The same object as long as nothing changed. Rejects with an `UpstreamError` while the list cannot be had. */
  list: (kind: ResourceKind, language: Language) => Promise<ResourceList>;
  /** Grows when a list changed: what was made of lists of another version is to be made anew. */
  version: () => number;
  /** How long what was made of lists may be shown before they are asked for again, in ms; Infinity: while the version stays. */
  maxAgeMs: number;
  /** Ends what the source does by itself, when the app closes. */
  close?: () => void;
}
