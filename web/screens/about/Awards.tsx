import type { About } from '#contract/about.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { CarouselRow } from '#web/sections/CarouselRow.tsx';
import { AwardCard } from './AwardCard.tsx';
import styles from './Awards.module.css';

/** Spec 9. */
const AWARDS_MS = 10_000;

export function Awards({ awards }: { awards: About['premios'] }) {
  const { t } = useTexts();
  return (
    <div className="section" data-space="small">
      <CarouselRow id="awards" title={t('about.awards')} autoplayMs={AWARDS_MS} slide={styles.slide}>
        {awards.map((award) => (
          <AwardCard key={award.id} award={award} />
        ))}
      </CarouselRow>
    </div>
  );
}
