import type { ReactNode } from 'react';
import { HeroVideo } from './HeroVideo.tsx';
import styles from './Opening.module.css';

interface OpeningProps {
  title: string;
  /** A large line under the title. */
  headline?: string;
  lead: string;
  /** `whole` pictures are shown uncropped. `video` names the video that begins with the picture, in its size. */
  picture?: { src: string; width: number; height: number; whole?: boolean; video?: string };
  /** As high as every banner (spec 9), where the specification gives the screen a hero. */
  banner?: boolean;
  /** What stands above the title: a way back. */
  above?: ReactNode;
  children?: ReactNode;
}

/** The opening of a screen: name, statement, first paragraph, and a picture that runs off the right edge, and may come alive. */
export function Opening({ title, headline, lead, picture = LACE, banner = false, above, children }: OpeningProps) {
  return (
    <section className={styles.opening} data-kind={banner ? 'banner' : undefined}>
      <div className={`wrap split ${styles.inner}`} data-gap="wide">
        <div className={styles.words}>
          {above}
          <h1 className={`display ${styles.title}`} data-long={hasLongWord(title) ? '' : undefined}>
            {title}
          </h1>
          {headline && <p className={`statement ${styles.headline}`}>{headline}</p>}
          <p className={`lead ${styles.lead}`}>{lead}</p>
          {children && <div className={styles.actions}>{children}</div>}
        </div>
        <div
          className={`picture ${styles.picture}`}
          data-bleed={picture.whole ? undefined : 'end window'}
          data-whole={picture.whole ? '' : undefined}
        >
          <img src={picture.src} width={picture.width} height={picture.height} alt="" />
          {picture.video && <HeroVideo video={picture.video} />}
        </div>
      </div>
    </section>
  );
}

/** A word of more letters than a phone's width holds in the usual size of a title. */
function hasLongWord(title: string): boolean {
  return title.split(/\s/).some((word) => word.length > 12);
}

const LACE: NonNullable<OpeningProps['picture']> = {
  src: '/art/rosette-linen.svg',
  width: 400,
  height: 400,
  whole: true,
};
