import type { ReactNode } from 'react';
import type { FixedScreen } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import styles from './TextCover.module.css';

type TextScreen = Extract<FixedScreen, 'accesibilidad' | 'datos-abiertos' | 'mapa-del-sitio'>;

interface TextCoverProps {
  screen: TextScreen;
  /** Beside the title; without it, what the page is for stands there. */
  children?: ReactNode;
  /** Below what the page is for. */
  more?: ReactNode;
  /** Mist without it. With it, little space: it goes on in what follows. */
  ground?: 'forest';
  /** A scene is beside the title: the larger part. */
  scene?: boolean;
}

/** The top of a quiet page: its title and what it is for; beside them what people come for first. */
export function TextCover({ screen, children, more, ground, scene = false }: TextCoverProps) {
  const { t } = useTexts();
  return (
    <div className={styles.top} data-ground={ground} data-scene={scene ? '' : undefined}>
      <div className={`wrap ${styles.inner}`}>
        <div>
          <h1 className={`display ${styles.title}`}>{t(`route.${screen}.title`)}</h1>
          <p className={`lead ${styles.lead}`}>{t(`route.${screen}.intro`)}</p>
          {more}
        </div>
        {children && <div>{children}</div>}
      </div>
    </div>
  );
}
