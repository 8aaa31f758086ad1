import { colors } from '../../../server/lace/palette.ts';
import { oval, shape } from '../../../server/lace/primitives.ts';
import { person } from '../people/person.ts';
import { SKINS } from '../people/skins.ts';

/** Before a wall that grows: the mother lays a brick on her knees, and the daughter comes with the next. */
export function masons(): string {
  const brick = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${shape('M-58 -24H58V24H-58Z', '#F0A57C')}${shape('M-58 10H58V24H-58Z', '#C9754A')}</g>`;
  return (
    oval(372, 866, 180, 16, '#3A0F06', 'opacity=".3"') +
    person({
      at: [350, 862],
      height: 640,
      build: 'woman',
      girth: 1.1,
      view: 'side',
      stance: 'kneel',
      lean: 10,
      skin: SKINS[3],
      look: {
        cut: 'low',
        hat: 'wrap',
        tie: colors.lapacho,
        band: '#C23D70',
        mood: 'busy',
        nose: 'broad',
        earrings: colors.sun,
        eyes: [0.8, 0.3],
      },
      top: { kind: 'tee', color: colors.paper },
      bottom: { kind: 'trousers', color: '#2F4A6B' },
      near: { to: [540, 590], hand: 'grip', aim: 10, holds: brick(572, 596, 4) },
      far: { to: [600, 566], hand: 'flat', aim: 20 },
    }) +
    oval(812, 872, 110, 13, '#3A0F06', 'opacity=".3"') +
    person({
      at: [812, 868],
      height: 470,
      heads: 5.9,
      build: 'woman',
      view: 'side',
      facing: 'left',
      stance: 'walk',
      stride: 0.02,
      lean: -6,
      skin: SKINS[4],
      look: {
        cut: 'tail',
        tie: colors.sun,
        age: 'child',
        mood: 'laughs',
        nose: 'snub',
        signs: ['freckles'],
        eyes: [0.8, 0.1],
      },
      top: { kind: 'shirt', color: '#E4709A' },
      bottom: { kind: 'shorts', color: colors.forest },
      far: { to: [716, 640], hand: 'flat', aim: 180 },
      near: { to: [724, 652], hand: 'flat', aim: 180, holds: brick(712, 630, -3) + brick(716, 580, 2) },
    })
  );
}
