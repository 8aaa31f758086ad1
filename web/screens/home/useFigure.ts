import { useCallback } from 'react';
import type { FigureInLanguage } from '#contract/content.ts';
import { PLUS_KIND } from '#contract/figures.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts.tsx';

/** Writes a figure as it is read: with its plus sign, or as the way that a share came down. */
export function useFigure(): (figure: FigureInLanguage) => string {
  const { language, t } = useTexts();
  return useCallback(
    ({ id, impacto, desde }) =>
      desde === undefined
        ? (id === PLUS_KIND ? '+' : '') + formatNumber(language)(impacto)
        : t('home.impact.fell', { from: desde, to: impacto }),
    [language, t],
  );
}
