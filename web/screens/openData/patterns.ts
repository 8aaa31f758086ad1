// Embroidery patterns, row by row: a letter is one cross-stitch (a: main thread, b: second, c: third), a point is bare cloth.

/** Where a band's cloth and threads come from: FigureSampler.module.css. */
export type Ground = 'light' | 'pale' | 'deep' | 'dark';

/** Stitches of a whole cloth, be it band, hoop or square: the eye takes them together. */
export const WHOLE_CLOTH = 100;
export const BAND_WIDTH = 40;
export const BAND_HEIGHT = 7;

/** Each is repeated to BAND_WIDTH, and has WHOLE_CLOTH stitches then. */
export const MOTIFS: readonly { ground: Ground; rows: readonly string[] }[] = [
  {
    // A house and a lapacho.
    ground: 'light',
    rows: [
      '....cc.........a....',
      '...cccc.......aaa...',
      '..cccccc.....aaaaa..',
      '..b.bb.b.....aaaaa..',
      '..bbbbbb......aaa...',
      '..bb..bb.......b....',
      '..bb..bb......bb....',
    ],
  },
  {
    // Suns of lace.
    ground: 'deep',
    rows: ['...a....', '.b.a.b..', '..bcb...', 'aac.caa.', '..bcb...', '.b.a.b..', '...a....'],
  },
  {
    // Hens.
    ground: 'pale',
    rows: ['..........', '.....bb...', 'a....aac..', 'aa..aaa...', 'aaaaaaa...', '.aaaaa....', '...b.b....'],
  },
  {
    // Fields.
    ground: 'dark',
    rows: ['...aa...', '..a..a..', '.a.bb.a.', 'a.b..b.a', '.b.cc.b.', 'b.c..c.b', '........'],
  },
  {
    // People hand in hand.
    ground: 'light',
    rows: ['........', '...cc...', '...cc...', 'aaaaaaaa', '...aa...', '..bbbb..', '..c..c..'],
  },
  {
    // Flowers.
    ground: 'deep',
    rows: ['...b....', '..bbb...', '..bbb...', 'a.bbb.a.', '.aabaa..', '...a....', '..aa....'],
  },
  {
    // Cows.
    ground: 'pale',
    rows: ['..........', '......b.b.', '.......bb.', 'b.aaaaaac.', 'b.aaaaaa..', '..aa..aa..', '..b....b..'],
  },
  {
    // Stars.
    ground: 'dark',
    rows: ['...a...b', '..a.a...', '.a.b.a..', 'a.bcb.ab', '.a.b.a..', '..a.a...', '...a...b'],
  },
  {
    // A school.
    ground: 'light',
    rows: ['....cc....', '....b.....', '...bbb....', '.bbbbbbb..', '..a.a.a...', '..aaaaa...', '..aa.aa...'],
  },
];

/** A quarter of each, its upper left: the four have WHOLE_CLOTH stitches. */
export const ROUNDS: readonly { ground: Ground; quarter: readonly string[] }[] = [
  {
    // A flower of eight petals.
    ground: 'light',
    quarter: ['....aaa', '...a..a', '..b.b.a', '.a.b.ba', 'a.b.c..', 'a..b.cc', 'aaaa.cc'],
  },
  {
    // A sun of lace.
    ground: 'deep',
    quarter: ['....aaa', '...bb..', '..bb..a', '.bb.a.a', 'ab.a.a.', 'a...acc', 'a.aa.cc'],
  },
  {
    // Threads that are tied.
    ground: 'pale',
    quarter: ['....bbb', '......b', '..a.aab', '...a..a', 'b.a.c.a', 'b.a..cc', 'bbbaacc'],
  },
  {
    // A star.
    ground: 'dark',
    quarter: ['......a', '....bba', '....b.a', '...aa.a', '.bba.aa', '.b..aac', 'aaaaacc'],
  },
  {
    // Leaves and buds.
    ground: 'light',
    quarter: ['......b', '.....bb', '..a..bb', '.aaa..b', '..aaa.c', '.bb.aac', 'bbb.ccc'],
  },
  {
    // A wheel within a wheel.
    ground: 'deep',
    quarter: ['....bbb', '...b...', '..b.aaa', '.b.aa..', 'b..a.cc', 'b.a.ccc', 'b.a.ccc'],
  },
  {
    // A diamond.
    ground: 'pale',
    quarter: ['......b', '...c.b.', '..ccb.b', '.ccb..a', '..b.baa', '.b..aaa', 'b.baaaa'],
  },
  {
    // Seeds.
    ground: 'dark',
    quarter: ['....a.a', '...a.a.', '..b.b.b', '.a.b.bb', 'a.b.ccc', '.a.bc.c', 'a.bbc.c'],
  },
];
