// The five themes of /sostenibilidad and its story as patches of ao po'i: what is done in each, in cross-stitch, 400 x 400.
import { crossStitch } from './crossStitch.ts';
import { colors } from '../../server/lace/palette.ts';
import { box } from '../../server/lace/primitives.ts';

const SIDE = 400;
/** A stitch's side, and the most room that its stitches take, within a patch's hem. */
const CELL = 16;
const ROOM = 336;

interface Patch {
  cloth: string;
  threads: Record<string, string>;
  rows: readonly string[];
}

/** Three bins: bottles, leaves, cardboard. */
const BINS: Patch = {
  cloth: colors.cream,
  threads: { w: '#2F7F8C', r: colors.tierra, d: colors.tierraNight, s: colors.gold, g: colors.leaf, k: '#A9713F' },
  rows: [
    '...w.......g...........',
    '...w......gg....kkkkkkk',
    '..www....gggg...k..k..k',
    '..w.w....gggg...k..k..k',
    '..w.w....ggg....k.....k',
    '..www.....g.....kkkkkkk',
    '.......................',
    'wwwwwww.sssssss.rrrrrrr',
    'wwwwwww.sssssss.rrrrrrr',
    '.......................',
    '.wwwww...sssss...rrrrr.',
    '.w.w.w...s.s.s...r.r.r.',
    '.w.w.w...s.s.s...r.r.r.',
    '.w.w.w...s.s.s...r.r.r.',
    '.w.w.w...s.s.s...r.r.r.',
    '.w.w.w...s.s.s...r.r.r.',
    '.wwwww...sssss...rrrrr.',
    '..www.....sss.....rrr..',
    'd.d.d.d.d.d.d.d.d.d.d.d',
  ],
};

/** A drop of water with the three lights in it. */
const DROP: Patch = {
  cloth: '#12382C',
  threads: { r: '#E8583F', y: colors.sun, g: '#5FAE74', w: '#7FC4CF', c: colors.cream },
  rows: [
    '.........w.........',
    '........www........',
    '........w.w........',
    '.......w...w.......',
    '......ww...ww......',
    '......w..r..w......',
    '.....w..rrr..w.....',
    '....ww..rrr..ww....',
    '....w....r....w....',
    '...w...........w...',
    '...w....yyy....w...',
    '..w....yyyyy....w..',
    '..w....yyyyy....w..',
    '..w.....yyy.....w..',
    '..w.............w..',
    '..w.....ggg..c..w..',
    '..ww...ggggg.c.ww..',
    '...w...ggggg...w...',
    '...ww...ggg...ww...',
    '.....ww.....ww.....',
    '.......wwwww.......',
    '...................',
    'w.w.w.w.w.w.w.w.w.w',
  ],
};

/** The number of the goals, in a ring of as many. */
const GOALS: Patch = {
  cloth: '#F5B3C1',
  threads: { n: colors.tierraNight, a: colors.tierra, b: '#A3265A', c: '#B4690E', d: colors.forest },
  rows: [
    '..........aa..........',
    '......cc..aa..bb......',
    '......cc......bb......',
    '...dd............cc...',
    '...dd............cc...',
    '......................',
    '.cc....n...nnnnnn..dd.',
    '.cc...nn...nnnnnn..dd.',
    '.....nnn.......nn.....',
    'bb....nn......nn....aa',
    'bb....nn......nn....aa',
    '......nn.....nn.......',
    '......nn.....nn.......',
    'aa....nn....nn......bb',
    'aa...nnnn...nn......bb',
    '......................',
    '..dd..............cc..',
    '..dd..............cc..',
    '.....cc........dd.....',
    '.....cc........dd.....',
    '........bb..aa........',
    '........bb..aa........',
  ],
};

