/** One repeat (56 x 34 px) of the lace hem under a coloured ground. */
export function edge(color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 34" width="56" height="34"><path d="M0 0h56v4H0z" fill="${color}"/><path d="M0 4Q28 50 56 4M9 4Q28 34 47 4M18 4Q28 18 38 4M28 4V27M0 4L28 27L56 4" fill="none" stroke="${color}" stroke-width="2.2"/><path d="M28 30h.1" stroke="${color}" stroke-width="6.8" stroke-linecap="round"/><path d="M0 6h.1M55.9 6h.1" stroke="${color}" stroke-width="8" stroke-linecap="round"/></svg>`;
}
