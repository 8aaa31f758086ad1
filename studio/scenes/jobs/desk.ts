import { colors, stoplight } from '../../../server/lace/palette.ts';
import { box, circle, lace, line, shape, stitch } from '../../../server/lace/primitives.ts';
import { canvas } from '../canvas.ts';
import { person } from '../people/person.ts';
import { HAIRS, SKINS } from '../people/skins.ts';

const SIZE = { width: 1000, height: 1100 };

/** An engineer and a colleague look at the Life Map that their program draws. */
export function desk(): string {
  return canvas({ ...SIZE, name: 'sistemas', grain: 0.4 }, room() + colleague() + furniture() + engineer());
}

function room(): string {
  return (
    box(0, 0, 1000, 1100, '#2F7F86') +
    box(0, 900, 1000, 200, '#1F5A60') +
    box(90, 150, 270, 310, colors.woodDark) +
    box(110, 170, 230, 270, '#F8DFA8') +
    shape('M110 360C180 320 240 340 340 310V440H110Z', '#8FB37A') +
    line('M225 170V440M110 305H340', colors.woodDark, 13) +
    circle(780, 250, 128, '#26646B') +
    lace('sistemas', { family: 'guava', rim: 'scallop', thread: colors.cream, weight: 1, detail: 1 }, 780, 250, 118) +
    line('M0 900H1000', '#16444A', 9) +
    stitch('M0 540H1000', '#5FA3A0', 6, '30 22')
  );
}

/** The screen's spokes end in what a family said of each thing. */
function furniture(): string {
  const said = 'yggrgygggyggrgyg';
  const dots = Array.from(said)
    .map((one, i) => {
      const turn = (i / said.length) * Math.PI * 2;
      const color = one === 'g' ? stoplight.green : one === 'y' ? stoplight.yellow : stoplight.red;
      return circle(
        780 + Math.cos(turn) * 84,
        580 + Math.sin(turn) * 84,
        one === 'g' ? 15 : one === 'y' ? 12 : 9,
        color,
      );
    })
    .join('');
  const spokes = Array.from(said)
    .map((_, i) => {
      const turn = (i / said.length) * Math.PI * 2;
      return `M740 580L${Math.round(780 + Math.cos(turn) * 78)} ${Math.round(580 + Math.sin(turn) * 78)}`;
    })
    .join('');
  return (
    box(640, 450, 280, 262, '#26302C', 'rx="10"') +
    box(656, 466, 248, 230, colors.cream) +
    line(spokes, '#C9A26A', 3) +
    dots +
    circle(780, 580, 16, colors.tierra) +
    shape('M754 712H806L818 752H742Z', '#26302C') +
    box(476, 750, 524, 30, colors.wood) +
    line('M520 780V1024M960 780V1024', colors.woodDark, 22) +
    box(500, 734, 130, 16, '#D5D9D3', 'rx="6"') +
    shape('M934 750V664C934 652 980 652 980 664V750Z', colors.lapacho) +
    box(944, 640, 26, 18, '#26302C')
  );
}

function engineer(): string {
  const chair =
    shape('M196 540C180 620 186 700 204 770H240C226 700 226 620 236 544Z', colors.tierra) +
    box(196, 806, 240, 30, colors.tierra, 'rx="14"') +
    line('M310 836V960M220 1004C240 964 380 964 400 1004', '#26302C', 16) +
    circle(222, 1008, 16, '#26302C') +
    circle(398, 1008, 16, '#26302C');
  return (
    chair +
    person({
      at: [352, 1018],
      height: 800,
      build: 'woman',
      view: 'side',
      stance: 'sit',
      skin: SKINS[6],
      look: { cut: 'bob', age: 'grown', mood: 'busy', glasses: true, eyes: [0.6, 0] },
      top: { kind: 'shirt', color: colors.sun, trim: colors.paper },
      bottom: { kind: 'trousers', color: colors.tierraNight },
      near: { to: [560, 728], hand: 'flat' },
      far: { to: [590, 724], hand: 'flat' },
    })
  );
}

function colleague(): string {
  return person({
    at: [520, 1000],
    height: 830,
    build: 'man',
    girth: 1.1,
    view: 'turned',
    skin: SKINS[1],
    look: { cut: 'bald', age: 'middle', hair: HAIRS.grey, mood: 'smiles', beard: 'stubble', eyes: [0.7, 0.5] },
    top: { kind: 'poi', color: colors.cream, trim: colors.tierra },
    bottom: { kind: 'trousers', color: '#3A4A6B' },
    near: { to: [690, 520], hand: 'point' },
    far: { sleeveAlone: true },
  });
}
