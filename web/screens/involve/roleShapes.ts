/** A `wide` role goes across the window; a `tall` picture and a `broad` one share a row. */
export type RoleShape = 'wide' | 'tall' | 'broad';

/** Of so many roles, in their order: one across, then two beside each other; two that are left over share the last row. */
export function shapesOf(count: number): RoleShape[] {
  return Array.from({ length: count }, (_, at) => {
    if (at % 3 === 1) return 'tall';
    return at % 3 === 2 || at === count - 2 ? 'broad' : 'wide';
  });
}

/** Width and height of its picture. */
export const SHAPES = { wide: [600, 400], tall: [400, 500], broad: [500, 400] } as const satisfies Record<
  RoleShape,
  readonly [number, number]
>;
