import type { FixedScreen } from '#contract/routes.ts';

/** The header's links, in the order of spec 2. */
export const MENU = ['index', 'nosotros', 'donde-trabajamos', 'semaforo', 'microfinanzas', 'ee', 'escuelas'] as const;

export const PROGRAMS = ['semaforo', 'microfinanzas', 'ee', 'escuelas'] as const satisfies readonly FixedScreen[];

/** The footer's links, by what people come for. */
export const FOOTER_GROUPS = {
  credit: ['microfinanzas', 'nuestras-oficinas', 'tasas-tarifas'],
  know: ['sostenibilidad', 'noticias', 'recursos'],
  join: ['involucrate', 'trabaja-con-nosotros'],
  clear: ['datos-abiertos', 'accesibilidad'],
} as const satisfies Record<string, readonly FixedScreen[]>;

export type FooterGroup = keyof typeof FOOTER_GROUPS;
