import * as z from 'zod/mini';
import { isEachOnce } from './isEachOnce.ts';
import { translated, translatedSchema, type InLanguage } from './translated.ts';

/**
 * A picture of a record: a drawing by its path in `public/`, or a photograph of `content/fotos/`, `/fotos/<file>`. Drawings that
 * the server makes from a name (drawnPictures.ts) have such paths, too.
 */
export const pictureSchema = z.string().check(z.regex(/^(\/art\/.+\.svg|\/fotos\/[^/]+)$/, 'picture'));

/** Also none: what stands there then, its record says. */
export const pictureOrNoneSchema = z.union([z.literal(''), pictureSchema], {
  error: 'picture-or-none',
});

const percent = z.int().check(z.minimum(0), z.maximum(100));

/** What has to stay in sight when a photograph is cropped, in per cent from the left and from above; without it the centre. */
export const focusSchema = z.strictObject({ x: percent, y: percent });
export const focusField = { foco: z.optional(focusSchema) };

/** What a picture shows; of a photograph also what has to stay in sight, and who took it, shown below it. */
export const describedFields = {
  alt: translatedSchema,
  ...focusField,
  credito: z.optional(z.string().check(z.minLength(1))),
};

/** Of a record that shows a picture. */
export const pictureFields = { imagen: pictureSchema, ...describedFields };

/** Refuses a list that shows a picture twice. */
export const eachPictureOnce = z.refine<readonly { imagen: string }[]>(
  (all) => isEachOnce(all.map(({ imagen }) => imagen)),
  { error: 'pictures-once' },
);

/** A picture of a screen, in a place of its own. */
export const screenPictureSchema = z.strictObject(pictureFields);
export type ScreenPicture = InLanguage<z.infer<typeof screenPictureSchema>>;

/** A screen's large picture, where nothing else of the screen is content. */
export const openingSchema = z.strictObject({ apertura: screenPictureSchema });

/** One of each programme, by its screen. */
export const programPicturesSchema = z.strictObject({
  semaforo: screenPictureSchema,
  microfinanzas: screenPictureSchema,
  ee: screenPictureSchema,
  escuelas: screenPictureSchema,
});
export type ProgramPictures = InLanguage<z.infer<typeof programPicturesSchema>>;

/** One with words in it: a file in each language. A photograph is named in each. */
export const wordedPictureSchema = z.strictObject({ imagen: translated(pictureSchema), ...describedFields });
