// Beards and moustaches of the faces of face.ts.
import { mixed } from '../people/marks.ts';
import { line, shape } from '../../../server/lace/primitives.ts';
import { bearded } from './builds.ts';
import { placer } from './features.ts';
import type { Features, Moustache } from './features.ts';

/** Over the skin, under eyes and mouth. */
export function beard({ view, build, skin, hair, beard: kind }: Features): string {
  if (!kind) return '';
  const x = placer(view);
  const chin = view === 'front' ? 0 : 18;
  if (kind === 'goatee')
    return shape(
      `M${x(-20)} -26C${x(-10)} -30 ${x(10)} -30 ${x(20)} -26C${x(23)} -6 ${chin + 12} 14 ${chin} 14C${chin - 12} 14 ${x(-23)} -6 ${x(-20)} -26Z`,
      hair,
    );
  const [full, lips, dots] =
    view === 'front'
      ? [
          'M-80 -108C-84 -44 -44 14 0 14C44 14 84 -44 80 -108C74 -88 70 -72 58 -62C46 -56 40 -60 32 -66C20 -72 8 -70 0 -66C-8 -70 -20 -72 -32 -66C-40 -60 -46 -56 -58 -62C-70 -72 -74 -88 -80 -108Z',
          'M-34 -50C-24 -18 24 -18 34 -50C20 -55 -20 -55 -34 -50Z',
          'M-63 -66C-56 -26 -28 -6 0 -6C28 -6 56 -26 63 -66M-52 -54C-44 -26 -22 -15 0 -15C22 -15 44 -26 52 -54M-25 -61C-12 -65 12 -65 25 -61',
        ]
      : [
          'M-78 -110C-80 -42 -30 14 16 14C48 14 69 -14 71 -52C68 -60 60 -58 52 -62C44 -68 30 -71 20 -66C10 -71 -8 -71 -18 -64C-28 -57 -38 -56 -48 -64C-62 -74 -70 -88 -78 -110Z',
          'M-19 -50C-9 -18 36 -18 45 -50C34 -55 -4 -55 -19 -50Z',
          'M-60 -68C-50 -28 -14 -6 16 -6C38 -6 54 -20 60 -48M-46 -54C-36 -28 -8 -15 16 -15C34 -15 44 -24 50 -42M-8 -61C4 -65 30 -65 40 -61',
        ];
  if (kind === 'full') return shape(full, hair) + shape(lips, skin);
  return (
    shape(bearded(view, build), mixed(skin, hair, 0.13)) +
    shape(lips, skin) +
    line(dots, mixed(skin, hair, 0.32), 2.6, 'stroke-dasharray=".1 10.3"')
  );
}

export function moustache({ view, hair, moustache: kind, nose: above }: Features): string {
  if (!kind) return '';
  const x = placer(view);
  const low = above === 'long' || above === 'hooked' ? 4 : 0;
  const y = (height: number) => height + low;
  const d: Record<Moustache | 'plain', string> = {
    plain: `M${x(-30)} ${y(-50)}C${x(-24)} ${y(-64)} ${x(-8)} ${y(-66)} ${x(0)} ${y(-61)}C${x(8)} ${y(-66)} ${x(24)} ${y(-64)} ${x(30)} ${y(-50)}C${x(16)} ${y(-56)} ${x(-16)} ${y(-56)} ${x(-30)} ${y(-50)}Z`,
    thin: `M${x(-28)} ${y(-52)}C${x(-18)} ${y(-60)} ${x(-8)} ${y(-61)} ${x(-3)} ${y(-58)}C${x(-10)} ${y(-56)} ${x(-20)} ${y(-54)} ${x(-28)} ${y(-52)}ZM${x(28)} ${y(-52)}C${x(18)} ${y(-60)} ${x(8)} ${y(-61)} ${x(3)} ${y(-58)}C${x(10)} ${y(-56)} ${x(20)} ${y(-54)} ${x(28)} ${y(-52)}Z`,
    walrus: `M${x(-40)} ${y(-32)}C${x(-42)} ${y(-54)} ${x(-20)} ${y(-70)} ${x(0)} ${y(-63)}C${x(20)} ${y(-70)} ${x(42)} ${y(-54)} ${x(40)} ${y(-32)}C${x(30)} ${y(-44)} ${x(14)} ${y(-46)} ${x(0)} ${y(-44)}C${x(-14)} ${y(-46)} ${x(-30)} ${y(-44)} ${x(-40)} ${y(-32)}Z`,
  };
  return shape(d[kind === true ? 'plain' : kind], hair);
}
