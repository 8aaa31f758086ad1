import { caps } from './caps.ts';
import { desks } from './desks.ts';
import { dormitory } from './dormitory.ts';
import { factory } from './factory.ts';
import { quail } from './quail.ts';
import { shovel } from './shovel.ts';

/** The pictures of the stories in content/posts, by what they show. */
export function stories(): Record<string, string> {
  return {
    birretes: caps(),
    codornices: quail(),
    dormitorio: dormitory(),
    palada: shovel(),
    pupitres: desks(),
    quesos: factory(),
  };
}
