import { colors } from '../../../server/lace/palette.ts';
import { box, circle, line, shape, stitch } from '../../../server/lace/primitives.ts';
import { canvas } from '../canvas.ts';
import { person } from '../people/person.ts';
import type { Person } from '../people/person.ts';
import { wheelchair } from '../people/wheelchair.ts';
import { SKINS } from '../people/skins.ts';

const SIZE = { width: 1000, height: 1100 };

/** A trainer with the two pupils whose business sells marmalade: they work out what a jar costs. */
export function workshop(): string {
  return canvas({ ...SIZE, name: 'taller', grain: 0.4 }, room() + pupils() + table() + trainer());
}

function room(): string {
  return (
    box(0, 0, 1000, 1100, '#F0A868') +
    box(0, 900, 1000, 200, '#B9582F') +
    line('M0 900H1000', '#8E3A1C', 10) +
    box(150, 110, 700, 330, colors.woodDark, 'rx="6"') +
    box(172, 132, 656, 286, '#245443') +
    stitch('M220 366H560', colors.cream, 7, '26 14') +
    [50, 80, 114, 154].map((high, i) => box(233 + i * 70, 350 - high, 34, high, colors.sun)).join('') +
    stitch('M600 190H780M600 240H740M600 290H770', colors.cream, 9, '30 14') +
    line('M600 350H700', colors.dawn, 10)
  );
}

const jar = (x: number, y: number, fruit: string): string =>
  shape(`M${x - 30} ${y}V${y - 62}C${x - 30} ${y - 74} ${x + 30} ${y - 74} ${x + 30} ${y - 62}V${y}Z`, fruit) +
  box(x - 28, y - 92, 56, 22, colors.cream, 'rx="4"') +
  box(x - 20, y - 48, 40, 28, colors.paper) +
  stitch(`M${x - 13} ${y - 34}H${x + 13}`, colors.tierra, 4, '7 5');

function table(): string {
  return (
    box(420, 764, 580, 30, colors.wood) +
    line('M452 794V1020M968 794V1020', colors.woodDark, 22) +
    shape('M420 794H1000V836C960 852 920 830 880 842C800 860 720 830 640 846C560 858 480 832 420 842Z', colors.cream) +
    stitch(
      'M426 822C500 826 560 838 640 826C720 812 800 840 880 824C920 812 960 832 996 824',
      colors.lapacho,
      5,
      '16 10',
    ) +
    jar(520, 764, colors.orange) +
    jar(606, 764, '#B8324A') +
    jar(926, 764, colors.orange) +
    [0, 1, 2].map((i) => circle(716 + i * 34, 752 - (i % 2) * 6, 15, i % 2 ? colors.gold : colors.sun)).join('')
  );
}

function pupils(): string {
  const pupil = (more: Pick<Person, 'at' | 'build' | 'look' | 'bottom' | 'height' | 'skin'> & Partial<Person>) =>
    person({
      heads: 6.8,
      view: 'turned',
      facing: 'left',
      top: { kind: 'uniform', color: colors.paper, trim: colors.monte },
      ...more,
    });
  return (
    pupil({
      at: [846, 1010],
      height: 690,
      build: 'man',
      skin: SKINS[4],
      look: { cut: 'fringe', age: 'young', mood: 'smiles', eyes: [0.5, 0.2] },
      bottom: { kind: 'trousers', color: colors.monte },
      near: { to: [790, 742], hand: 'pinch', holds: circle(786, 744, 15, colors.sun) },
    }) +
    pupil({
      at: [664, 1010],
      height: 670,
      build: 'woman',
      skin: SKINS[6],
      look: { cut: 'tail', age: 'young', mood: 'laughs', tie: colors.tierra, eyes: [0.7, 0.3] },
      bottom: { kind: 'skirt', color: colors.monte },
      near: { to: [560, 620], hand: 'grip', aim: 180, holds: jar(556, 664, '#B8324A') },
    })
  );
}

function trainer(): string {
  const seated = { at: [300, 1024], height: 800, skin: SKINS[2] } as const;
  const chair = wheelchair(seated, colors.forest);
  const sheet =
    box(382, 660, 92, 116, colors.paper) + stitch('M394 684H460M394 708H460M394 732H440', colors.tierra, 5, '11 7');
  return (
    chair.behind +
    person({
      ...seated,
      build: 'man',
      view: 'turned',
      stance: 'sit',
      look: { cut: 'short', beard: 'full', glasses: true, age: 'grown', mood: 'talks', eyes: [0.6, -0.2] },
      top: { kind: 'vest', color: '#EEF1E2', trim: colors.forest },
      bottom: { kind: 'trousers', color: '#3A3F6B' },
      near: { to: [410, 736], hand: 'sheet', holds: sheet },
      far: { to: [440, 590], hand: 'open', behind: false },
    }) +
    chair.before
  );
}
