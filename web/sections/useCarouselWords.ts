import { useTexts } from '#web/i18n/texts.tsx';
import type { CarouselWords } from '#web/ui/CarouselControls.tsx';

export function useCarouselWords(): CarouselWords {
  const { t } = useTexts();
  return {
    role: t('carousel.role'),
    slideRole: t('carousel.slide_role'),
    previous: t('carousel.previous'),
    next: t('carousel.next'),
    pause: t('carousel.pause'),
    play: t('carousel.play'),
    position: (index, total) => t('carousel.position', { index, total }),
  };
}
