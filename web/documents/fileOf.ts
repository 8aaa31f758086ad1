import { entryOf } from '#contract/language.ts';
import type { WebDocument } from '#contract/resources.ts';
import type { Texts } from '#web/i18n/texts.tsx';

const KB = 1024;
const MB = KB * KB;

/** What a document's link opens, as one reads it: 'PDF · 34 KB', 'PDF · 1,2 MB'; without a size where it is not known. */
export function fileOf({ path, bytes }: Pick<WebDocument, 'path' | 'bytes'>, { t, language }: Texts): string {
  const [, ending] = /\.([a-z]{2,4})$/i.exec(path.replace(/[?#].*$/, '')) ?? [];
  const type = ending?.toUpperCase() ?? t('documents.file');
  return bytes === undefined ? type : `${type} · ${sizeOf(bytes, language)}`;
}

/** The same of a list, said once: 'PDF · 43 KB', the largest; undefined where their types differ or a size is not known. */
export function filesOf(documents: readonly Pick<WebDocument, 'path' | 'bytes'>[], texts: Texts): string | undefined {
  const sizes = documents.map(({ bytes = Number.NaN }) => bytes);
  const [first, ...others] = documents.map(({ path }) => fileOf({ path, bytes: Math.max(...sizes) }, texts));
  return Number.isNaN(Math.max(...sizes)) || others.some((one) => one !== first) ? undefined : first;
}

/** The site that a document lies on where it is not this one, as one says it: 'muse.jhu.edu'. */
export function siteOf(path: string): string | undefined {
  return /^https?:\/\/(?:www\.)?([^/?#]+)/.exec(path)?.[1];
}

function sizeOf(bytes: number, language: Texts['language']): string {
  if (bytes < MB) return `${Math.max(1, Math.round(bytes / KB))} KB`;
  const size = (bytes / MB).toFixed(1);
  return `${size.replace('.', entryOf(language).digits.slice(1))} MB`;
}
