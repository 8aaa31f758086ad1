import { randomFrom } from '../../../server/lace/random.ts';
import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, lace, line, oval, shape, stitch, whole } from '../../../server/lace/primitives.ts';
import { person } from '../people/person.ts';
import { SKINS } from '../people/skins.ts';
import { CAST, CAST_COLOR, frame, HEIGHT, WIDTH } from './frame.ts';

/** A manual open on a library's table: a family climbs the stairs of paper that rise out of it, up to a house. */
export function manual(): string {
  const table =
    box(0, 740, WIDTH, 260, colors.wood) +
    box(0, 740, WIDTH, 12, '#B9744A') +
    line('M0 846H520M700 846H1600M0 930H1100M1240 930H1600', colors.woodDark, 4, 'opacity=".6"');
  return frame('manual', shelves() + table + lampLight() + book() + stairs() + home() + family());
}

function shelves(): string {
  const random = randomFrom('biblioteca');
  const hues = ['#1F4D40', '#2C6B5A', '#173E33', '#35705C', '#24574A', '#4A7F6A'];
  let books = '';
  for (const foot of [330, 690])
    for (let x = 20; x < WIDTH - 20;) {
      const width = whole(34 + random() * 34);
      const height = whole(190 + random() * 84);
      books += box(x, foot - height, width - 3, height, hues[whole(random() * 5)] ?? '');
      if (random() < 0.5) books += box(x, foot - height + 30, width - 3, 14, '#7FB29A', 'opacity=".5"');
      x += width;
    }
  return (
    box(0, 0, WIDTH, HEIGHT, '#0F3128') + books + box(0, 330, WIDTH, 26, '#0A231C') + box(0, 690, WIDTH, 50, '#0A231C')
  );
}

function lampLight(): string {
  return (
    shape('M800 -20L1420 744H180Z', colors.straw, 'opacity=".1"') +
    oval(800, 770, 640, 60, colors.straw, 'opacity=".12"')
  );
}

function book(): string {
  return (
    oval(820, 926, 560, 40, CAST_COLOR, CAST) +
    shape('M262 912C300 830 340 770 380 730H1220C1260 770 1300 830 1338 912Z', '#A3265A') +
    shape('M284 896C330 800 470 730 800 776V912C600 868 420 872 284 896Z', '#F1E2C4') +
    shape('M290 882C340 790 480 716 800 764V896C600 852 430 852 290 882Z', colors.paper) +
    shape('M1316 896C1270 800 1130 730 800 776V912C1000 868 1180 872 1316 896Z', '#D9C6A4') +
    shape('M1310 882C1260 790 1120 716 800 764V896C1000 852 1170 852 1310 882Z', '#F3E6CD') +
    line('M386 838C450 808 520 800 590 806M414 802C470 780 530 774 600 780', colors.tierra, 9, 'opacity=".7"') +
    line('M1030 806C1090 800 1150 808 1214 838', '#B98E6A', 9, 'opacity=".7"')
  );
}

/** Six steps, folded out of one sheet and seen from the side. */
function stairs(): string {
  const steps = 6;
  const tread = 84;
  const riser = 58;
  const deep = [92, -50] as const;
  let profile = 'M476 846';
  let upper = '';
  for (let i = 0; i < steps; i++) {
    const x = 476 + i * tread;
    const y = 846 - i * riser;
    const lid = y - riser;
    profile += `V${lid}h${tread}`;
    upper +=
      shape(`M${x} ${y}V${lid}l${deep[0]} ${deep[1]}v${riser}Z`, colors.rose) +
      shape(`M${x} ${lid}h${tread}l${deep[0]} ${deep[1]}h-${tread}Z`, colors.paper);
  }
  const end = 476 + steps * tread;
  return (
    shape(`M476 846H${end}l${deep[0]} ${deep[1]}l90 50H560Z`, CAST_COLOR, 'opacity=".2"') +
    upper +
    shape(`M${end} ${846 - steps * riser}l${deep[0]} ${deep[1]}V${846 + deep[1]}L${end} 846Z`, '#7E1C45') +
    shape(`${profile}V846Z`, colors.lapacho) +
    stitch(`M500 826H${end - 22}V${846 - steps * riser + 22}`, colors.rose, 6, '16 12')
  );
}

function home(): string {
  return group(
    'translate(996 462) scale(1.04)',
    lace('manual', { family: 'sun', rim: 'scallop', thread: colors.sun, weight: 1 }, 10, -120, 190) +
      box(-96, -120, 192, 142, colors.paper) +
      box(40, -120, 56, 142, '#7A4A12', 'opacity=".16"') +
      shape('M-128 -112L-70 -204H70L128 -112Z', colors.clay) +
      shape('M30 -204H70L128 -112H60Z', '#000', 'opacity=".15"') +
      box(-26, -70, 52, 92, colors.tierra) +
      box(-78, -84, 34, 38, '#2C6B75') +
      box(48, -84, 30, 38, '#2C6B75') +
      circle(14, -24, 5, colors.sun),
  );
}

/** Middle of a step's tread. */
const onStep = (step: number): readonly [number, number] => [476 + step * 84 + 88, 846 - (step + 1) * 58 - 25];

function family(): string {
  const climbing = (step: number, height: number) => {
    const [x, y] = onStep(step);
    const [x2, y2] = onStep(step + 1);
    const ankle = height * 0.036;
    return {
      at: [(x + x2) / 2 - height * 0.05, y],
      height,
      feet: { near: [x, y - ankle], far: [x2 - 16, y2 - ankle] },
      view: 'side',
      lean: 5,
    } as const;
  };
  const [childX, childY] = onStep(2);
  return (
    person({
      ...climbing(0, 318),
      build: 'man',
      skin: SKINS[3],
      look: { cut: 'short', hat: 'piri', tie: colors.tierra, mood: 'smiles', age: 'grown' },
      top: { kind: 'shirt', color: '#5F9AA0' },
      bottom: { kind: 'trousers', color: '#1F3350' },
      near: { to: [childX - 60, childY - 150], hand: 'open', aim: -30 },
    }) +
    person({
      ...climbing(2, 206),
      heads: 6,
      build: 'woman',
      skin: SKINS[4],
      look: { cut: 'plaits', age: 'child', tie: colors.sun },
      top: { kind: 'tee', color: colors.sun },
      bottom: { kind: 'trousers', color: colors.tierra },
      far: { to: [childX + 96, childY - 166], hand: 'relaxed', behind: false },
    }) +
    person({
      ...climbing(3, 308),
      build: 'woman',
      skin: SKINS[5],
      look: { cut: 'bun', mood: 'smiles', age: 'grown' },
      top: { kind: 'blouse', color: colors.paper, trim: colors.lapacho },
      bottom: { kind: 'trousers', color: colors.forest },
      near: { to: [childX + 100, childY - 168], hand: 'relaxed' },
      far: { to: [onStep(5)[0] + 20, onStep(5)[1] - 120], hand: 'point', aim: -20 },
    })
  );
}
