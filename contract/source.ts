import * as z from 'zod/mini';
import { translatedSchema } from './translated.ts';

/** An address outside this site; old sources have no https. */
export const webAddressSchema = z.string().check(z.regex(/^https?:\/\//, 'web-address'));

/** The source of a statement. */
export const sourceSchema = z.strictObject({ nombre: translatedSchema, enlace: webAddressSchema });
