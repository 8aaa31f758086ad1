import * as z from 'zod/mini';
import { isEachOnce } from './isEachOnce.ts';
import { isEachSaidOnce, translatedSchema, type InLanguage } from './translated.ts';
import { sourceSchema, webAddressSchema } from './source.ts';
import { boardMemberSchema, teamMemberSchema } from './entities.ts';
import { focusField, screenPictureSchema } from './pictureSchema.ts';
import { voiceSchema } from './voice.ts';

const text = z.string().check(z.minLength(1));
const year = z.int().check(z.minimum(1985), z.maximum(2100));
/** Seed of its drawn medal or seal, the same in both languages. */
const id = z.string().check(z.regex(/^[a-z0-9-]+$/, 'letters-digits-hyphens'));
/** What is still missing; `npm run content` lists it for staff. */
const pending = z.optional(text);
const boardMember = z.extend(boardMemberSchema, focusField);

/** The known holders of an office; `pendiente` says that others are still to be named. */
const holders = <T extends z.core.$ZodType>(member: T) =>
  z.strictObject({ miembros: z.array(member), pendiente: pending }).check(
    z.refine(({ miembros, pendiente }) => miembros.length > 0 || pendiente !== undefined, {
      error: 'members-or-pending',
    }),
  );

/** Content of /nosotros, spec 2. Lists are shown in this order. */
export const aboutSchema = z
  .strictObject({
    apertura: screenPictureSchema,
    mision: translatedSchema,
    vision: translatedSchema,
    hitos: z.array(z.strictObject({ anio: year, titulo: translatedSchema, texto: translatedSchema })).check(
      z.minLength(2),
      z.refine((all) => all.every(({ anio }, i) => i === 0 || anio > (all[i - 1]?.anio ?? 0)), {
        error: 'later-years',
      }),
    ),
    voz: voiceSchema,
    /** Names only: members of the assembly hold no posts. */
    asamblea: holders(text),
    directorio: z.strictObject({ titulares: holders(boardMember), suplentes: holders(boardMember) }),
    sindicatura: holders(boardMember),
    direccion: z.extend(teamMemberSchema, {
      ...focusField,
      trayectoria: translatedSchema,
      /** A profile besides LinkedIn. */
      perfil: z.strictObject({ nombre: translatedSchema, enlace: webAddressSchema }),
      pendiente: pending,
    }),
    /** `anio` is the year of the source that gives the post. */
    equipo: holders(z.extend(teamMemberSchema, { ...focusField, anio: year })),
    /** Below the team: the work of everybody else. */
    trabajo: screenPictureSchema,
    premios: z
      .array(
        z.strictObject({ id, anio: year, nombre: translatedSchema, otorga: translatedSchema, texto: translatedSchema }),
      )
      .check(z.minLength(1)),
    certificaciones: z
      .array(z.strictObject({ id, anio: year, nombre: translatedSchema, texto: translatedSchema }))
      .check(z.minLength(1)),
    /** By kind. Names only: we may not show the logos of others. */
    aliados: z
      .array(
        z.strictObject({
          grupo: translatedSchema,
          nombres: z.array(z.strictObject({ nombre: translatedSchema, que: translatedSchema })).check(z.minLength(1)),
        }),
      )
      .check(
        z.minLength(1),
        z.refine((all) => isEachSaidOnce(all.map(({ grupo }) => grupo)), { error: 'groups-once' }),
      ),
    fuentes: z.array(sourceSchema).check(z.minLength(1)),
    /** What the press may say of the foundation: some 60 words, some 120. */
    prensa: z.strictObject({ corta: translatedSchema, larga: translatedSchema }),
  })
  .check(
    z.refine((all) => isEachOnce(namesOf(all)), { error: 'people-once' }),
    z.refine(({ premios, certificaciones }) => isEachOnce([...premios, ...certificaciones].map(({ id }) => id)), {
      error: 'ids-once',
    }),
  );

interface Holders {
  miembros: readonly { nombre: string }[];
}

/** Everybody who is named, as often as they are. */
function namesOf(about: {
  asamblea: { miembros: readonly string[] };
  directorio: { titulares: Holders; suplentes: Holders };
  sindicatura: Holders;
  direccion: { nombre: string };
  equipo: Holders;
}): string[] {
  const { asamblea, directorio, sindicatura, direccion, equipo } = about;
  const holders = [directorio.titulares, directorio.suplentes, sindicatura, equipo].flatMap(({ miembros }) => miembros);
  return [...asamblea.miembros, ...[direccion, ...holders].map(({ nombre }) => nombre)];
}

export type About = InLanguage<z.infer<typeof aboutSchema>>;
