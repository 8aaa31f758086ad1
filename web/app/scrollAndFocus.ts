export interface Navigation {
  /**
   * `load`: the entry of a new document. `link`: pushed or replaced by a link or code. `history`: back, forward or a
   * typed address.
   */
  by: 'load' | 'link' | 'history';
  /** Same path as before: only the query differs. */
  samePath: boolean;
  /** Saved scroll position in CSS pixels; undefined when unknown in this tab. */
  left: number | undefined;
  /** The visitor scrolled or focused something before hydration. */
  moved: boolean;
}

export interface ScrollAndFocus {
  /** In CSS pixels; undefined: unchanged. */
  top: number | undefined;
  /** Whether to focus the main heading. */
  heading: boolean;
}

/**
 * Every case (docs/decisions/010).
 *
 * | case                  | what happened                                                | page              | focus   |
 * | --------------------- | ------------------------------------------------------------ | ----------------- | ------- |
 * | new entry             | a link to another path                                       | top               | heading |
 * | replace               | the same in place of the entry: a redirect                   | top               | heading |
 * | same path             | code changes the query alone: search, chips, 'more'          | stays             | stays   |
 * | back, forward         | to another path                                              | where it was left | heading |
 * | back on the same path | to another query of it                                       | where it was left | stays   |
 * | typed address         | to another path: an entry that nobody has left yet           | top               | heading |
 * | typed on the same path| to another query of it, or to an anchor                      | stays             | stays   |
 * | reload                | the document loads again, also from another page            | where it was left | stays   |
 * | first visit           | the document comes for an entry that this tab does not know  | stays             | stays   |
 * | late code             | either, but the visitor moved before the code came           | stays             | stays   |
 *
 * 'Where it was left' waits for a page that is still growing (scrollPositions.ts). A link to the path that is shown goes to its
 * top (SiteLink.tsx).
 */
export function scrollAndFocusAfter({ by, samePath, left, moved }: Navigation): ScrollAndFocus {
  if (by === 'load') return { top: moved ? undefined : left, heading: false };
  const known = by === 'history' ? left : undefined;
  return samePath ? { top: known, heading: false } : { top: known ?? 0, heading: true };
}
