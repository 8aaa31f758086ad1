// What stands for three of the regions, 1200 x 900: seed that went to the country, a courtyard's bell, clothes to begin with. The middle 840 hold the subject.
import { randomFrom } from '../../server/lace/random.ts';
import { canvas } from './canvas.ts';
import { hill } from './land.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch, whole } from '../../server/lace/primitives.ts';

const WIDTH = 1200;
const HEIGHT = 900;
const SIZE = { width: WIDTH, height: HEIGHT };
const SHADE = 'opacity=".16"';

interface Sack {
  cloth: string;
  rim: string;
  seed: string;
  seedDark: string;
  band: string;
}

/** Three sacks of seed with their rims rolled down, a measure in the first. */
export function hubSeeds(): string {
  const barn =
    box(0, 0, WIDTH, HEIGHT, '#F9DFA0') +
    shape('M0 0H760L300 900H0Z', '#FCEBC1') +
    box(0, 716, WIDTH, 184, colors.clay) +
    box(0, 716, WIDTH, 10, '#E58A5F') +
    shape('M0 716H395L300 900H0Z', '#DE7A50');
  const sacks =
    sack(392, 742, 270, 330, {
      cloth: '#EBDDBB',
      rim: '#F8EFD8',
      seed: colors.sun,
      seedDark: colors.gold,
      band: colors.tierra,
    }) +
    sack(862, 732, 250, 280, {
      cloth: colors.forest,
      rim: '#2F7A57',
      seed: '#F4E9D2',
      seedDark: '#D9C39B',
      band: colors.sprout,
    }) +
    sack(624, 800, 286, 312, {
      cloth: colors.tierra,
      rim: '#C65A36',
      seed: '#5A1D3A',
      seedDark: '#8E3A5C',
      band: colors.straw,
    });
  const measure = group(
    'translate(398 424) rotate(-24)',
    shape('M-54 -6H54L44 74Q0 92 -44 74Z', '#B4BDB5') +
      shape('M16 -6H54L44 74Q28 82 12 84Z', '#000', SHADE) +
      oval(0, -6, 54, 15, '#7F8B83') +
      oval(0, -2, 42, 10, colors.sun) +
      line('M54 4C112 -6 112 56 47 50', '#8FA39A', 13),
  );
  return canvas({ ...SIZE, name: 'semillas', grain: 0.42 }, barn + sacks + measure + cobs());
}

function sack(x: number, y: number, wide: number, tall: number, { cloth, rim, seed, seedDark, band }: Sack): string {
  const half = wide / 2;
  const random = randomFrom(`saco${x}`);
  let light = '';
  let dark = '';
  for (let i = 0; i < 46; i++) {
    const angle = random() * Math.PI * 2;
    const reach = Math.sqrt(random());
    const dot = `M${whole(Math.cos(angle) * reach * half * 0.7)} ${whole(-tall - 14 + Math.sin(angle) * reach * 26)}h6`;
    if (i % 2) light += dot;
    else dark += dot;
  }
  const body =
    oval(24, 0, half * 1.08, 24, '#4A150B', 'opacity=".35"') +
    shape(
      `M${-half * 0.96} ${-tall}Q${-half * 1.16} ${-tall * 0.4} ${-half * 0.98} -12Q0 22 ${half * 0.98} -12Q${half * 1.16} ${-tall * 0.4} ${half * 0.96} ${-tall}Z`,
      cloth,
    ) +
    shape(
      `M${half * 0.36} ${-tall}Q${half * 0.62} ${-tall * 0.4} ${half * 0.34} 2Q${half * 0.8} -2 ${half * 0.98} -12Q${half * 1.16} ${-tall * 0.4} ${half * 0.96} ${-tall}Z`,
      '#000',
      SHADE,
    ) +
    stitch(`M${-half * 1.02} ${-tall * 0.36}Q0 ${-tall * 0.26} ${half * 1.02} ${-tall * 0.36}`, band, 7, '20 15') +
    line(
      `M${-half * 0.5} ${-tall * 0.86}Q${-half * 0.62} ${-tall * 0.66} ${-half * 0.5} ${-tall * 0.5}`,
      '#000',
      7,
      'opacity=".1"',
    ) +
    oval(0, -tall, half * 1.06, 52, rim) +
    shape(
      `M${half * 0.3} ${-tall + 50}Q${half * 0.96} ${-tall + 34} ${half * 1.06} ${-tall}Q${half * 0.9} ${-tall - 34} ${half * 0.5} ${-tall - 44}Z`,
      '#000',
      'opacity=".1"',
    ) +
    oval(0, -tall - 4, half * 0.9, 38, '#3A1206', 'opacity=".55"') +
    shape(
      `M${-half * 0.86} ${-tall + 2}Q${-half * 0.4} ${-tall - 64} ${half * 0.1} ${-tall - 62}Q${half * 0.6} ${-tall - 52} ${half * 0.86} ${-tall + 2}Q0 ${-tall + 60} ${-half * 0.86} ${-tall + 2}Z`,
      seed,
    ) +
    line(dark, seedDark, 9) +
    line(light, '#fff', 4, 'opacity=".5"');
  return group(`translate(${x} ${y})`, body);
}

