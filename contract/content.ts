import * as z from 'zod/mini';
import { isEachOnce } from './isEachOnce.ts';
import { aboutSchema } from './about.ts';
import { translated, translatedSchema, type InLanguage } from './translated.ts';
import { countriesSchema } from './countries.ts';
import { archiveSchema, documentsSchema } from './documents.ts';
import { educationSchema } from './education.ts';
import { listingSchema } from './entities.ts';
import { homeSchema } from './home.ts';
import { internshipsSchema, involvementSchema } from './involvement.ts';
import { LANGUAGES } from './language.ts';
import { MAILBOX_KEYS } from './mailboxKeys.ts';
import { schoolsSchema } from './schools.ts';
import { microfinanceSchema } from './microfinance.ts';
import { ratesSchema } from './rates.ts';
import { schoolsMapSchema } from './schoolsMap.ts';
import { privacySchema } from './privacy.ts';
import { officesSchema } from './offices.ts';
import { focusField, openingSchema, pictureSchema, programPicturesSchema } from './pictureSchema.ts';
import { ownStoplightSchema } from './ownStoplight.ts';
import { sourceSchema } from './source.ts';
import { stoplightSchema } from './stoplight.ts';
import { sustainabilitySchema } from './sustainability.ts';
import { telephoneSchema } from './telephone.ts';
import { accessibilitySchema, openDataSchema } from './textSections.ts';
import { townsSchema } from './towns.ts';
import { voiceSchema } from './voice.ts';

const address = z.string().check(z.regex(/^(https:\/\/|\/)/, 'https-or-path'));

/**
 * Impact category, spec 3. `id` is a kind, not a key: 1 puts a plus sign before the figure (decisions 3).
 * `clazz` is the figure's rank on the home page; `avatar` and `image` are paths of pictures, empty when there is none.
 */
export const impactSchema = z.strictObject({
  id: z.int(),
  tipo: z.string().check(z.minLength(1)),
  impacto: z.int().check(z.nonnegative()),
  titulo: translatedSchema,
  avatar: z.string(),
  image: z.string(),
  clazz: z.enum(['giant', 'wide', 'medium', 'small', 'outcome']),
});

const yearOrSpan = z.string().check(z.regex(/^\d{4}(-\d{4})?$/, 'year-or-span'));

/**
 * A figure with its source. An `outcome` is a percentage that fell from `desde` to `impacto`. `anio` is a year or a span of years;
 * without it and without `enlace` the source is still to be named.
 */
export const figureSchema = z.extend(impactSchema, {
  desde: z.optional(z.int()),
  anio: z.optional(yearOrSpan),
  fuente: translatedSchema,
  enlace: z.optional(address),
  /** What a newer source says, where the figure is the specification's; `actual` where it counts the same and more of it. */
  reciente: z.optional(
    z.strictObject({
      texto: translatedSchema,
      enlace: address,
      actual: z.optional(
        z.strictObject({
          impacto: z.int().check(z.positive()),
          titulo: translatedSchema,
          anio: yearOrSpan,
          fuente: translatedSchema,
        }),
      ),
    }),
  ),
  pendiente: z.optional(z.string()),
});
export const figureListSchema = z
  .array(figureSchema)
  .check(z.refine((all) => isEachOnce(all.map(({ tipo }) => tipo)), { error: 'tipos-once' }));
export type Figure = z.infer<typeof figureSchema>;

/** Name, address and telephone of the foundation: for the footer and structured data. */
export const foundationSchema = z.strictObject({
  nombre: z.string(),
  razon_social: z.string(),
  fundada: z.int(),
  direccion: z.array(z.string()).check(z.minLength(1)),
  telefono: telephoneSchema,
  redes: z.array(z.strictObject({ nombre: z.string(), enlace: address })),
});

const link = z.strictObject({
  enlace: address,
  /** What is still missing; `npm run content` lists it for staff. */
  pendiente: z.optional(z.string()),
});

/** Addresses outside the site. */
export const linksSchema = z.strictObject({
  portal_empleo: link,
  intranet: link,
  gobierno_corporativo: link,
  whatsapp: link,
  kiva: link,
  globalgiving: link,
  microfranquicias: link,
  concursos: link,
  podcast: link,
});

/** The promo book of the home page: another link in each language (spec 2). */
export const bookSchema = z.strictObject({
  /** Its cover. */
  imagen: translated(pictureSchema),
  ...focusField,
  enlace: translated(address),
  pendiente: z.optional(z.string()),
});

