// The five themes of /sostenibilidad and its story as patches of ao po'i: what each is about, in cross-stitch, 400 x 400.
import { crossStitch } from './crossStitch.ts';
import { colors } from '../../server/lace/palette.ts';
import { box } from '../../server/lace/primitives.ts';

const SIDE = 400;
const CELL = 16;

interface Patch {
  cloth: string;
  threads: Record<string, string>;
  rows: readonly string[];
}

/** A house with its door open. */
const HOUSE: Patch = {
  cloth: colors.cream,
  threads: { r: colors.tierra, w: '#2F7F8C', d: colors.tierraNight, s: colors.gold, g: colors.leaf },
  rows: [
    '.........r.........',
    '........rrr....rr..',
    '.......rrrrr...rr..',
    '......rrrsrrr..rr..',
    '.....rrrsssrrr.rr..',
    '....rrrrrsrrrrrrr..',
    '...rrrrrrrrrrrrrr..',
    '..rrrrrrrrrrrrrrr..',
    '.rrrrrrrrrrrrrrrrr.',
    '...s.............s.',
    '...s.www.....www.s.',
    '...s.www.ddd.www.s.',
    '...s.www.ddd.www.s.',
    '...s.....ddd.....s.',
    '...s.....ddd.....s.',
    '...s.....ddd.....s.',
    '..ggggggggggggggggg',
    '.g.g.g.g.g.g.g.g.g.',
  ],
};

/** The three lights of a life. */
const LIGHTS: Patch = {
  cloth: '#12382C',
  threads: { r: '#E8583F', y: colors.sun, g: '#5FAE74', c: colors.cream },
  rows: [
    '....c.........c....',
    '...c.c.......c.c...',
    '..c...ccccccc...c..',
    '.....c.......c.....',
    '....c...rrr...c....',
    '....c..rrrrr..c....',
    '....c..rrrrr..c....',
    '....c...rrr...c....',
    '....c.........c....',
    '....c...yyy...c....',
    '....c..yyyyy..c....',
    '....c..yyyyy..c....',
    '....c...yyy...c....',
    '....c.........c....',
    '....c...ggg...c....',
    '....c..ggggg..c....',
    '....c..ggggg..c....',
    '....c...ggg...c....',
    '.....c.......c.....',
    '..c...ccccccc...c..',
    '...c.c.......c.c...',
    '....c.........c....',
  ],
};

/** A lamp: an idea that somebody has. */
const LAMP: Patch = {
  cloth: '#F5B3C1',
  threads: { y: colors.gold, l: '#A3265A', d: colors.tierraNight, w: '#E58A2B' },
  rows: [
    '.........w.........',
    '..w......w......w..',
    '...w...........w...',
    '.......yyyyy.......',
    '.....yy.....yy.....',
    '....y.........y....',
    '...y...l...l...y...',
    'ww.y..l.l.l.l..y.ww',
    '...y..l..l..l..y...',
    '...y...l.l.l...y...',
    '....y..l.l.l..y....',
    '.....y..l.l..y.....',
    '......y.l.l.y......',
    '......y.l.l.y......',
    '......ddddddd......',
    '.......ddddd.......',
    '......ddddddd......',
    '.......ddddd.......',
    '........ddd........',
  ],
};

/** A coin of guaraníes. */
const COIN: Patch = {
  cloth: colors.sun,
  threads: { t: colors.tierraDeep, o: '#B4690E' },
  rows: [
    '......ooooooo......',
    '....oo.......oo....',
    '...o.....t.....o...',
    '..o......t......o..',
    '.o.....ttttt.....o.',
    '.o....tt.t.tt....o.',
    'o....tt..t..tt....o',
    'o....tt..t........o',
    'o....tt..t........o',
    'o....tt..t.tttt...o',
    'o....tt..t...tt...o',
    'o....tt..t...tt...o',
    'o.....tt.t..ttt...o',
    '.o.....tttttttt..o.',
    '.o.......t.......o.',
    '..o......t......o..',
    '...o...........o...',
    '....oo.......oo....',
    '......ooooooo......',
  ],
};

/** An ear of maize between its leaves. */
const MAIZE: Patch = {
  cloth: '#CFE4D6',
  threads: { m: colors.gold, k: '#E9A92B', g: '#2F7A4A', l: colors.leaf, f: colors.lapacho },
  rows: [
    '.......f.f.f.......',
    '........fff........',
    '.........m.........',
    '........mkm........',
    '.......mkmkm.......',
    '.......kmkmk.......',
    '..g....mkmkm....g..',
    '..gg...kmkmk...gg..',
    '..glg..mkmkm..glg..',
    '..glg..kmkmk..glg..',
    '...glg.mkmkm.glg...',
    '...glg.kmkmk.glg...',
    '....glgmkmkmglg....',
    '....gllgmkmgllg....',
    '.....gllgkgllg.....',
    '......gllgllg......',
    '.......glglg.......',
    '........ggg........',
    '.........g.........',
    '.........g.........',
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
  const [x, y] = [(SIDE - across * CELL) / 2, (SIDE - rows.length * CELL) / 2];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">${box(0, 0, SIDE, SIDE, cloth)}${crossStitch(rows, threads, CELL, x, y)}</svg>`;
}

/** By the names that the content gives them. */
export const sustainIcons = (): Record<string, string> => ({
  'icon-foundation': patch(HOUSE),
  'icon-stoplight': patch(LIGHTS),
  'icon-education': patch(LAMP),
  'icon-microfinance': patch(COIN),
  'icon-schools': patch(MAIZE),
  cuttings: patch(CUTTINGS),
});