function cobs(): string {
  const cob = (kernel: string, dark: string) => {
    let rows = '';
    for (let row = 0; row < 4; row++) rows += `M-70 ${-18 + row * 12}H${row % 3 ? 92 : 76}`;
    return (
      shape('M-88 0C-88 -32 -40 -36 20 -32C70 -28 104 -12 108 0C104 12 70 28 20 32C-40 36 -88 32 -88 0Z', kernel) +
      stitch(rows, dark, 7, '3 13') +
      shape('M-38 -4C-60 -44 -120 -62 -196 -58C-168 -38 -172 -16 -198 0C-150 14 -80 14 -38 -4Z', '#B9CF8A') +
      shape('M-30 2C-60 4 -120 0 -198 0C-178 20 -182 40 -206 58C-130 62 -66 46 -30 2Z', '#8DAE63')
    );
  };
  return (
    oval(360, 842, 190, 14, '#4A150B', 'opacity=".3"') +
    group('translate(382 818) rotate(-7)', cob(colors.sun, colors.gold)) +
    group('translate(840 826) rotate(186) scale(.86 .86)', cob('#F1E4C8', '#D9BC83'))
  );
}

/** A bell in the arch of a whitewashed wall, its rope tied beside it, a bench in its shade. */
export function hubBell(): string {
  const wall =
    box(0, 0, WIDTH, HEIGHT, '#2E7F8C') +
    circle(214, 190, 84, '#F3E3B5') +
    hill('#236672', { ...SIZE, y: 560, swing: 60, points: 4, seed: 'patio1' }) +
    hill('#1B525C', { ...SIZE, y: 640, swing: 26, points: 5, seed: 'patio2' }) +
    box(0, 760, WIDTH, 140, colors.clay) +
    box(0, 760, WIDTH, 9, '#E58A5F');
  const gable =
    shape(
      'M330 770V300Q330 250 384 236Q420 226 436 190Q480 96 600 96Q720 96 764 190Q780 226 816 236Q870 250 870 300V770Z',
      '#F8F0DF',
    ) +
    shape(
      'M600 96Q720 96 764 190Q780 226 816 236Q870 250 870 300V770H790V330Q790 270 740 250Q706 236 690 190Q660 116 600 96Z',
      '#DCCBA8',
    ) +
    // The opening, and the thickness of the wall on its lit side.
    shape('M452 610V360Q452 216 600 216Q748 216 748 360V610Z', '#236672') +
    shape('M452 610V360Q452 216 600 216Q480 240 480 366V610Z', '#CDB98F') +
    shape('M480 610V560Q560 520 640 548Q700 566 748 540V610Z', '#1B525C') +
    box(436, 604, 328, 24, '#EADCC0') +
    box(700, 604, 64, 24, '#000', 'opacity=".1"') +
    stitch('M362 690H838', colors.tierra, 8, '24 18') +
    box(330, 722, 540, 48, colors.lapacho) +
    box(790, 722, 80, 48, '#000', SHADE);
  const bell =
    box(448, 300, 306, 30, colors.woodDark) +
    box(448, 300, 306, 9, colors.wood) +
    line('M600 330V356', '#3A1206', 26) +
    shape(
      'M552 372Q552 348 600 348Q648 348 648 372C654 440 676 482 706 520Q600 566 494 520C524 482 546 440 552 372Z',
      colors.gold,
    ) +
    shape(
      'M612 348Q648 350 648 372C654 440 676 482 706 520Q672 538 630 543C652 480 636 400 612 348Z',
      '#000',
      'opacity=".2"',
    ) +
    shape('M566 380C562 436 548 474 526 506L546 514C568 470 580 430 582 376Z', '#F6D27A') +
    shape('M494 520Q600 566 706 520L712 540Q600 588 488 540Z', '#B5751A') +
    circle(602, 574, 20, colors.tierraNight) +
    line('M602 590C616 640 640 628 640 668V742', colors.woodDark, 7) +
    line('M632 742H648M634 752L630 772M640 752V776M646 752L650 772', colors.tierraNight, 7);
  const bench =
    oval(1000, 820, 172, 14, '#4A150B', 'opacity=".35"') +
    box(862, 742, 26, 78, colors.woodDark) +
    box(1098, 742, 26, 78, colors.woodDark) +
    box(840, 716, 306, 32, colors.wood) +
    box(840, 716, 306, 10, '#A9622F');
  const jar =
    oval(212, 842, 112, 15, '#4A150B', 'opacity=".35"') +
    shape('M160 690C100 716 96 800 150 840H246C300 800 296 716 236 690V664H160Z', colors.tierra) +
    shape('M214 664H236V690C296 716 300 800 246 840H200C262 796 250 716 214 690Z', '#000', SHADE) +
    box(150, 650, 96, 22, '#C65A36', 'rx="8"') +
    stitch('M118 760Q198 790 278 760', colors.straw, 6, '16 12') +
    shape('M198 650C186 560 130 540 96 548C104 604 150 640 190 650Z', colors.leaf) +
    shape('M198 650C196 540 214 480 262 452C276 530 246 616 206 650Z', colors.sprout) +
    shape('M206 650C226 584 276 560 318 568C314 622 264 650 214 652Z', '#4F8F5A');
  return canvas({ ...SIZE, name: 'patio', grain: 0.42 }, wall + gable + bell + bench + jar);
}

