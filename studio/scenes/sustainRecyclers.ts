import { colors } from '../../server/lace/palette.ts';
import { box, circle, line, shape, stitch, tenth } from '../../server/lace/primitives.ts';
import { SKINS } from './people/skins.ts';
import { collar, round } from './portraits/cloth.ts';
import { figure } from './portraits/figure.ts';
import { cropped, HAIR, strawHat } from './portraits/hair.ts';
import { profileCap, profileHair } from './portraits/profile.ts';
import { frame, SHADE } from './sustainFrame.ts';

/** A couple of recyclers on the road with their cart: he draws, she ties the last bale. */
export function recyclers(): string {
  const bale = (x: number, y: number, width: number, height: number, color: string) =>
    box(x, y, width, height, color) +
    box(x + width * 0.76, y, width * 0.24, height, '#000', 'opacity=".13"') +
    line(`M${x} ${y + height * 0.3}H${x + width}M${x} ${y + height * 0.66}H${x + width}`, '#fff', 4, 'opacity=".35"') +
    line(`M${x + width * 0.3} ${y}V${y + height}M${x + width * 0.66} ${y}V${y + height}`, colors.tierraNight, 6);
  const spokes = Array.from({ length: 10 }, (_, i) => {
    const angle = (i / 10) * Math.PI * 2;
    return `M860 742L${tenth(860 + Math.cos(angle) * 120)} ${tenth(742 + Math.sin(angle) * 120)}`;
  }).join('');
  const cart =
    bale(800, 370, 240, 220, '#C99A5E') +
    bale(1044, 420, 200, 170, '#E0D3B4') +
    bale(640, 430, 156, 160, '#8DB6B0') +
    line('M120 622L640 604', colors.woodDark, 22) +
    box(610, 586, 600, 34, colors.wood) +
    shape('M626 620H1210V700H660Z', colors.monte) +
    stitch('M650 648H1190', colors.sun, 7, '18 13') +
    line(spokes, colors.tierraNight, 8) +
    circle(860, 742, 128, 'none', `stroke="${colors.tierraNight}" stroke-width="24"`) +
    circle(860, 742, 26, colors.sun);
  const puller = figure({
    at: [318, 356],
    scale: 0.84,
    flip: true,
    skin: SKINS[4],
    head: {
      view: 'turned',
      age: 'middle',
      build: 'square',
      mood: 'calm',
      gaze: [0.6, 0],
      hair: HAIR.greying,
      moustache: true,
    },
    hair: { behind: '', front: cropped('turned', HAIR.greying).front + strawHat(colors.monte).front },
    chin: [12, -60],
    turn: 5,
    headScale: 1.08,
    neck: { lean: 12, deep: 66, wide: 104 },
    body: { shoulder: 192, waist: 166, foot: 560, color: '#3E7F8C' },
    clothes: collar('#326A76'),
    arms: [
      { side: 'left', to: [482, 602], aim: 70, hand: 'grip', sleeve: 'rolled', thumb: 'other' },
      { side: 'right', to: [196, 620], aim: 120, hand: 'grip', sleeve: 'rolled', dim: true },
    ],
  });
  const cap = profileHair(HAIR.black, 'tail', colors.lapacho);
  const tier = figure({
    at: [700, 300],
    scale: 0.78,
    skin: SKINS[5],
    head: { age: 'grown', mood: 'smiles', hair: HAIR.black, gaze: 0.8, earring: colors.sun },
    hair: { behind: cap.behind, front: cap.front + profileCap(colors.lapacho, colors.cream) },
    chin: [18, -62],
    turn: 12,
    neck: { lean: 12, deep: 60 },
    body: { shoulder: 172, waist: 156, foot: 480, color: colors.orange },
    clothes: round('#F6ECD4') + line('M-140 170L150 178', '#F6ECD4', 22),
    arms: [
      { side: 'right', to: [946, 420], aim: 10, hand: 'flat', sleeve: 'short', dim: true },
      { side: 'left', to: [876, 384], aim: -10, hand: 'pinch', sleeve: 'short' },
    ],
  });
  const street =
    box(0, 0, 1200, 790, '#F3C9B8') +
    box(0, 200, 150, 330, '#DB8C74') +
    box(40, 260, 70, 110, '#A8563F') +
    box(930, 140, 280, 390, '#E3A58F') +
    box(980, 200, 70, 110, '#C47E68') +
    box(1100, 200, 70, 110, '#C47E68') +
    line('M540 530C536 420 552 380 540 300M542 400L480 330', colors.woodDark, 26) +
    circle(470, 190, 96, '#C93F74') +
    circle(600, 180, 104, colors.lapacho) +
    circle(530, 110, 100, '#E97CA3') +
    box(0, 520, 1200, 270, colors.road) +
    box(0, 520, 1200, 14, '#DE6E49') +
    line('M60 560h.1M430 580h.1M520 566h.1M250 570h.1M590 700h.1M480 740h.1M70 720h.1', colors.lapacho, 18) +
    box(0, 770, 1200, 20, '#000', SHADE);
  const rope = line('M876 384C900 350 930 352 960 372M876 384L872 590', colors.tierraNight, 6);
  return frame(
    { name: 'carrito', theme: 'stoplight', wall: ['#F3C9B8', '#F3C9B8'], light: [0, 0] },
    street + puller.body + tier.body + cart + rope + tier.arms + puller.arms,
  );
}
