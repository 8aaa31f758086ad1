import { LinksBar } from '#web/navigation/LinksBar.tsx';
import { Opening } from '#web/sections/Opening.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import styles from './IntroScreen.module.css';
import { PICTURES, type IntroScreenName } from './pictures.ts';

/** A section told by its title, statement and two paragraphs, with the shared links bar. */
export function IntroScreen({ name }: { name: IntroScreenName }) {
  const { t } = useTexts();
  return (
    <>
      <Opening
        title={t(`route.${name}.title`)}
        headline={t(`route.${name}.headline`)}
        lead={t(`route.${name}.intro`)}
        picture={PICTURES[name]}
      />
      <section className={styles.more}>
        <div className={`wrap ${styles.columns}`}>
          <p>{t(`route.${name}.more`)}</p>
        </div>
      </section>
      <LinksBar />
    </>
  );
}
