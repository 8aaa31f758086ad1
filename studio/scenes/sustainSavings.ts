import { colors } from '../../server/lace/palette.ts';
import { box, circle, line, oval, shape } from '../../server/lace/primitives.ts';
import { SKINS } from './people/skins.ts';
import { bib, collar } from './portraits/cloth.ts';
import { figure } from './portraits/figure.ts';
import { carried, HAIR } from './portraits/hair.ts';
import { profileHair } from './portraits/profile.ts';
import { frame, hem } from './sustainFrame.ts';

/** At her own table a seller goes through what the loan costs, line by line, with the adviser. */
export function savings(): string {
  const sheet =
    shape('M396 700L452 520H796L872 700Z', '#2A0D05', 'opacity=".22"') +
    shape('M386 694L444 514H788L860 694Z', colors.paper) +
    line('M470 548H640M462 582H600M452 616H620M440 652H590', '#C7AE88', 8) +
    line('M716 548H768M722 582H780M730 616H794M738 652H806', '#8A6FA8', 10) +
    hem('M424 632L822 632', colors.tierra);
  const coins = [
    [930, 690, 3],
    [1010, 706, 5],
    [1092, 690, 2],
  ]
    .map(([x = 0, y = 0, many = 0]) =>
      Array.from(
        { length: many },
        (_, i) =>
          oval(x, y - i * 17, 42, 15, '#B97A12') +
          oval(x, y - 5 - i * 17, 42, 15, i === many - 1 ? '#FBD067' : colors.gold),
      ).join(''),
    )
    .join('');
  const seller = figure({
    at: [360, 360],
    scale: 0.86,
    skin: SKINS[5],
    head: {
      view: 'turned',
      age: 'middle',
      build: 'round',
      mood: 'smiles',
      gaze: [0.7, 0.6],
      hair: HAIR.black,
      earrings: colors.sun,
    },
    hair: carried('#FFFAF0', HAIR.black),
    chin: [14, -58],
    turn: 12,
    neck: { lean: 8, deep: 70 },
    body: { shoulder: 188, waist: 180, foot: 420, color: '#C24A78' },
    clothes: bib('#FFFAF0', colors.tierra),
    arms: [
      { side: 'left', to: [430, 664], aim: 6, hand: 'flat', sleeve: 'short', near: 0.9 },
      { side: 'right', to: [704, 588], aim: 14, hand: 'point', sleeve: 'short', dim: true, near: 0.9 },
    ],
  });
  const adviser = figure({
    at: [936, 342],
    scale: 0.84,
    flip: true,
    skin: SKINS[4],
    head: { age: 'young', mood: 'smiles', hair: HAIR.black, gaze: 0.7 },
    hair: profileHair(HAIR.black, 'tail', colors.lapacho),
    chin: [18, -60],
    turn: 10,
    neck: { lean: 12, deep: 60 },
    body: { shoulder: 174, waist: 150, foot: 420, color: '#F6ECD4' },
    clothes: collar('#DCCBA4'),
    arms: [{ side: 'right', to: [786, 640], aim: 190, hand: 'open', sleeve: 'rolled', near: 0.8, dim: true }],
  });
  const room =
    box(0, 0, 1200, 790, '#D9CBE6') +
    box(0, 0, 1200, 40, '#8A6FA8') +
    box(470, 96, 300, 330, '#7A5A9A') +
    box(490, 116, 260, 300, '#F7CF7A') +
    shape('M490 330C560 300 660 320 750 296V416H490Z', '#C98250') +
    circle(640, 220, 60, '#FBE7B4') +
    line('M620 116V416', '#7A5A9A', 14) +
    box(60, 190, 130, 14, '#7A5A9A') +
    box(76, 128, 34, 62, colors.tierra) +
    box(118, 112, 30, 78, '#2F7F8C') +
    circle(168, 166, 24, colors.sun);
  const table = box(0, 560, 1200, 230, '#5E3A7A') + box(0, 560, 1200, 14, '#7A5A9A') + hem('M30 760H1170', '#B99AD0');
  return frame(
    { name: 'alcancia', theme: 'microfinance', wall: ['#D9CBE6', '#D9CBE6'], light: [0, 0] },
    room + seller.body + adviser.body + table + sheet + coins + adviser.arms + seller.arms,
  );
}