/** The voice on the home page, with the slug of its story. `idioma` is the story's language. */
export const homeVoiceSchema = z.extend(voiceSchema, {
  accion: translatedSchema,
  historia: z.string().check(z.minLength(1)),
  idioma: z.enum(LANGUAGES),
});

/** Staff opinion, spec 3. Spanish only. `fecha` is a year, a month or a day, as precise as it is known. */
export const opinionSchema = z.strictObject({
  imagen: pictureSchema,
  nombre: z.string().check(z.minLength(1)),
  cargo: z.string().check(z.minLength(1)),
  enlace: address,
  descripcion: z.string().check(z.minLength(1)),
  fecha: z.string().check(z.regex(/^\d{4}(-\d{2}){0,2}$/, 'partial-date')),
});
export const opinionListSchema = z.array(z.extend(opinionSchema, focusField));
export type Opinion = z.infer<typeof opinionSchema>;

/** A theme of the podcast, with the path of the screen where it can be read. Spanish only. */
export const podcastListSchema = z.array(
  z.strictObject({
    titulo: z.string().check(z.minLength(1)),
    descripcion: z.string().check(z.minLength(1)),
    ruta: z.string().check(z.startsWith('/')),
  }),
);

/**
 * A video of the news screen, Spanish only. `pelicula` is the path of our own video without its ending: `.webm`, `.mp4` and
 * `.webp` (the poster) lie there. Where `youtube` holds an id, that video plays instead. `segundos` is the length of what plays.
 */
export const videoSchema = z.strictObject({
  titulo: z.string().check(z.minLength(1)),
  descripcion: z.string().check(z.minLength(1)),
  pelicula: z.string().check(z.regex(/^\/films\/[a-z0-9-]+$/, 'film')),
  segundos: z.int().check(z.positive()),
  youtube: z.string().check(z.regex(/^([\w-]{11})?$/, 'youtube-or-empty')),
  pendiente: z.optional(z.string()),
});
export const videoListSchema = z.array(videoSchema);
export type Video = z.infer<typeof videoSchema>;

/** Example addresses of all mailboxes, on a reserved domain; the operator's MAILBOXES holds the real ones. */
export const mailboxesSchema = z.strictObject(
  Object.fromEntries(MAILBOX_KEYS.map((key) => [key, z.email().check(z.endsWith('.example', 'example-address'))])),
);

/** The jobs page: its large picture, those of each programme's work, and who says what its last words tell (`jobs.proof`). */
export const jobsSchema = z.extend(openingSchema, { programas: programPicturesSchema, fuentes: z.array(sourceSchema) });

export type FigureInLanguage = InLanguage<Figure>;
export type Foundation = z.infer<typeof foundationSchema>;
export type HomeVoice = InLanguage<z.infer<typeof homeVoiceSchema>>;
export type Book = InLanguage<z.infer<typeof bookSchema>>;

/** Every structured content file by its name in `content/`, with its schema. */
export const CONTENT_FILES = {
  'home.json': homeSchema,
  'archive.json': archiveSchema,
  'impact.json': figureListSchema,
  'foundation.json': foundationSchema,
  'links.json': linksSchema,
  'book.json': bookSchema,
  'voice.json': homeVoiceSchema,
  'opinions.json': opinionListSchema,
  'podcast.json': podcastListSchema,
  'videos.json': videoListSchema,
  'mailboxes.json': mailboxesSchema,
  'internships.json': internshipsSchema,
  'involvement.json': involvementSchema,
  'jobs.json': jobsSchema,
  'stoplight.json': stoplightSchema,
  'ownStoplight.json': ownStoplightSchema,
  'education.json': educationSchema,
  'schools.json': schoolsSchema,
  'microfinance.json': microfinanceSchema,
  'schoolsMap.json': schoolsMapSchema,
  'privacy.json': privacySchema,
  'accessibility.json': accessibilitySchema,
  'openData.json': openDataSchema,
  'offices.json': officesSchema,
  'sustainability.json': sustainabilitySchema,
  'listings.json': z.array(listingSchema),
  'about.json': aboutSchema,
  'countries.json': countriesSchema,
  'documents.json': documentsSchema,
  'rates.json': ratesSchema,
  'towns.json': townsSchema,
  'sitemap.json': openingSchema,
  'missing.json': openingSchema,
} as const;
