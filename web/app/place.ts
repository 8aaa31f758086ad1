/** Where a visitor reads, told so that the page in the other language has the same place: its words take other room. */
export interface Place {
  /** Of the heading that they are below, among the headings of `main`. */
  heading: number;
  /** Its distance from the window's top, in CSS pixels. */
  top: number;
}

const HEADINGS = 'main :is(h1, h2, h3)';
/** Share of the window's height at which people read. */
const READING_LINE = 1 / 3;

/** Undefined at the top of the page. */
export function placeNow(): Place | undefined {
  if (scrollY === 0) return undefined;
  const tops = [...document.querySelectorAll(HEADINGS)].map(topOf);
  const heading = tops.map((top) => top !== undefined && top < innerHeight * READING_LINE).lastIndexOf(true);
  const top = tops[heading];
  return top === undefined ? undefined : { heading, top };
}

/** Where the page has to be scrolled to now for this place; undefined when it has no such heading. */
export function scrollTopOf({ heading, top }: Place): number | undefined {
  const element = document.querySelectorAll(HEADINGS)[heading];
  const now = element && topOf(element);
  return now === undefined ? undefined : Math.max(0, now + scrollY - top);
}

/** From the window's top; undefined in a closed fold. */
function topOf(element: Element): number | undefined {
  return element.getClientRects()[0]?.top;
}