/** A pot on a brick stove, and the flue that takes the smoke out. */
const STOVE: Patch = {
  cloth: colors.sun,
  threads: { t: colors.tierra, d: colors.tierraDeep, f: '#FFFAF0', k: '#4A3A34' },
  rows: [
    '..................kk...',
    '.................kkkk..',
    '................kkkkkk.',
    '..................kk...',
    '........d.........kk...',
    '....ddddddddd.....kk...',
    '..................kk...',
    '.ddddddddddddddd..kk...',
    '.d.ddddddddddd.d..kk...',
    '...ddddddddddd....kk...',
    '....ddddddddd.....kk...',
    '..................kk...',
    'ttttttttttttttttttttttt',
    '.......................',
    'ttt.ttt.ttt.ttt.ttt.ttt',
    't.ttt.ttt.ttt.ttt.ttt.t',
    'ttt.tt...........tt.ttt',
    't.ttt......f......ttt.t',
    'ttt.tt....fff....tt.ttt',
    't.ttt....fffff....ttt.t',
    'ttt.tt...ff.ff...tt.ttt',
    't.ttt....f...f....ttt.t',
  ],
};

/** A trail between the trees. */
const TRAIL: Patch = {
  cloth: '#CFE4D6',
  threads: { g: '#2F7A4A', l: colors.leaf, f: colors.lapacho, y: '#F5B3C1', t: '#7A4A2B', r: colors.tierra },
  rows: [
    '...gggg..............',
    '.gglgggg.......ff....',
    'gglggglgg....ffffff..',
    'glgggglggg..ffffyfff.',
    'ggglgggggg.fffyffffff',
    'gglggglggg.ffffffyfff',
    '.gggglggg..ffyffffff.',
    '...ggggg....ffffff...',
    '.....t.........t.....',
    '.....t.........t.....',
    '.....t...r.....t.....',
    '.....t..rr.....t.....',
    '....ttt.rrr...ttt....',
    '........rrr..........',
    '.l.......rrr......l..',
    'l.l......rrrr....l.l.',
    '........rrrr.........',
    '......rrrrr....l.....',
    '.....rrrrr....l.l....',
    '.....rrrrrr..........',
    '......rrrrrrr........',
  ],
};

/** A plant in its tin, and two cuttings of it in tins of their own, on the bank of a river. */
const CUTTINGS: Patch = {
  cloth: '#12382C',
  threads: {
    f: '#E8709A',
    y: colors.sun,
    g: '#5FAE74',
    l: '#9CCB8E',
    k: '#D98A5B',
    c: colors.cream,
    p: '#F5B3C1',
    w: '#7FC4CF',
  },
  rows: [
    '.........f.........',
    '........fyf........',
    '.........f.........',
    '...gg....l....gg...',
    '..gllg...l...gllg..',
    '..gllgg..l..ggllg..',
    '...ggllg.l.gllgg...',
    '.....glg.l.glg.....',
    '......gglllgg......',
    '..g......l......g..',
    '.glg.kkkkkkkkk.glg.',
    '..l...kckckck...l..',
    '..l...kkkkkkk...l..',
    'ccccc.kckckck.ppppp',
    '.ccc..kkkkkkk..ppp.',
    '.ccc..kkkkkkk..ppp.',
    '...................',
    'w.w.w.w.w.w.w.w.w.w',
    '.w.w.w.w.w.w.w.w.w.',
  ],
};

function patch({ cloth, threads, rows }: Patch): string {
  const across = Math.max(...rows.map((row) => row.length));
  const cell = Math.min(CELL, ROOM / Math.max(across, rows.length));
  const [x, y] = [(SIDE - across * cell) / 2, (SIDE - rows.length * cell) / 2];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">${box(0, 0, SIDE, SIDE, cloth)}${crossStitch(rows, threads, cell, x, y)}</svg>`;
}

/** By the names that the content gives them. */
export const sustainIcons = (): Record<string, string> => ({
  'icon-foundation': patch(BINS),
  'icon-stoplight': patch(DROP),
  'icon-education': patch(GOALS),
  'icon-microfinance': patch(STOVE),
  'icon-schools': patch(TRAIL),
  cuttings: patch(CUTTINGS),
});
