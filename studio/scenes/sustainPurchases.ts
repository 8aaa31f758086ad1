import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, place, shape, stitch } from '../../server/lace/primitives.ts';
import { SKINS } from './people/skins.ts';
import { bib, thread } from './portraits/cloth.ts';
import { figure } from './portraits/figure.ts';
import { cropped, HAIR, strawHat } from './portraits/hair.ts';
import { profileHair } from './portraits/profile.ts';
import { frame } from './sustainFrame.ts';

/** At the fair a pupil of the farm school hands a cheese over; a buyer holds her basket out for it. */
export function purchases(): string {
  const cheese =
    box(430, 470, 220, 128, '#FBEFD2', 'rx="20"') +
    shape('M580 470H630Q650 470 650 490V578Q650 598 630 598H590Z', '#000', 'opacity=".1"') +
    shape('M430 512V490Q430 470 450 470H630Q650 470 650 490V512C590 528 490 528 430 512Z', '#FFF8E6') +
    line('M462 556H540M452 576H510', '#DDBF7C', 7);
  const leaf = (turn: number, color: string) =>
    group(
      `rotate(${turn})`,
      shape('M0 0C-46 -60 -44 -150 0 -206C44 -150 46 -60 0 0Z', color) + line('M0 -20V-170', '#DDEBC0', 7),
    );
  const greens = leaf(-34, '#3F7D45') + leaf(30, '#4F8F5A') + leaf(-2, '#79B56C');
  const honey =
    box(-52, -124, 104, 130, '#E39A22', 'rx="16"') +
    box(-58, -158, 116, 42, colors.lapacho, 'rx="6"') +
    box(-36, -92, 72, 56, colors.paper) +
    line('M0 -84l14 9v16l-14 9l-14 -9v-16Z', colors.gold, 5);
  let weave = '';
  for (let y = 0; y < 4; y++) weave += `M${760 + y * 12} ${640 + y * 40}H${1130 - y * 12}`;
  const basket =
    place(greens, 1050, 640, 0.8) +
    place(honey, 850, 640, 0.95, -6) +
    shape('M740 610H1150L1104 800H786Z', '#B97A3E') +
    stitch(weave, colors.straw, 13, '30 19') +
    box(726, 588, 438, 40, '#D99A4E', 'rx="18"');
  const handle = line('M770 600C770 380 1120 380 1120 600', '#8E5A2C', 24);
  const seller = figure({
    at: [286, 366],
    scale: 0.84,
    skin: SKINS[4],
    head: { view: 'turned', age: 'young', build: 'square', mood: 'laughs', gaze: [0.6, 0], hair: HAIR.black },
    hair: { behind: '', front: cropped('turned', HAIR.black).front + strawHat(colors.lapacho).front },
    chin: [6, -58],
    turn: -3,
    headScale: 1.1,
    body: { shoulder: 184, waist: 160, foot: 420, color: '#3E7F8C' },
    clothes: bib('#F6ECD4', colors.forest),
    arms: [
      { side: 'left', to: [462, 588], aim: 4, hand: 'sheet', sleeve: 'short' },
      { side: 'right', to: [628, 600], aim: 14, hand: 'sheet', sleeve: 'short', dim: true, thumb: 'other' },
    ],
  });
  const buyer = figure({
    at: [960, 350],
    scale: 0.9,
    flip: true,
    skin: SKINS[6],
    head: { age: 'old', mood: 'smiles', hair: HAIR.grey, gaze: 0.5, glasses: '#7A2413', earring: colors.tierra },
    hair: profileHair(HAIR.grey, 'bun'),
    chin: [16, -62],
    turn: 5,
    neck: { lean: 10, deep: 60 },
    body: { shoulder: 184, waist: 180, foot: 560, color: '#7A5A9A' },
    clothes: thread('#E9DFF2'),
    arms: [
      { side: 'left', to: [1118, 560], aim: 190, hand: 'grip', sleeve: 'short', dim: true },
      { side: 'right', to: [784, 552], aim: 150, hand: 'grip', sleeve: 'short', near: 0.95 },
    ],
  });
  const fair =
    box(0, 0, 1200, 790, '#F2E4C2') +
    shape('M0 -10H1200V60H0Z', colors.forest) +
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
      .map((i) => shape(`M${i * 100} 58H${i * 100 + 100}L${i * 100 + 50} 118Z`, i % 2 ? colors.lapacho : colors.forest))
      .join('') +
    box(0, 300, 1200, 16, '#B97A3E') +
    [40, 470, 560, 650]
      .map(
        (x, i) =>
          box(x, 212, 66, 88, [colors.gold, '#8DB6B0', colors.tierra, colors.gold][i] ?? '', 'rx="12"') +
          box(x + 4, 196, 58, 20, colors.tierraDeep, 'rx="4"'),
      )
      .join('') +
    box(0, 560, 1200, 240, '#E2CB9C');
  const counter = box(0, 604, 720, 190, colors.clay) + box(0, 604, 720, 14, '#E2835C');
  const oranges = [
    [60, 596],
    [132, 596],
    [96, 540],
    [204, 596],
    [168, 540],
  ]
    .map(([x = 0, y = 0]) => circle(x - 20, y - 22, 36, colors.orange) + circle(x - 30, y - 34, 8, '#F7B871'))
    .join('');
  return frame(
    { name: 'canasta', theme: 'foundation', wall: ['#F2E4C2', '#F2E4C2'], light: [0, 0] },
    fair +
      seller.body +
      buyer.body +
      counter +
      oranges +
      handle +
      basket +
      buyer.arms +
      seller.limbs +
      cheese +
      seller.fingers,
  );
}
