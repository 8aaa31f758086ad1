// What the foundation does in its own house.
import { colors } from '../../server/lace/palette.ts';
import { box, group, line, oval, place, shape, stitch } from '../../server/lace/primitives.ts';
import { frame, hem, SHADE, shadow } from './sustainFrame.ts';

/** The round of tereré in the break: the flask, the guampa, and a jug with ice and herbs. */
export function workplace(): string {
  const flask =
    shape('M-86 0V-300Q-86 -344 -44 -352H44Q86 -344 86 -300V0Z', colors.tierra) +
    shape('M30 -352H44Q86 -344 86 -300V0H30Z', '#000', SHADE) +
    box(-92, -30, 184, 34, colors.tierraDeep, 'rx="8"') +
    box(-58, -404, 116, 58, '#D8DDD3', 'rx="10"') +
    box(24, -404, 34, 58, '#000', SHADE) +
    line('M-86 -270C-150 -268 -150 -110 -86 -112', colors.tierraDeep, 24) +
    hem('M-66 -310H66M-66 -70H66', colors.straw) +
    line('M-30 -236L30 -140M30 -236L-30 -140M0 -252V-124M-48 -188H48', colors.sun, 9);
  const guampa =
    line('M26 -190L74 -330', '#D8DDD3', 13) +
    oval(20, -178, 13, 22, '#D8DDD3') +
    shape('M-70 -186H74C66 -110 54 -50 40 0H-36C-50 -50 -62 -110 -70 -186Z', '#6B3418') +
    shape('M30 -186H74C66 -110 54 -50 40 0H14C24 -60 30 -120 30 -186Z', '#000', 'opacity=".25"') +
    oval(2, -186, 72, 15, '#4F7A3A') +
    line('M-70 -176Q2 -150 74 -176', '#D8DDD3', 13) +
    shape('M-40 -196C-52 -232 -30 -252 -14 -240C-8 -220 -20 -202 -40 -196Z', colors.sprout);
  const jug =
    shape('M-116 -288H116L98 0H-98Z', '#BFE0DC', 'opacity=".85"') +
    shape('M-108 -170H108L98 0H-98Z', '#86C2BE', 'opacity=".9"') +
    shape('M52 -288H116L98 0H44Z', '#1F5A5A', 'opacity=".18"') +
    line('M112 -236C190 -236 184 -80 104 -84', '#BFE0DC', 20) +
    shape('M-116 -288H116L112 -264H-140Z', '#DDF0EC') +
    box(-70, -160, 58, 54, '#EAF7F4', 'rx="8" transform="rotate(-14 -41 -133)"') +
    box(4, -150, 56, 52, '#EAF7F4', 'rx="8" transform="rotate(10 32 -124)"') +
    shape('M-30 -280C-80 -330 -60 -390 -10 -400C10 -360 0 -310 -30 -280Z', colors.leaf) +
    shape('M-10 -282C10 -340 60 -360 96 -338C92 -300 40 -274 -10 -282Z', colors.sprout);
  return frame(
    {
      name: 'ronda',
      theme: 'foundation',
      wall: ['#EFA3B5', colors.dawn],
      ground: [colors.lapacho, '#E97CA3'],
      light: [560, 60],
    },
    shadow(320, 708, 250) +
      place(flask, 310, 706, 1.02) +
      shadow(600, 728, 160) +
      place(guampa, 588, 726, 1) +
      shadow(880, 704, 290) +
      place(jug, 866, 702, 1.08),
  );
}

/** A basket from the fair: a cheese, honey, greens. */
export function purchases(): string {
  const honey =
    box(-66, -150, 132, 160, '#E39A22', 'rx="20"') +
    shape('M24 -150H46Q66 -150 66 -130V-10Q66 10 46 10H24Z', '#000', SHADE) +
    box(-74, -190, 148, 52, colors.lapacho, 'rx="6"') +
    box(-46, -110, 92, 66, colors.paper) +
    line('M0 -98l18 11v20l-18 11l-18 -11v-20Z', colors.gold, 6);
  const cheese =
    box(-150, -70, 300, 160, '#FBEFD2', 'rx="22"') +
    shape('M70 -70H128Q150 -70 150 -48V90H84Z', '#000', 'opacity=".12"') +
    shape('M-150 -30V-48Q-150 -70 -128 -70H128Q150 -70 150 -48V-30C60 -10 -60 -10 -150 -30Z', '#FFF8E6') +
    line('M-100 10H10M-124 44H-20', '#DDBF7C', 8);
  const leaf = (turn: number, color: string) =>
    group(
      `rotate(${turn})`,
      shape('M0 0C-46 -60 -44 -150 0 -206C44 -150 46 -60 0 0Z', color) + line('M0 -20V-170', '#DDEBC0', 7),
    );
  const greens = leaf(-34, '#3F7D45') + leaf(30, '#4F8F5A') + leaf(-2, '#79B56C');
  let weave = '';
  for (let y = 0; y < 4; y++) weave += `M${-278 + y * 14} ${44 + y * 46}H${278 - y * 14}`;
  const basket =
    shape('M-300 0H300L240 214Q0 236 -240 214Z', '#B97A3E') +
    shape('M110 0H300L240 214Q180 224 110 228Z', '#000', SHADE) +
    stitch(weave, colors.straw, 15, '36 22') +
    box(-316, -26, 632, 46, '#D99A4E', 'rx="20"') +
    stitch('M-290 -4H290', '#8E5A2C', 7, '20 16');
  return frame(
    {
      name: 'canasta',
      theme: 'foundation',
      wall: ['#EBDCBB', '#F6ECD4'],
      ground: [colors.clay, '#E2835C'],
      light: [700, 180],
    },
    line('M328 500C328 120 872 120 872 500', '#8E5A2C', 30) +
      shadow(620, 736, 620) +
      place(greens, 770, 500, 1.15) +
      place(honey, 404, 470, 1.1, -5) +
      place(cheese, 584, 436, 1.02) +
      place(basket, 600, 510, 1),
  );
}
