import { randomFrom } from '../../../server/lace/random.ts';
import { colors } from '../../../server/lace/palette.ts';
import { blossomDefs } from '../plants.ts';
import { box, circle, group, line, oval, reuse, shape, stitch, tenth, whole } from '../../../server/lace/primitives.ts';
import { person } from '../people/person.ts';
import { bib, collar } from '../closeUps.ts';
import { SKINS } from '../people/skins.ts';
import { bob } from '../portraits/cuts.ts';
import { figure } from '../portraits/figure.ts';
import { combed, HAIR } from '../portraits/hair.ts';
import { CAST, CAST_COLOR, frame, HEIGHT, SHADE, WIDTH } from './frame.ts';

/** Neighbours on the stairs of Loma San Jerónimo: two with what they sell, one who waves from further up. */
export function stairs(): string {
  const sky =
    box(0, 0, WIDTH, HEIGHT, '#F8E3C4') +
    circle(810, 250, 116, colors.sun) +
    shape('M560 420C680 380 760 400 820 388S980 380 1060 420V560H560Z', '#8FB7A6');
  return frame(
    'loma',
    sky + steps() + left() + right() + pennants() + far() + neighbours() + bougainvillea(),
    blossomDefs(),
  );
}

function steps(): string {
  const count = 13;
  const hues = ['#2C6B75', colors.paper, colors.lapacho, colors.paper, colors.orange, colors.paper];
  let d = shape('M660 430H960L1250 1010H330Z', '#B98450');
  for (let i = 0; i < count; i++) {
    const near = (i + 1) / count;
    const at = (share: number) => {
      const y = 430 + 580 * share ** 1.5;
      const half = 120 + 360 * share ** 1.5;
      return { y, half };
    };
    const top = at(i / count);
    const foot = at(near);
    const lip = top.y + (foot.y - top.y) * 0.42;
    const mid = 808 - near * 8;
    d +=
      shape(
        `M${whole(mid - top.half)} ${whole(top.y)}H${whole(mid + top.half)}L${whole(mid + foot.half)} ${whole(lip)}H${whole(mid - foot.half)}Z`,
        '#EBD5B0',
      ) +
      box(
        whole(mid - foot.half),
        whole(lip),
        whole(foot.half * 2),
        whole(foot.y - lip) + 1,
        hues[i % hues.length] ?? '',
      );
  }
  return d + shape('M930 430L1250 1010H1120L860 430Z', '#2A0D05', 'opacity=".12"');
}

/** Waves from further up. */
function far(): string {
  return (
    oval(806, 642, 40, 6, CAST_COLOR, CAST) +
    person({
      at: [806, 640],
      height: 236,
      build: 'woman',
      view: 'front',
      skin: SKINS[3],
      look: { cut: 'plaits' },
      top: { kind: 'blouse', color: colors.paper },
      bottom: { kind: 'skirt', color: colors.forest },
      near: { to: [772, 420], hand: 'wave', aim: -100 },
    })
  );
}

function neighbours(): string {
  const basket = (x: number, y: number) =>
    line(`M${x - 46} ${y + 6}C${x - 40} ${y - 74} ${x + 40} ${y - 74} ${x + 46} ${y + 6}`, '#8A5A1C', 11) +
    [-34, 0, 34].map((dx) => circle(x + dx, y - 6, 24, dx ? colors.orange : colors.sun)).join('') +
    shape(`M${x - 66} ${y}H${x + 66}L${x + 48} ${y + 66}H${x - 48}Z`, colors.straw) +
    stitch(`M${x - 58} ${y + 22}H${x + 58}M${x - 52} ${y + 44}H${x + 52}`, '#B98E40', 6, '14 8');
  const tray = (x: number, y: number) =>
    oval(x, y, 92, 15, '#8A5A1C') +
    [-54, -18, 18, 54].map((dx) => oval(x + dx, y - 15, 24, 14, dx % 4 ? '#E2A24A' : '#D08A35')).join('');
  const fruit = figure({
    at: [530, 660],
    scale: 0.8,
    skin: SKINS[4],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'broad',
      mood: 'laughs',
      gaze: [1, 0.3],
      hair: HAIR.black,
      eyes: 'round',
      brows: 'thin',
      nose: 'snub',
      earrings: colors.gold,
      earsCovered: true,
    },
    hair: bob(HAIR.black),
    chin: [8, -58],
    turn: 4,
    body: { shoulder: 184, waist: 178, foot: 460, color: '#2C6B75' },
    clothes: bib(colors.paper, colors.lapacho),
    arms: [
      { side: 'right', to: [742, 700], elbow: [680, 880], aim: -24, hand: 'open', dim: true },
      {
        side: 'left',
        to: [560, 812],
        elbow: [420, 860],
        aim: 46,
        hand: 'grip',
        holds: group('translate(-698 -532) scale(1.7)', basket(752, 836)),
      },
    ],
  });
  const chipa = figure({
    at: [1078, 650],
    scale: 0.8,
    flip: true,
    skin: SKINS[2],
    head: {
      view: 'turned',
      age: 'old',
      build: 'long',
      mood: 'beams',
      gaze: [1, 0.3],
      hair: HAIR.grey,
      eyes: 'narrow',
      brows: 'straight',
      nose: 'hooked',
    },
    hair: combed('turned', HAIR.grey, 'bun'),
    chin: [8, -58],
    turn: 4,
    body: { shoulder: 182, waist: 178, foot: 460, color: colors.sun },
    clothes: collar(colors.sun, { buttons: colors.tierra }),
    arms: [
      { side: 'left', to: [1010, 812], elbow: [1240, 850], aim: 184, hand: 'flat', dim: true },
      {
        side: 'right',
        to: [826, 820],
        elbow: [900, 900],
        aim: 190,
        hand: 'flat',
      },
    ],
  });
  return fruit.body + chipa.body + chipa.arms + group('translate(-546 -328) scale(1.6)', tray(880, 702)) + fruit.arms;
}

