import type { ReactNode } from 'react';
import { INTERNSHIP_IDS, type FixedScreen } from '#contract/routes.ts';
import { LinksBar } from '#web/navigation/LinksBar.tsx';
import { Opening } from '#web/sections/Opening.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { useTexts, type TextKey } from '#web/i18n/texts.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import styles from './IntroScreen.module.css';
import { PICTURES, type IntroName } from './pictures.ts';

interface IntroScreenProps {
  name: IntroName;
  /** The section that this one is a part of, and leads back to. */
  under?: FixedScreen;
  /** What follows the introduction. */
  children?: ReactNode;
}

/** A section told by its title, statement and two paragraphs, with the shared links bar. */
export function IntroScreen({ name, under, children }: IntroScreenProps) {
  const { t } = useTexts();
  return (
    <>
      <Opening
        title={t(`route.${name}.title`)}
        headline={t(`route.${name}.headline`)}
        lead={t(`route.${name}.intro`)}
        picture={PICTURES[name]}
        above={
          under && (
            <SiteLink to={`/${under}`} className={styles.back}>
              {t(`route.${under}.title`)}
            </SiteLink>
          )
        }
      />
      <section className={styles.more}>
        <div className={`wrap ${styles.columns}`}>
          <p>{t(`route.${name}.more`)}</p>
          {name === 'involucrate' && (
            <ul className={styles.list}>
              {INTERNSHIP_IDS.map((id) => (
                <li key={id}>
                  <SiteLink to={`/involucrate/${id}`}>
                    {t(`route.involucrate-${id}.title` satisfies TextKey)} <Arrow />
                  </SiteLink>
                </li>
              ))}
            </ul>
          )}
        </div>
      </section>
      {children}
      <LinksBar />
    </>
  );
}
