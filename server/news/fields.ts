import { NESTED, splitList } from './query.ts';
import type { Query } from './query.ts';

/** An object as it is answered. */
export type Item = Readonly<Record<string, unknown>>;

/** Fields asked for by `_fields`, as a tree: `title.rendered` is `title` with `rendered` below; an empty branch is all of it. */
interface FieldTree extends Map<string, FieldTree> {}

/** What of an item is answered: its fields, and what is embedded in it. */
export interface Shape {
  fields: FieldTree | undefined;
  /** Link relations to embed: all, those named, or none. */
  embed: 'all' | readonly string[];
}

/** Reads `_fields` and `_embed`, in all forms that WordPress takes. Neither can be wrong: what is unknown finds nothing. */
export function readShape(query: Query): Shape {
  const rawFields = query.get('_fields');
  const names =
    rawFields === undefined || rawFields === NESTED ? [] : splitList(rawFields).flatMap((name) => name.split(','));
  const fields = names.length ? toTree(names) : undefined;

  // Links are what embedding follows: without them, or the embedded themselves, there is nothing to fill.
  const linked = !fields || fields.has('_links') || fields.has('_embedded');
  const rawEmbed = query.get('_embed');
  if (rawEmbed === undefined || rawEmbed === NESTED || !linked) return { fields, embed: [] };
  const rels = splitList(rawEmbed);
  const all = !rels.length || (rels.length === 1 && /^(1|0|true)$/.test(rels[0] ?? ''));
  return { fields, embed: all ? 'all' : rels };
}

/** An item with only the fields asked for, and `embedded` under `_embedded` where anything is embedded. */
export function toShape(item: Item, { fields, embed }: Shape, embedded: Item): Item {
  const chosen = embed === 'all' ? embedded : keep(embedded, embed);
  const whole = Object.keys(chosen).length ? { ...item, _embedded: chosen } : item;
  if (!fields) return whole;
  // `_links` alone lets the embedded through, as in WordPress.
  return prune(
    whole,
    fields.has('_links') && !fields.has('_embedded') ? new Map([...fields, ['_embedded', new Map()]]) : fields,
  );
}

/** The named fields of an item that it has. */
export function keep(item: Item, names: readonly string[]): Item {
  return Object.fromEntries(names.filter((name) => Object.hasOwn(item, name)).map((name) => [name, item[name]]));
}

function toTree(names: readonly string[]): FieldTree {
  const tree: FieldTree = new Map();
  for (const name of names) {
    let branch = tree;
    let whole = false;
    for (const key of name.trim().split('.')) {
      const known = branch.get(key);
      // An empty branch that stands already means all of it: nothing below may narrow it again.
      if (known?.size === 0) {
        whole = true;
        break;
      }
      const next: FieldTree = known ?? new Map();
      branch.set(key, next);
      branch = next;
    }
    if (!whole) branch.clear();
  }
  return tree;
}

function prune(item: Item, tree: FieldTree): Item {
  const pruned: Record<string, unknown> = {};
  for (const [key, branch] of tree) {
    if (!Object.hasOwn(item, key)) continue;
    const value = item[key];
    if (!branch.size || Array.isArray(value)) pruned[key] = value;
    else if (isItem(value)) pruned[key] = prune(value, branch);
  }
  return pruned;
}

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null;
}
