import { award } from './sustainAward.ts';
import { basins, reserve } from './sustainClassrooms.ts';
import { well } from './sustainCredit.ts';
import { bands } from './sustainFrame.ts';
import { goals } from './sustainGoals.ts';
import { sustainIcons } from './sustainIcons.ts';
import { jars } from './sustainJars.ts';
import { chimney } from './sustainKitchen.ts';
import { sustainOpening } from './sustainOpening.ts';
import { paperless } from './sustainPaperless.ts';
import { purchases } from './sustainPurchases.ts';
import { recyclers } from './sustainRecyclers.ts';
import { recycling } from './sustainRecycling.ts';
import { savings } from './sustainSavings.ts';
import { security } from './sustainSecurity.ts';
import { solar } from './sustainSolar.ts';
import { tap } from './sustainTap.ts';
import { transparency } from './sustainTransparency.ts';
import { verdeate } from './sustainVerdeate.ts';
import { workplace } from './sustainWorkplace.ts';
import { contest, surroundings } from './sustainYards.ts';

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
    tap: tap(),
    savings: savings(),
    basins: basins(),
    reserve: reserve(),
    ...sustainIcons(),
    ...bands(),
  };
}
