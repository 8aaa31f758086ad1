import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { house } from '../buildings.ts';
import { canvas } from '../canvas.ts';
import { bush, hill } from '../land.ts';
import { person } from '../people/person.ts';
import { SKINS } from '../people/skins.ts';

const WIDTH = 1200;
const HEIGHT = 900;
const BACK = [452, 670] as const;
const FRONT = [838, 670] as const;
const CRANK = [624, 672] as const;
const WHEEL = 124;

/** Early to the examination: from the grass at the side of the road we see her ride by, and her brother run along. */
export function bicycle(): string {
  return canvas({ width: WIDTH, height: HEIGHT, name: 'bici', grain: 0 }, morning() + brother() + ride() + grass());
}

function morning(): string {
  return (
    box(0, 0, WIDTH, HEIGHT, '#F9CFA6') +
    circle(930, 400, 170, '#FBE3A4') +
    hill('#E9A27F', { width: WIDTH, height: HEIGHT, y: 520, swing: 40, points: 4, seed: 'bici1' }) +
    bush('#7C5A6E', { width: WIDTH, y: 590, size: 70, depth: 90, seed: 'bici2' }) +
    box(0, 600, WIDTH, 300, '#4F7A55') +
    house(196, 640, 0.9, { lit: true }) +
    box(0, 700, WIDTH, 130, colors.road) +
    stitch('M-10 812C300 800 800 806 1210 796', '#F0A57C', 6, '28 20')
  );
}

function brother(): string {
  return (
    oval(214, 770, 84, 11, colors.tierraDeep, 'opacity=".4"') +
    person({
      at: [214, 762],
      height: 316,
      heads: 5.3,
      build: 'man',
      view: 'side',
      stance: 'run',
      lean: 14,
      skin: SKINS[4],
      look: { cut: 'short', age: 'child', mood: 'laughs', eyes: [0.7, -0.1] },
      top: { kind: 'coat', color: colors.paper, trim: colors.sun },
      bottom: { kind: 'shorts', color: colors.monte },
      near: { to: [300, 540], hand: 'wave' },
      far: { to: [150, 640], hand: 'relaxed' },
    })
  );
}

function wheel([x, y]: readonly [number, number]): string {
  const spokes = [8, 38, 68, 98, 128, 158].map((turn) => {
    const [dx, dy] = [Math.cos((turn * Math.PI) / 180) * WHEEL, Math.sin((turn * Math.PI) / 180) * WHEEL].map(
      Math.round,
    );
    return `M${x - (dx ?? 0)} ${y - (dy ?? 0)}L${x + (dx ?? 0)} ${y + (dy ?? 0)}`;
  });
  return (
    line(spokes.join(''), '#D9C3A6', 2.4) +
    circle(x, y, WHEEL, 'none', 'stroke="#2A1712" stroke-width="13"') +
    circle(x, y, WHEEL - 11, 'none', 'stroke="#C9D0C8" stroke-width="4"') +
    circle(x, y, 11, '#2A1712')
  );
}

function ride(): string {
  const [cx, cy] = CRANK;
  const frame =
    line(`M${BACK.join(' ')}L${cx} ${cy}L548 476M${BACK.join(' ')}L556 506L776 500L${cx} ${cy}`, colors.forest, 15) +
    line(`M${FRONT.join(' ')}L770 452`, colors.forest, 15) +
    line('M508 464H590', '#2A1712', 20) +
    line('M774 456L766 426L812 418', '#2A1712', 12) +
    circle(cx, cy, 34, 'none', 'stroke="#2A1712" stroke-width="7"');
  const pedal = (x: number, y: number) =>
    line(`M${cx} ${cy}L${x} ${y}`, '#2A1712', 10) + line(`M${x - 24} ${y}H${x + 26}`, '#2A1712', 12);
  const satchel = group(
    'translate(486 330) rotate(24)',
    line('M-30 -90L-38 -150', '#F0E2C4', 24) +
      shape('M-52 -96H46Q58 -96 58 -80V66Q58 84 40 84H-46Q-64 84 -64 66V-80Q-64 -96 -52 -96Z', colors.sun) +
      shape('M20 -96H46Q58 -96 58 -80V66Q58 84 40 84H14Z', colors.gold) +
      box(-52, 0, 76, 62, colors.gold, 'rx="8"') +
      stitch('M-44 10H16V52H-44Z', colors.tierraDeep, 4, '10 8'),
  );
  return (
    oval(650, 800, 330, 18, colors.tierraDeep, 'opacity=".45"') +
    pedal(cx - 30, cy - 42) +
    wheel(BACK) +
    wheel(FRONT) +
    frame +
    satchel +
    person({
      at: [566, 744],
      height: 610,
      build: 'woman',
      view: 'side',
      lean: 26,
      nod: -14,
      skin: SKINS[4],
      look: {
        cut: 'plaits',
        tie: colors.tierra,
        age: 'young',
        mood: 'laughs',
        nose: 'long',
        glasses: true,
        eyes: [0.9, 0],
      },
      top: { kind: 'poi', color: colors.paper, trim: colors.tierra },
      bottom: { kind: 'trousers', color: '#2F4A6B' },
      feet: { near: [cx + 22, cy + 26], far: [cx - 42, cy - 62] },
      near: { to: [806, 414], hand: 'grip', aim: 20 },
      far: { to: [818, 410], hand: 'grip', aim: 10 },
    }) +
    line('M520 288C560 330 566 390 540 436', colors.gold, 15) +
    pedal(cx + 30, cy + 44)
  );
}

/** So near that it is out of the ground. */
function grass(): string {
  let blades = '';
  for (let i = 0; i < 26; i++) {
    const x = i * 48 + ((i * 37) % 23);
    const tall = 70 + ((i * 53) % 70);
    const bend = ((i * 29) % 60) - 30;
    blades += `M${x - 14} 910Q${x} ${900 - tall * 0.5} ${x + bend} ${900 - tall}Q${x + 10} ${900 - tall * 0.5} ${x + 16} 910Z`;
  }
  const flower = (x: number, y: number, color: string) =>
    line(`M${x} 900Q${x - 8} ${y + 40} ${x} ${y}`, '#24523A', 6) +
    circle(x, y, 17, color) +
    circle(x, y, 7, colors.sun);
  return (
    shape('M0 846C300 826 900 836 1200 822V900H0Z', '#2F6B45') +
    shape(blades, '#24523A') +
    flower(96, 800, colors.paper) +
    flower(1060, 790, colors.rose) +
    flower(1124, 830, colors.paper)
  );
}