/** A rail of clothes to start a business with, a basket of folded ones below. */
export function hubClothes(): string {
  const room =
    box(0, 0, WIDTH, HEIGHT, '#E9965A') +
    shape('M0 0H560L1200 620V900H0Z', '#F0A96C') +
    box(0, 770, WIDTH, 130, colors.tierraDeep) +
    box(0, 770, WIDTH, 10, '#94361F');
  const rail =
    oval(600, 836, 430, 18, '#2A0D05', 'opacity=".45"') +
    line('M240 250V812M960 250V812', colors.monte, 16) +
    line('M176 826L240 800L304 826M896 826L960 800L1024 826', colors.monte, 16) +
    line('M214 244H986', colors.monte, 18) +
    line('M222 238H978', '#2F6B50', 5);
  const hanger = (x: number) =>
    line(`M${x} 292V270C${x + 22} 264 ${x + 18} 232 ${x} 238`, '#D8DDD3', 7) +
    line(`M${x - 66} 330L${x} 290L${x + 66} 330`, colors.wood, 11);
  const shirt = (x: number, color: string) =>
    shape(
      `M${x - 70} 330L${x - 26} 304H${x + 26}L${x + 70} 330L${x + 92} 440L${x + 58} 450L${x + 54} 580H${x - 54}L${x - 58} 450L${x - 92} 440Z`,
      color,
    ) +
    shape(
      `M${x + 26} 304L${x + 70} 330L${x + 92} 440L${x + 58} 450L${x + 54} 580H${x + 14}Q${x + 40} 440 ${x + 26} 304Z`,
      '#000',
      SHADE,
    ) +
    shape(`M${x - 26} 304L${x} 344L${x + 26} 304Z`, '#fff', 'opacity=".55"') +
    line(`M${x} 370h.1M${x} 420h.1M${x} 470h.1M${x} 520h.1`, '#fff', 9);
  const dress = (x: number) => {
    const random = randomFrom('vestido');
    let dots = '';
    for (let i = 0; i < 26; i++) {
      const row = Math.floor(i / 4);
      const across = (i % 4) - 1.5 + (random() - 0.5) * 0.4;
      dots += `M${whole(x + across * (22 + row * 5))} ${460 + row * 38}h.1`;
    }
    return (
      shape(
        `M${x - 62} 330L${x - 34} 306Q${x} 372 ${x + 34} 306L${x + 62} 330L${x + 50} 432L${x + 104} 716Q${x} 744 ${x - 104} 716L${x - 50} 432Z`,
        colors.lapacho,
      ) +
      shape(
        `M${x + 34} 306L${x + 62} 330L${x + 50} 432L${x + 104} 716Q${x + 66} 730 ${x + 34} 732Q${x + 50} 520 ${x + 16} 350Z`,
        '#000',
        SHADE,
      ) +
      line(dots, colors.sun, 15) +
      box(x - 52, 420, 104, 20, colors.tierraNight) +
      stitch(`M${x - 98} 694Q${x} 720 ${x + 98} 694`, colors.cream, 6, '16 12')
    );
  };
  const jacket = (x: number) =>
    shape(
      `M${x - 76} 332L${x - 28} 304H${x + 28}L${x + 76} 332L${x + 104} 560L${x + 66} 566L${x + 62} 634H${x - 62}L${x - 66} 566L${x - 104} 560Z`,
      colors.forest,
    ) +
    shape(
      `M${x + 28} 304L${x + 76} 332L${x + 104} 560L${x + 66} 566L${x + 62} 634H${x + 20}Q${x + 44} 470 ${x + 28} 304Z`,
      '#000',
      'opacity=".22"',
    ) +
    shape(`M${x - 28} 304L${x} 430L${x + 28} 304Z`, colors.straw) +
    shape(`M${x - 28} 304L${x - 46} 372L${x} 440Z`, '#2F7A57') +
    shape(`M${x + 28} 304L${x + 46} 372L${x} 440Z`, '#174631') +
    line(`M${x} 474h.1M${x} 530h.1`, colors.sun, 12) +
    stitch(`M${x - 52} 560H${x - 20}M${x + 20} 560H${x + 52}`, colors.sprout, 5, '10 8');
  const trousers = (x: number) =>
    shape(`M${x - 60} 326H${x + 60}L${x + 74} 690H${x + 14}L${x} 410L${x - 14} 690H${x - 74}Z`, '#2E5F8A') +
    shape(`M${x + 22} 326H${x + 60}L${x + 74} 690H${x + 44}Z`, '#000', SHADE) +
    stitch(`M${x - 46} 344H${x + 46}M${x} 356V400`, '#BFD9E8', 4, '10 8');
  const clothes =
    hanger(352) +
    shirt(352, colors.paper) +
    hanger(500) +
    dress(500) +
    hanger(676) +
    jacket(676) +
    hanger(846) +
    trousers(846);
  const tag = group(
    'translate(424 448) rotate(9)',
    line('M-6 -44L0 -16', colors.tierraNight, 4) +
      box(-24, -18, 50, 66, colors.straw, 'rx="5"') +
      circle(1, -4, 5, colors.tierraNight) +
      stitch('M-12 16H14M-12 32H8', colors.tierraNight, 4, '9 7'),
  );
  const folded = (y: number, color: string) =>
    box(996, y, 168, 34, color, 'rx="15"') + box(1110, y, 54, 34, '#000', 'opacity=".12" rx="15"');
  const crate =
    oval(1080, 842, 120, 12, '#2A0D05', 'opacity=".4"') +
    folded(694, colors.sun) +
    folded(724, colors.paper) +
    folded(752, colors.lapacho) +
    box(974, 772, 212, 68, colors.wood) +
    box(1130, 772, 56, 68, '#000', SHADE) +
    stitch('M990 806H1170', colors.straw, 5, '16 12');
  return canvas({ ...SIZE, name: 'percha', grain: 0.42 }, room + rail + clothes + tag + crate);
}
