import { basins, goals, jars, reserve } from './sustainClassrooms.ts';
import { chimney, savings, well } from './sustainCredit.ts';
import { purchases, workplace } from './sustainFoundation.ts';
import { bands } from './sustainFrame.ts';
import { sustainIcons } from './sustainIcons.ts';
import { sustainOpening } from './sustainOpening.ts';
import { paperless } from './sustainPaperless.ts';
import { recycling } from './sustainRecycling.ts';
import { security } from './sustainSecurity.ts';
import { solar } from './sustainSolar.ts';
import { award, contest, recyclers, surroundings, verdeate } from './sustainStoplight.ts';
import { transparency } from './sustainTransparency.ts';

/** The pictures of /sostenibilidad, by the names that its content gives them. */
export function sustainability(): Record<string, string> {
  return {
    opening: sustainOpening(),
    recycling: recycling(),
    security: security(),
    workplace: workplace(),
    paperless: paperless(),
    solar: solar(),
    transparency: transparency(),
    purchases: purchases(),
    surroundings: surroundings(),
    contest: contest(),
    recyclers: recyclers(),
    verdeate: verdeate(),
    award: award(),
    goals: goals(),
    jars: jars(),
    chimney: chimney(),
    well: well(),
    savings: savings(),
    basins: basins(),
    reserve: reserve(),
    ...sustainIcons(),
    ...bands(),
  };
}
