import * as z from 'zod/mini';
import { webDocumentSchema, type ResourceList, type WebDocument } from '#contract/resources.ts';
import { slugOf, toPlainText } from '#contract/text.ts';
import { UpstreamError } from '#server/upstream/upstreamError.ts';

const answerSchema = z.object({ datos: z.array(z.unknown()) });
const recordSchema = z.object({ categoria: z.string(), descripcion: z.string(), path: z.string() });

/** More than an archive holds; a service that gives more is not believed to mean it. */
const MOST_DOCUMENTS = 1_000;
const LONGEST_TEXT = 300;
const LONGEST_PATH = 2_000;

/**
 * What a backend said, as the contract wants it: one group a category, in the order in which they came. Records that are not
 * well-formed are left out, and so is a group of nothing else. @throws UpstreamError `shape` when nothing of it can be used
 */
export function cleanList(body: unknown, root: URL): ResourceList {
  const answer = answerSchema.safeParse(body);
  if (!answer.success) throw new UpstreamError('shape', 'an answer without `datos`', { cause: answer.error });
  const records = answer.data.datos.flatMap((group) => (Array.isArray(group) ? (group as unknown[]) : [group]));
  const groups = new Map<string, WebDocument[]>();
  for (const record of records.slice(0, MOST_DOCUMENTS)) {
    const document = toDocument(record, root);
    if (!document) continue;
    const { categoria } = document;
    groups.set(categoria, [...(groups.get(categoria) ?? []), document]);
  }
  if (records.length > 0 && groups.size === 0) throw new UpstreamError('shape', 'no record that can be used');
  return { datos: [...groups.values()] };
}

function toDocument(record: unknown, root: URL): WebDocument | undefined {
  const given = recordSchema.safeParse(record);
  if (!given.success) return undefined;
  const categoria = toPlainText(given.data.categoria).slice(0, LONGEST_TEXT);
  const address = toAddress(given.data.path, root);
  if (address === undefined) return undefined;
  const clave = slugOf(categoria);
  const document = webDocumentSchema.safeParse({
    categoria,
    descripcion: toPlainText(given.data.descripcion).slice(0, LONGEST_TEXT),
    path: address,
    ...(clave && { clave }),
  });
  return document.success ? document.data : undefined;
}

/** A link that a browser may follow, absolute; undefined for one that would run something, or holds a password. */
function toAddress(path: string, root: URL): string | undefined {
  if (path.trim() === '' || path.length > LONGEST_PATH || !URL.canParse(path, root)) return undefined;
  const { protocol, username, password, href } = new URL(path, root);
  return ['http:', 'https:'].includes(protocol) && !username && !password ? href : undefined;
}
