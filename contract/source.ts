import * as z from 'zod/mini';
import { bilingualSchema } from './bilingual.ts';

/** An address outside this site. Old sources have no https. */
export const webAddressSchema = z.string().check(z.regex(/^https?:\/\//, 'must begin with https:// or http://'));

/** Where something that a screen says comes from. */
export const sourceSchema = z.strictObject({ nombre: bilingualSchema, enlace: webAddressSchema });
