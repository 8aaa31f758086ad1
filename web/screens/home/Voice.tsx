import type { Voice as VoiceRecord } from '#contract/content.ts';
import { storyPath } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import styles from './Voice.module.css';

export function Voice({ voice }: { voice: VoiceRecord }) {
  const { language } = useTexts();
  return (
    <section className={`wrap section ${styles.voice}`} data-space="after" aria-labelledby="voice">
      <img
        className={styles.portrait}
        src={`/art/retratos/${encodeURIComponent(voice.nombre)}.svg`}
        width="400"
        height="400"
        alt=""
        loading="lazy"
      />
      <div>
        <h2 id="voice" className={`statement ${styles.say}`}>
          {voice.frase}
        </h2>
        <p className={`lead ${styles.text}`}>{voice.texto}</p>
        <SiteLink
          to={storyPath(voice.historia)}
          className={buttonClass}
          hrefLang={voice.idioma === language ? undefined : voice.idioma}
        >
          {voice.accion} <Arrow />
        </SiteLink>
      </div>
    </section>
  );
}
