import type { Sustainability } from '#contract/sustainability.ts';
import { storyPath } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { Credit } from '#web/sections/Credit.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import patch from './Patch.module.css';
import styles from './Story.module.css';

/** The patch below those of the themes: what one person did with all this, and the way to the whole story. */
export function Story({ voz }: Pick<Sustainability, 'voz'>) {
  const { language } = useTexts();
  return (
    <section className="wrap" aria-labelledby="story">
      <div className={`${patch.patch} ${styles.story}`} data-theme="semaforo">
        <Picture
          src={voz.imagen}
          width={400}
          height={400}
          alt={voz.alt}
          frame="(min-width: 940px) 20vw, 20rem"
          loading="lazy"
        />
        <div className={styles.words}>
          <p>{voz.quien}</p>
          <h2 id="story">{voz.frase}</h2>
        </div>
        <div className={styles.more}>
          <p>{voz.texto}</p>
          <Credit of={voz.credito} />
          <SiteLink to={storyPath(voz.historia)} hrefLang={voz.idioma === language ? undefined : voz.idioma}>
            {voz.accion} <Arrow />
          </SiteLink>
        </div>
      </div>
    </section>
  );
}
