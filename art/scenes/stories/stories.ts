import { bottles } from './bottles.ts';
import { caps } from './caps.ts';
import { desks } from './desks.ts';
import { dormitory } from './dormitory.ts';
import { factory } from './factory.ts';
import { niches } from './niches.ts';
import { quail } from './quail.ts';
import { rio } from './rio.ts';
import { shovel } from './shovel.ts';
import { stairs } from './stairs.ts';
import { tiles } from './tiles.ts';
import { toolbox } from './toolbox.ts';

/** The pictures of the stories in content/posts, by what they show. */
export function stories(): Record<string, string> {
  return {
    azulejos: tiles(),
    birretes: caps(),
    botellas: bottles(),
    codornices: quail(),
    dormitorio: dormitory(),
    herramientas: toolbox(),
    loma: stairs(),
    nichos: niches(),
    palada: shovel(),
    pupitres: desks(),
    quesos: factory(),
    rio: rio(),
  };
}
