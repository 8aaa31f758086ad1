import * as z from 'zod/mini';
import { translatedSchema, type InLanguage } from './translated.ts';
import { screenPictureSchema } from './pictureSchema.ts';
import { sourceSchema } from './source.ts';

const guaranies = z.int().check(z.positive());
/** In per cent a year, effective: compound interest, charged every month. */
const effectiveRate = z.number().check(z.nonnegative(), z.maximum(100));
const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'month'));

/** How often an instalment is paid, with how many that are in a year. */
export const PER_YEAR = { mes: 12, quincena: 24, semana: 52 } as const;
export type Every = keyof typeof PER_YEAR;

const isSpan = z.refine<{ desde: number; hasta: number }>(({ desde, hasta }) => desde <= hasta, { error: 'from-to' });

/** What is paid besides the instalment, once or with each. */
const feeSchema = z
  .strictObject({
    nombre: translatedSchema,
    monto: z.optional(guaranies),
    /** Per cent of the amount lent. */
    porcentaje: z.optional(z.number().check(z.positive(), z.maximum(100))),
    cuando: z.enum(['una vez', 'con cada cuota']),
  })
  .check(
    z.refine(({ monto, porcentaje }) => (monto === undefined) !== (porcentaje === undefined), {
      error: 'amount-or-share',
    }),
  );

/** A loan of the foundation. One that still lacks something says so in `pendiente`, and none of its numbers are shown. */
const productSchema = z
  .strictObject({
    nombre: translatedSchema,
    /** The `clave` of its sheet to fill in, whose own title is in Spanish alone. */
    hoja: z.optional(z.string().check(z.minLength(1))),
    /** In guaraníes. */
    monto: z.optional(z.strictObject({ desde: guaranies, hasta: guaranies }).check(isSpan)),
    /** Left out: each month. */
    cada: z.optional(z.enum(Object.keys(PER_YEAR) as [Every, ...Every[]])),
    /** In instalments. */
    plazo: z.optional(
      z
        .strictObject({
          desde: z.int().check(z.positive()),
          hasta: z.int().check(z.positive(), z.maximum(120)),
        })
        .check(isSpan),
    ),
    tasa: z.optional(effectiveRate),
    /** An instalment that is known, in the place of `tasa`: for an amount and a number of instalments. */
    ejemplo: z.optional(
      z
        .strictObject({ monto: guaranies, cuotas: z.int().check(z.positive(), z.maximum(120)), cuota: guaranies })
        .check(z.refine(({ monto, cuotas, cuota }) => cuota * cuotas >= monto, { error: 'instalments-repay' })),
    ),
    /** Left out, and without `sin_gastos`: not known; visitors are told to ask. */
    gastos: z.optional(z.array(feeSchema).check(z.minLength(1))),
    /** There are none. */
    sin_gastos: z.optional(z.boolean()),
    /** Since when this holds. */
    fecha: z.optional(month),
    fuente: z.optional(sourceSchema),
    pendiente: z.optional(z.string()),
  })
  .check(
    z.refine(({ tasa, ejemplo }) => tasa === undefined || ejemplo === undefined, { error: 'rate-or-instalment' }),
    z.refine(({ gastos, sin_gastos: none }) => !(gastos && none), { error: 'fees-or-none' }),
    z.refine(
      ({ pendiente, monto, plazo, tasa, ejemplo, fecha, fuente }) =>
        Boolean(pendiente) || Boolean(monto && plazo && fecha && fuente && (tasa !== undefined || ejemplo)),
      { error: 'whole-or-pending' },
    ),
  );

/** Content of /tasas-tarifas. */
export const ratesSchema = z.strictObject({
  /** The highest interest that the law allows (Ley 2339/03), which the Banco Central publishes each month. */
  limite: z.strictObject({
    mes: month,
    tasa: effectiveRate,
    fuente: sourceSchema,
    pendiente: z.optional(z.string()),
  }),
  productos: z.array(productSchema),
  /** How to read an offer, with what to ask of each. */
  terminos: z
    .array(z.strictObject({ nombre: translatedSchema, texto: translatedSchema, pregunta: translatedSchema }))
    .check(z.minLength(1)),
  /** Where to complain. */
  reclamo: z.strictObject({ texto: translatedSchema, enlace: sourceSchema }),
  /** Beside the steps. */
  ilustracion: screenPictureSchema,
  /** To a written answer. */
  pasos: z.array(z.strictObject({ titulo: translatedSchema, texto: translatedSchema })).check(z.minLength(1)),
  fuentes: z.array(sourceSchema),
});

export type Rates = InLanguage<z.infer<typeof ratesSchema>>;
export type LoanProduct = Rates['productos'][number];
export type Fee = NonNullable<LoanProduct['gastos']>[number];
