export interface Navigation {
  /**
   * `load`: the entry of a new document. `link`: pushed or replaced by a link or code. `history`: back, forward or a
   * typed address.
   */
  by: 'load' | 'link' | 'history';
  /** Only the query differs. */
  samePath: boolean;
  /** In CSS pixels; undefined when unknown in this tab. */
  left: number | undefined;
  /** Scrolled or focused something before hydration. */
  moved: boolean;
}

export interface ScrollAndFocus {
  /** In CSS pixels; undefined: unchanged. */
  top: number | undefined;
  heading: boolean;
}

/** All cases stand in scrollAndFocus.test.ts (docs/decisions/010). */
export function scrollAndFocusAfter({ by, samePath, left, moved }: Navigation): ScrollAndFocus {
  if (by === 'load') return { top: moved ? undefined : left, heading: false };
  const known = by === 'history' ? left : undefined;
  return samePath ? { top: known, heading: false } : { top: known ?? 0, heading: true };
}
