import { useEffect, useRef, type ReactNode } from 'react';
import type { Privacy } from '#contract/privacy.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Credit } from '#web/sections/Credit.tsx';
import { Points } from '#web/sections/Points.tsx';
import { Fold } from '#web/ui/Fold.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './Chapter.module.css';
import { Paragraphs } from './Paragraphs.tsx';
import { Told } from './Told.tsx';

interface ChapterProps {
  section: Privacy['secciones'][number];
  /** A colour token: of the cloth that the picture lies on. */
  ground: string;
  /** What only this chapter has. */
  children?: ReactNode;
}

/**
 * A chapter of the policy: a picture on its cloth, and in short what the chapter says, which opens it. Whoever goes to it by its
 * address finds it open.
 */
export function Chapter({
  section: { id, titulo, parrafos, detalle, puntos, escena },
  ground,
  children,
}: ChapterProps) {
  const { t } = useTexts();
  const [short, ...others] = parrafos;
  const heading = `${id}-title`;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = section.current;
    // A press on the picture or the ground focuses the section as well, at once.
    let pressed = false;
    const press = () => {
      pressed = true;
      setTimeout(() => (pressed = false));
    };
    const open = () => {
      if (pressed) return;
      const fold = element?.querySelector('details');
      if (fold) fold.open = true;
    };
    // Gone to before the code came.
    if (element && element === document.activeElement) open();
    element?.addEventListener('mousedown', press);
    element?.addEventListener('focus', open);
    return () => {
      element?.removeEventListener('mousedown', press);
      element?.removeEventListener('focus', open);
    };
  }, []);
  return (
    <section ref={section} id={id} tabIndex={-1} className={styles.chapter} aria-labelledby={heading}>
      <Fold
        id={id}
        always
        label={
          <>
            <h2 id={heading} className={styles.title}>
              {titulo}
            </h2>
            <span className={styles.sentence}>{short}</span>
            <span className={styles.more}>{t('privacy.more')}</span>
          </>
        }
      >
        <div className={styles.rest}>
          <Paragraphs of={others} />
          <Points points={puntos} columns={2} />
          {detalle && <Told {...detalle} />}
          {children}
          <Credit of={escena.credito} />
        </div>
      </Fold>
      <div className={styles.cloth} data-ground={ground}>
        <Picture
          src={escena.imagen}
          width={900}
          height={900}
          alt={escena.alt}
          frame="(min-width: 1280px) 25vw, (min-width: 600px) 24rem, 9rem"
          loading="lazy"
        />
      </div>
    </section>
  );
}
