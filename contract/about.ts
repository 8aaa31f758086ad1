import * as z from 'zod/mini';
import { bilingualSchema, type InLanguage } from './bilingual.ts';
import { sourceSchema, webAddressSchema } from './source.ts';
import { boardMemberSchema, teamMemberSchema } from './entities.ts';

const text = z.string().check(z.minLength(1));
const year = z.int().check(z.minimum(1985), z.maximum(2100));
/** Seed of its drawn medal or seal, the same in both languages. */
const id = z.string().check(z.regex(/^[a-z0-9-]+$/, 'must be small letters, digits and hyphens'));
/** What is still missing; `npm run content` lists it for staff. */
const pending = z.optional(text);

/** The known holders of an office; `pendiente` says that others are still to be named. */
const holders = <T extends z.core.$ZodType>(member: T) =>
  z.strictObject({ miembros: z.array(member), pendiente: pending }).check(
    z.refine(({ miembros, pendiente }) => miembros.length > 0 || pendiente !== undefined, {
      error: 'must name somebody, or say in pendiente who is to be named',
    }),
  );

/** Content of /nosotros, spec 2. Lists are shown in this order. */
export const aboutSchema = z
  .strictObject({
    mision: bilingualSchema,
    vision: bilingualSchema,
    hitos: z.array(z.strictObject({ anio: year, titulo: bilingualSchema, texto: bilingualSchema })).check(
      z.minLength(2),
      z.refine((all) => all.every(({ anio }, i) => i === 0 || anio > (all[i - 1]?.anio ?? 0)), {
        error: 'must each be of a later year than the one before',
      }),
    ),
    /** Names only: members of the assembly hold no posts. */
    asamblea: holders(text),
    directorio: z.strictObject({ titulares: holders(boardMemberSchema), suplentes: holders(boardMemberSchema) }),
    sindicatura: holders(boardMemberSchema),
    direccion: z.extend(teamMemberSchema, {
      trayectoria: bilingualSchema,
      /** A profile besides LinkedIn. */
      perfil: z.strictObject({ nombre: bilingualSchema, enlace: webAddressSchema }),
      pendiente: pending,
    }),
    /** `anio` is the year of the source that gives the post. */
    equipo: holders(z.extend(teamMemberSchema, { anio: year })),
    premios: z
      .array(
        z.strictObject({ id, anio: year, nombre: bilingualSchema, otorga: bilingualSchema, texto: bilingualSchema }),
      )
      .check(z.minLength(1)),
    certificaciones: z
      .array(z.strictObject({ id, anio: year, nombre: bilingualSchema, texto: bilingualSchema }))
      .check(z.minLength(1)),
    /** By kind. Names only: we may not show the logos of others. */
    aliados: z
      .array(
        z.strictObject({
          grupo: bilingualSchema,
          nombres: z.array(z.strictObject({ nombre: bilingualSchema, que: bilingualSchema })).check(z.minLength(1)),
        }),
      )
      .check(z.minLength(1)),
    fuentes: z.array(sourceSchema).check(z.minLength(1)),
  })
  .check(
    z.refine((all) => isEachOnce(namesOf(all)), { error: 'must name nobody twice' }),
    z.refine(({ premios, certificaciones }) => isEachOnce([...premios, ...certificaciones].map(({ id }) => id)), {
      error: 'must not give two awards or certificates one id',
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

function isEachOnce(all: readonly string[]): boolean {
  return new Set(all).size === all.length;
}

export type About = InLanguage<z.infer<typeof aboutSchema>>;
