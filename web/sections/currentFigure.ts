import type { FigureInLanguage } from '#contract/content.ts';

export interface CurrentFigure {
  figure: FigureInLanguage;
  /** What else a newer source says. */
  note?: FigureInLanguage['reciente'];
}

/** The newest number that has a source. */
export function toCurrent(figure: FigureInLanguage): CurrentFigure {
  const { reciente, ...rest } = figure;
  if (!reciente) return { figure: rest };
  if (!reciente.actual) return { figure: rest, note: reciente };
  return { figure: { ...rest, ...reciente.actual, enlace: reciente.enlace } };
}
