import { useCallback } from 'react';
import type { FigureInLanguage } from '#contract/content.ts';
import { PLUS_KIND } from '#contract/figures.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts.tsx';

/** With its plus sign where the language has it ('+800', '800+'), or as the change of a share ('del 54% al 33%'). */
export function useFigure(): (figure: FigureInLanguage) => string {
  const { language, t } = useTexts();
  return useCallback(
    ({ id, impacto, desde }) => {
      if (desde !== undefined) return t('figure.fell', { from: desde, to: impacto });
      const figure = formatNumber(language)(impacto);
      return id === PLUS_KIND ? t('figure.plus', { figure }) : figure;
    },
    [language, t],
  );
}
