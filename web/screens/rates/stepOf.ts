/** How far a key moves a bar of amounts: a round sum, in at least fifty steps. */
export function stepOf({ desde, hasta }: { desde: number; hasta: number }): number {
  return Math.max(1, 10 ** Math.floor(Math.log10(Math.max(1, (hasta - desde) / 50))));
}
