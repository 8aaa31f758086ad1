// Mouths of the faces of face.ts.
import { isDark, mixed, shaded } from '../people/marks.ts';
import { line, shape } from '../../../server/lace/primitives.ts';
import { placer } from './features.ts';
import type { Features, Lips } from './features.ts';

const WHITE = '#FBF4E8';
const MOUTH = '#5B1A17';

/** Shares of an ordinary mouth's width, and of how thick closed lips are. */
const LIPS: Record<Lips, { wide: number; thick: number }> = {
  full: { wide: 0.98, thick: 1.36 },
  thin: { wide: 1.08, thick: 0.6 },
  wide: { wide: 1.24, thick: 1 },
  small: { wide: 0.76, thick: 1.12 },
};
/** The height at which lips meet. */
const MEETING = -45;

export function mouth({ view, skin, mood, nose: above, lips, signs = [] }: Features): string {
  const { wide, thick } = lips ? LIPS[lips] : { wide: 1, thick: 1 };
  const open = mood === 'laughs' || mood === 'beams' || mood === 'talks' || mood === 'chuckles';
  // Teeth over a whole cheek would frighten.
  const x = (along: number) => placer(view)(along * (open ? Math.min(wide, 1.12) : wide));
  // Under a nose that ends low.
  const low = above === 'long' || above === 'hooked' ? 5 : 0;
  const y = (height: number) => Math.round(open ? height : MEETING + (height - MEETING) * thick) + low;
  const lip = mixed(skin, isDark(skin) ? '#B4484A' : '#A5343A', 0.45);
  const dark = shaded(skin, 0.5);
  const meet = (height: number) => height + low;
  const around = (d: string) => (lips === 'full' ? line(d, lip, 8) : '');
  switch (mood) {
    case 'laughs':
      return (
        around(
          `M${x(-32)} ${y(-50)}C${x(-16)} ${y(-44)} ${x(16)} ${y(-44)} ${x(32)} ${y(-50)}C${x(28)} ${y(-20)} ${x(-28)} ${y(-20)} ${x(-32)} ${y(-50)}Z`,
        ) +
        shape(
          `M${x(-32)} ${y(-50)}C${x(-16)} ${y(-44)} ${x(16)} ${y(-44)} ${x(32)} ${y(-50)}C${x(28)} ${y(-20)} ${x(-28)} ${y(-20)} ${x(-32)} ${y(-50)}Z`,
          MOUTH,
        ) +
        shape(
          `M${x(-30)} ${y(-49)}C${x(-16)} ${y(-43)} ${x(16)} ${y(-43)} ${x(30)} ${y(-49)}C${x(26)} ${y(-34)} ${x(-26)} ${y(-34)} ${x(-30)} ${y(-49)}Z`,
          WHITE,
        ) +
        (signs.includes('gap') ? line(`M${x(0)} ${y(-43)}V${y(-39)}`, MOUTH, 4.5) : '') +
        line(`M${x(-15)} ${y(-25)}C${x(-6)} ${y(-21)} ${x(6)} ${y(-21)} ${x(15)} ${y(-25)}`, lip, 6)
      );
    case 'beams':
      return (
        shape(
          `M${x(-36)} ${y(-52)}C${x(-18)} ${y(-41)} ${x(18)} ${y(-41)} ${x(36)} ${y(-52)}C${x(30)} ${y(-23)} ${x(-30)} ${y(-23)} ${x(-36)} ${y(-52)}Z`,
          WHITE,
        ) +
        line(
          `M${x(-38)} ${y(-53)}C${x(-18)} ${y(-42)} ${x(18)} ${y(-42)} ${x(38)} ${y(-53)}C${x(30)} ${y(-22)} ${x(-30)} ${y(-22)} ${x(-38)} ${y(-53)}Z`,
          lip,
          5,
        ) +
        (signs.includes('gap') ? line(`M${x(0)} ${y(-42)}V${y(-31)}`, MOUTH, 3.4) : '')
      );
    case 'talks':
      return (
        shape(
          `M${x(-22)} ${y(-46)}C${x(-12)} ${y(-53)} ${x(12)} ${y(-53)} ${x(22)} ${y(-46)}C${x(20)} ${y(-20)} ${x(-20)} ${y(-20)} ${x(-22)} ${y(-46)}Z`,
          MOUTH,
        ) +
        shape(
          `M${x(-17)} ${y(-46)}C${x(-10)} ${y(-50)} ${x(10)} ${y(-50)} ${x(17)} ${y(-46)}C${x(12)} ${y(-40)} ${x(-12)} ${y(-40)} ${x(-17)} ${y(-46)}Z`,
          WHITE,
        ) +
        line(`M${x(-14)} ${y(-25)}C${x(-6)} ${y(-21)} ${x(6)} ${y(-21)} ${x(14)} ${y(-25)}`, lip, 7)
      );
    case 'smiles':
      return (
        shape(
          `M${x(-28)} ${y(-47)}C${x(-14)} ${y(-50)} ${x(-6)} ${y(-51)} ${x(0)} ${y(-48)}C${x(6)} ${y(-51)} ${x(14)} ${y(-50)} ${x(28)} ${y(-47)}C${x(14)} ${y(-27)} ${x(-14)} ${y(-27)} ${x(-28)} ${y(-47)}Z`,
          lip,
        ) +
        line(`M${x(-31)} ${meet(-49)}C${x(-14)} ${meet(-38)} ${x(14)} ${meet(-38)} ${x(31)} ${meet(-49)}`, dark, 3.4)
      );
    case 'smirks':
      return (
        shape(
          `M${x(-24)} ${y(-45)}C${x(-12)} ${y(-50)} ${x(-4)} ${y(-51)} ${x(2)} ${y(-48)}C${x(8)} ${y(-52)} ${x(20)} ${y(-52)} ${x(31)} ${y(-55)}C${x(22)} ${y(-28)} ${x(-12)} ${y(-24)} ${x(-24)} ${y(-45)}Z`,
          lip,
        ) +
        line(`M${x(-27)} ${meet(-46)}C${x(-12)} ${meet(-36)} ${x(18)} ${meet(-37)} ${x(34)} ${meet(-58)}`, dark, 3.2)
      );
    case 'grins':
      return (
        shape(
          `M${x(-30)} ${y(-50)}C${x(-14)} ${y(-49)} ${x(-6)} ${y(-49)} ${x(0)} ${y(-46)}C${x(6)} ${y(-49)} ${x(14)} ${y(-49)} ${x(30)} ${y(-50)}C${x(16)} ${y(-25)} ${x(-16)} ${y(-25)} ${x(-30)} ${y(-50)}Z`,
          lip,
        ) +
        line(`M${x(-37)} ${meet(-56)}C${x(-18)} ${meet(-36)} ${x(18)} ${meet(-36)} ${x(37)} ${meet(-56)}`, dark, 3.2)
      );
    case 'chuckles':
      return (
        around(
          `M${x(-25)} ${y(-54)}C${x(-10)} ${y(-46)} ${x(10)} ${y(-46)} ${x(25)} ${y(-54)}C${x(20)} ${y(-26)} ${x(-20)} ${y(-26)} ${x(-25)} ${y(-54)}Z`,
        ) +
        shape(
          `M${x(-25)} ${y(-54)}C${x(-10)} ${y(-46)} ${x(10)} ${y(-46)} ${x(25)} ${y(-54)}C${x(20)} ${y(-26)} ${x(-20)} ${y(-26)} ${x(-25)} ${y(-54)}Z`,
          MOUTH,
        ) +
        shape(
          `M${x(-22)} ${y(-52)}C${x(-10)} ${y(-46)} ${x(10)} ${y(-46)} ${x(22)} ${y(-52)}C${x(14)} ${y(-41)} ${x(-14)} ${y(-41)} ${x(-22)} ${y(-52)}Z`,
          WHITE,
        ) +
        line(`M${x(-11)} ${y(-29)}C${x(-5)} ${y(-26)} ${x(5)} ${y(-26)} ${x(11)} ${y(-29)}`, lip, 6)
      );
    case 'ponders':
      return (
        shape(
          `M${x(-15)} ${y(-42)}C${x(-8)} ${y(-47)} ${x(-2)} ${y(-47)} ${x(2)} ${y(-45)}C${x(8)} ${y(-48)} ${x(16)} ${y(-47)} ${x(22)} ${y(-44)}C${x(14)} ${y(-32)} ${x(-6)} ${y(-32)} ${x(-15)} ${y(-42)}Z`,
          lip,
        ) + line(`M${x(-18)} ${meet(-41)}C${x(-6)} ${meet(-42)} ${x(10)} ${meet(-41)} ${x(25)} ${meet(-47)}`, dark, 3)
      );
    case 'calm':
      return (
        shape(
          `M${x(-23)} ${y(-43)}C${x(-12)} ${y(-51)} ${x(-5)} ${y(-51)} ${x(0)} ${y(-48)}C${x(5)} ${y(-51)} ${x(12)} ${y(-51)} ${x(23)} ${y(-43)}C${x(12)} ${y(-29)} ${x(-12)} ${y(-29)} ${x(-23)} ${y(-43)}Z`,
          lip,
        ) +
        line(`M${x(-25)} ${meet(-44)}C${x(-10)} ${meet(-40)} ${x(10)} ${meet(-40)} ${x(25)} ${meet(-45)}`, dark, 3.2)
      );
    default:
      return (
        shape(
          `M${x(-20)} ${y(-41)}C${x(-10)} ${y(-49)} ${x(-4)} ${y(-49)} ${x(0)} ${y(-46)}C${x(4)} ${y(-49)} ${x(10)} ${y(-49)} ${x(20)} ${y(-42)}C${x(10)} ${y(-31)} ${x(-10)} ${y(-31)} ${x(-20)} ${y(-41)}Z`,
          lip,
        ) + line(`M${x(-21)} ${meet(-41)}C${x(-8)} ${meet(-43)} ${x(8)} ${meet(-43)} ${x(21)} ${meet(-41)}`, dark, 3)
      );
  }
}
