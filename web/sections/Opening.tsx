import type { ReactNode } from 'react';
import { HeroVideo } from './HeroVideo.tsx';
import styles from './Opening.module.css';

interface OpeningProps {
  title: string;
  headline?: string;
  lead: string;
  /** `whole`: not cropped. `video`: in public/films, same size. */
  picture?: { src: string; width: number; height: number; whole?: boolean; video?: string };
  /** Spec 9. */
  banner?: boolean;
  above?: ReactNode;
  children?: ReactNode;
}

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

/** Too wide for a phone at the usual size. */
function hasLongWord(title: string): boolean {
  return title.split(/\s/).some((word) => word.length > 12);
}

const LACE: NonNullable<OpeningProps['picture']> = {
  src: '/art/rosette-linen.svg',
  width: 400,
  height: 400,
  whole: true,
};
