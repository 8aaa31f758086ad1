import { colors } from '../../../server/lace/palette.ts';
import { box, lace, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { house } from '../buildings.ts';
import { canvas } from '../canvas.ts';
import { bush, hill } from '../land.ts';
import { person } from '../people/person.ts';
import { HAIRS, SKINS } from '../people/skins.ts';
import { PASS, thread } from '../whereSlides.ts';

const WIDTH = 1200;
const HEIGHT = 800;
const REEL = [386, 470] as const;

/** The thread sets out: the grandmother lets the reel spin, and the girl runs off with its end over her head. */
export function spool(): string {
  return canvas({ width: WIDTH, height: HEIGHT, name: 'carrete', grain: 0.42 }, land() + weaver() + reel() + runner());
}

function land(): string {
  return (
    box(0, 0, WIDTH, HEIGHT, '#FBE0A6') +
    lace('carrete', { family: 'sun', rim: 'fan', ground: colors.sun, thread: '#FBEBC2', detail: 0.4 }, 930, 470, 190) +
    hill('#EBA97C', { width: WIDTH, height: HEIGHT, y: 500, swing: 36, points: 4, seed: 'carrete1' }) +
    bush(colors.leaf, { width: WIDTH, y: 560, size: 74, depth: 90, seed: 'carrete2' }) +
    house(560, 596, 0.86) +
    hill('#6FA060', { width: WIDTH, height: HEIGHT, y: 590, swing: 8, points: 4, seed: 'carrete3' }) +
    shape('M0 700C300 650 800 690 1200 640V800H0Z', colors.road) +
    stitch('M-10 756C300 716 800 748 1210 700', '#F0A57C', 6, '26 19')
  );
}

function weaver(): string {
  return (
    oval(260, 744, 210, 18, colors.tierraDeep, 'opacity=".45"') +
    line('M130 560L112 740M262 560L280 740M130 600H270', colors.woodDark, 15) +
    line('M128 560V380', colors.woodDark, 15) +
    box(112, 540, 172, 26, colors.wood, 'rx="8"') +
    person({
      at: [256, 744],
      height: 650,
      build: 'woman',
      girth: 1.12,
      view: 'turned',
      stance: 'sit',
      lean: 8,
      skin: SKINS[4],
      look: {
        cut: 'bun',
        hair: HAIRS.white,
        age: 'old',
        mood: 'laughs',
        nose: 'hooked',
        glasses: true,
        eyes: [0.9, -0.3],
      },
      top: { kind: 'poi', color: colors.cream, trim: colors.lapacho },
      bottom: { kind: 'skirt', color: colors.monte, hem: colors.rose },
      near: { to: [REEL[0] - 8, REEL[1] + 74], hand: 'grip', aim: -10 },
      far: { to: [REEL[0] + 14, REEL[1] - 92], hand: 'flat', aim: 30, behind: false },
    })
  );
}

/** It turns on its stick. */
function reel(): string {
  const [x, y] = REEL;
  let turns = '';
  for (let i = 0; i < 6; i++)
    turns += `M${x - 46} ${y - 42 + i * 17}Q${x} ${y - 32 + i * 17} ${x + 46} ${y - 48 + i * 17}`;
  return (
    line(`M${x} ${y - 84}V${y + 90}`, colors.woodDark, 12) +
    shape(`M${x - 48} ${y - 50}H${x + 48}V${y + 50}H${x - 48}Z`, colors.tierra) +
    shape(`M${x + 18} ${y - 50}H${x + 48}V${y + 50}H${x + 18}Z`, '#000', 'opacity=".2"') +
    line(turns, '#C65A36', 4) +
    oval(x, y + 54, 68, 15, '#CFA653') +
    oval(x, y - 52, 68, 15, colors.straw)
  );
}

function runner(): string {
  const [x, y] = REEL;
  return (
    oval(820, 764, 120, 14, colors.tierraDeep, 'opacity=".45"') +
    thread(`M${x + 48} ${y - 20}C560 380 640 560 740 480C800 440 850 440 926 418`) +
    person({
      at: [800, 752],
      height: 510,
      heads: 5.6,
      build: 'woman',
      view: 'side',
      stance: 'run',
      lean: 12,
      nod: -8,
      skin: SKINS[4],
      look: { cut: 'tail', tie: colors.lapacho, age: 'child', mood: 'laughs', nose: 'snub', eyes: [0.8, -0.2] },
      top: { kind: 'tee', color: colors.paper },
      bottom: { kind: 'skirt', color: colors.lapacho, length: 'knee', hem: colors.sun },
      near: { to: [926, 418], hand: 'grip', aim: -24 },
      far: { to: [716, 560], hand: 'open', aim: 150 },
    }) +
    thread(`M926 418C980 396 960 300 1030 274C1090 254 1140 250 1210 ${PASS}`)
  );
}
