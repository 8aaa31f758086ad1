// The four rims. Each starts at `edge`, where the figure ended, and repeats its motif `motifs` times.
import type { Woven } from './families.ts';
import { at } from './geometry.ts';
import type { Loom } from './loom.ts';
import type { Rim } from './options.ts';
import { darn, knot, ring, spokes, zigzag } from './stitches.ts';

type Close = (loom: Loom, woven: Woven) => void;

/** Double arches with a knot on each point. */
function scallop(loom: Loom, { edge, motifs }: Woven): void {
  const { fine, mid } = loom.threads;
  const half = Math.PI / motifs;
  loom.line(zigzag(edge + 0.5, 80, motifs, 0.5), fine);
  loom.line(ring(80.5, motifs, 0), mid);
  const arches = `M${at(80.5, -half)}Q${at(104, 0)} ${at(80.5, half)}M${at(80.5, -half / 2)}Q${at(93, 0)} ${at(80.5, half / 2)}`;
  loom.repeat({ count: motifs, shape: arches, width: mid, offset: 0.5, open: true });
  loom.repeat({ count: motifs, shape: knot(0, -94.6, 1.5), width: mid, offset: 0.5, open: true });
}

/** Seven threads spread from one point under an arch. */
function fan(loom: Loom, { edge, motifs }: Woven): void {
  const { fine, mid } = loom.threads;
  const fans = Math.max(8, Math.round(motifs / 2));
  const half = Math.PI / fans;
  let sticks = '';
  for (let i = -3; i <= 3; i++) sticks += `M${at(edge + 2, 0)}L${at(92 - Math.abs(i) * 1.6, (i / 3.6) * half)}`;
  const arches = `M${at(84, -half)}Q${at(103, 0)} ${at(84, half)}M${at(edge + 10, -half * 0.62)}Q${at(edge + 15, 0)} ${at(edge + 10, half * 0.62)}`;
  loom.repeat({ count: fans, shape: sticks, width: fine, offset: 0.5, open: true });
  loom.repeat({ count: fans, shape: arches, width: mid, offset: 0.5, open: true });
  loom.repeat({ count: fans, shape: knot(0, -82, 1.8), width: mid, open: true });
}

/** A net of crossed threads with small darned teeth outside. */
function lozenge(loom: Loom, { edge, motifs }: Woven): void {
  const { fine, mid } = loom.threads;
  const half = Math.PI / motifs;
  loom.line(zigzag(edge + 0.5, 83, motifs), fine);
  loom.line(zigzag(edge + 0.5, 83, motifs, 0.5), fine);
  loom.line(ring(84, motifs * 2, 0), mid);
  const tooth = darn(85, 95, (t) => half * 0.82 * (1 - t) ** 0.7, 5);
  loom.repeat({ count: motifs, shape: tooth, width: fine, open: true });
}

/** A light net with a knot on a short thread at each point. */
function picot(loom: Loom, { edge, motifs }: Woven): void {
  const { fine, mid } = loom.threads;
  loom.line(ring(edge + 4, motifs, 0.03, 0.5), fine);
  loom.line(spokes(edge, 86, motifs, 0.5), fine);
  loom.line(zigzag(edge + 4, 86, motifs, 0.5), loom.width(0.45));
  loom.line(ring(86, motifs, -0.035, 0.5), mid);
  loom.repeat({ count: motifs, shape: `${knot(0, -91.4, 2.2)}M0 -89L0 -86`, width: mid, open: true });
}

export const rims: Record<Rim, Close> = { scallop, fan, lozenge, picot };
