import { emblem } from '../server/pictures/emblem.ts';
import { colors } from '../server/lace/palette.ts';

/** An icon to be rendered: `markup` is the body of a page of `size` px. */
export interface Icon {
  size: number;
  markup: string;
}

/** The emblem on cream; `share` is the part of the side it takes. */
function onCream(size: number, share: number): Icon {
  const side = Math.round(size * share);
  const inset = (size - side) / 2;
  const mark = emblem({ size: side });
  return {
    size,
    markup: `<div style="background:${colors.cream};width:${size}px;height:${size}px"><div style="position:absolute;left:${inset}px;top:${inset}px;width:${side}px;height:${side}px">${mark}</div></div>`,
  };
}

/** The icons by file name below public/icons. A maskable icon keeps clear of the circle systems may cut. */
export const icons: Record<string, Icon> = {
  'icon-192.png': onCream(192, 0.86),
  'icon-512.png': onCream(512, 0.86),
  'maskable-512.png': onCream(512, 0.66),
  'apple-touch-icon.png': onCream(180, 0.82),
};

/** The leaves alone on a transparent ground, for the tab. */
export function tabIcon(size: number): Icon {
  return { size, markup: emblem({ detailed: false, size }) };
}