function opening(x: number, y: number, width: number, height: number, color: string, round = false): string {
  const d = round
    ? `M${x} ${y + height}V${y + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${y + height}Z`
    : `M${x} ${y}h${width}v${height}h-${width}Z`;
  return shape(d, color) + line(`M${x + width / 2} ${y + (round ? 8 : 0)}V${y + height}`, colors.cream, 4);
}

/** Houses that stand lower the nearer they are. */
function left(): string {
  return (
    shape('M500 470L690 430V560L500 660Z', '#D9729A') +
    shape('M484 474L700 420L690 398L500 436Z', colors.tierra) +
    opening(580, 486, 44, 80, '#5A2440', true) +
    shape('M250 430L540 380V760L250 900Z', '#3F9AA0') +
    shape('M220 440L560 376L546 340L256 378Z', colors.clay) +
    opening(320, 520, 80, 130, '#174A4F', true) +
    opening(448, 498, 56, 96, '#174A4F') +
    box(440, 594, 72, 12, colors.cream) +
    shape('M-20 330L300 300V1020H-20Z', colors.sun) +
    shape('M-20 330L300 300V352L-20 386Z', '#000', SHADE) +
    shape('M-20 270L330 238L340 304L-20 342Z', colors.tierra) +
    line('M40 268L30 336M110 262L104 330M180 255L178 323M250 248L252 316', colors.tierraDeep, 5, 'opacity=".6"') +
    opening(40, 520, 130, 190, colors.forest) +
    box(28, 710, 154, 16, colors.cream) +
    opening(214, 640, 66, 300, '#8F2450', true)
  );
}

function right(): string {
  return (
    shape('M940 440L1080 470V660L940 560Z', '#F0A070') +
    shape('M926 424L1100 478L1090 440L940 398Z', colors.tierraDeep) +
    opening(986, 500, 40, 76, '#5A2A12') +
    shape('M1060 372L1360 420V900L1060 720Z', colors.lapacho) +
    shape('M1060 372L1360 420V900L1060 720Z', '#2A0D05', SHADE) +
    shape('M1040 368L1390 430L1370 372L1050 322Z', colors.tierra) +
    opening(1108, 486, 60, 110, '#5A1434', true) +
    opening(1226, 500, 84, 130, '#5A1434', true) +
    shape('M1300 286L1620 316V1020H1300Z', '#F4E7CC') +
    shape('M1300 286L1620 316V1020H1300Z', '#2A0D05', 'opacity=".12"') +
    shape('M1262 292L1620 330V264L1276 226Z', colors.clay) +
    opening(1420, 480, 120, 180, '#2C6B75') +
    box(1408, 660, 144, 16, colors.orange) +
    opening(1330, 640, 64, 310, colors.wood, true)
  );
}

function pennants(): string {
  const hues = [colors.lapacho, colors.paper, '#2C6B75', colors.orange];
  const row = (x1: number, y1: number, x2: number, y2: number, sag: number, count: number, size: number) => {
    let d = line(`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`, colors.tierraNight, 4);
    for (let i = 0; i < count; i++) {
      const t = (i + 0.5) / count;
      const x = whole(x1 + (x2 - x1) * t);
      const y = whole(y1 + (y2 - y1) * t + sag * 4 * t * (1 - t));
      d += shape(`M${x - 24 * size} ${y}h${48 * size}l${-24 * size} ${58 * size}Z`, hues[i % hues.length] ?? '');
    }
    return d;
  };
  return row(320, 244, 1290, 232, 74, 14, 1.05) + row(540, 356, 1056, 340, 34, 11, 0.7);
}

function bougainvillea(): string {
  const random = randomFrom('santarita');
  let d = '';
  for (let i = 0; i < 46; i++)
    d += reuse(
      'bl',
      `translate(${whole(250 + (random() - 0.5) * 190)} ${whole(860 + (random() - 0.5) * 190)}) scale(${tenth(1.6 + random() * 1.6)})`,
      i % 3 ? '#B8386C' : '#F08FB2',
    );
  return (
    shape('M150 1010C110 900 170 780 250 770C340 780 380 900 350 1010Z', colors.forest) +
    d +
    group(
      'translate(1330 930)',
      shape('M-56 -20H56L42 90H-42Z', colors.clay) +
        shape('M12 -20H56L42 90H10Z', '#000', SHADE) +
        shape(
          'M0 -20C-60 -60 -70 -120 -50 -150C-20 -130 -8 -90 0 -40C6 -100 30 -150 66 -160C80 -110 50 -50 0 -20Z',
          colors.leaf,
        ) +
        stitch('M-46 20H46', colors.cream, 5, '10 8'),
    )
  );
}
