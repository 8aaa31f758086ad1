import type { ReactNode } from 'react';
import type { ScreenPicture } from '#contract/pictureSchema.ts';
import { classNames } from '#web/ui/classNames.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { Credit } from './Credit.tsx';
import { FILMS } from './films.ts';
import { hasLongWord } from './hasLongWord.ts';
import { HeroVideo } from './HeroVideo.tsx';
import { OPENING_SCENES } from './openingScenes.ts';
import styles from './Opening.module.css';

interface OpeningProps {
  title: string;
  headline?: string;
  lead: string;
  /** Left out: a whole lace. */
  picture?: ScreenPicture;
  /** Spec 9. */
  banner?: boolean;
  /** Classes of a screen that composes its opening otherwise. */
  parts?: Partial<Record<'root' | 'words' | 'headline' | 'actions', string | undefined>>;
  children?: ReactNode;
}

export function Opening({ title, headline, lead, picture, banner = false, parts, children }: OpeningProps) {
  const video = picture && FILMS[picture.imagen];
  const scene = picture && OPENING_SCENES[picture.imagen];
  return (
    <section
      className={classNames(styles.opening, parts?.root)}
      data-kind={banner ? 'banner' : undefined}
      data-scene={scene?.ground}
      data-words={scene?.words}
    >
      <div className={`wrap split ${styles.inner}`} data-gap="wide">
        <div className={classNames(styles.words, parts?.words)}>
          <h1 className={`display ${styles.title}`} data-long={hasLongWord(title) ? '' : undefined}>
            {title}
          </h1>
          {headline && <p className={classNames('statement', styles.headline, parts?.headline)}>{headline}</p>}
          <div className={styles.label}>
            <p className={`lead ${styles.lead}`}>{lead}</p>
            {children && <div className={classNames(styles.actions, parts?.actions)}>{children}</div>}
            <Credit of={picture?.credito} />
          </div>
        </div>
        <div
          className={`picture ${styles.picture}`}
          data-bleed={picture && 'end'}
          data-whole={picture ? undefined : ''}
        >
          {picture ? (
            <Picture src={picture.imagen} width={1200} height={1000} alt={picture.alt} frame="75vw" />
          ) : (
            <Picture src="/art/rosette-linen.svg" width={400} height={400} alt="" />
          )}
          {video && <HeroVideo video={video} />}
        </div>
      </div>
    </section>
  );
}
