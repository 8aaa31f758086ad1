import * as z from 'zod/mini';
import { bilingualSchema } from './bilingual.ts';

/** An address outside this site; old sources have no https. */
export const webAddressSchema = z.string().check(z.regex(/^https?:\/\//, 'must begin with https:// or http://'));

/** The source of a statement. */
export const sourceSchema = z.strictObject({ nombre: bilingualSchema, enlace: webAddressSchema });
