import { alps } from './alps.ts';
import { badges } from './badges.ts';
import { bottles } from './bottles.ts';
import { call } from './call.ts';
import { caps } from './caps.ts';
import { desks } from './desks.ts';
import { dormitory } from './dormitory.ts';
import { factory } from './factory.ts';
import { hillside } from './hillside.ts';
import { hundred } from './hundred.ts';
import { manual } from './manual.ts';
import { medal } from './medal.ts';
import { nairobi } from './nairobi.ts';
import { niches } from './niches.ts';
import { ownSheet } from './ownSheet.ts';
import { papel } from './papel.ts';
import { patchwork } from './patchwork.ts';
import { quail } from './quail.ts';
import { rio } from './rio.ts';
import { shovel } from './shovel.ts';
import { sill } from './sill.ts';
import { stairs } from './stairs.ts';
import { tiles } from './tiles.ts';
import { toolbox } from './toolbox.ts';
import { vessels } from './vessels.ts';
import { wall } from './wall.ts';

/** The pictures of the stories in content/posts, by what they show. */
export function stories(): Record<string, string> {
  return {
    azulejos: tiles(),
    birretes: caps(),
    botellas: bottles(),
    cien: hundred(),
    cocinas: vessels(),
    codornices: quail(),
    credenciales: badges(),
    dormitorio: dormitory(),
    herramientas: toolbox(),
    hoja: ownSheet(),
    ladera: hillside(),
    llamada: call(),
    loma: stairs(),
    manual: manual(),
    medalla: medal(),
    montanas: alps(),
    nairobi: nairobi(),
    nichos: niches(),
    palada: shovel(),
    papel: papel(),
    pared: wall(),
    piezas: patchwork(),
    pupitres: desks(),
    quesos: factory(),
    rio: rio(),
    ventana: sill(),
  };
}
