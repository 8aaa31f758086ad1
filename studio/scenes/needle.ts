import { colors } from '../../server/lace/palette.ts';
import { line, shape } from '../../server/lace/primitives.ts';

/** A needle that goes on sewing to the right, with the end of its thread: for dark grounds. */
export function needle(): string {
  const body =
    line('M3 9H44', colors.sun, 5) +
    shape('M40 9C40 3 48 1 58 2L140 5L218 9L140 13L58 16C48 17 40 15 40 9Z', '#DDE9E2') +
    shape('M40 9H218L140 13L58 16C48 17 40 15 40 9Z', '#8FB3A4') +
    shape('M50 9C50 6.6 54 6.4 58 6.4H72C76 6.4 76 11.6 72 11.6H58C54 11.6 50 11.4 50 9Z', colors.monte) +
    line('M40 9H62', colors.sun, 4);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 18" width="220" height="18">${body}</svg>`;
}
