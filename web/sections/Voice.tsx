import type { ReactNode } from 'react';
import type { Voice as VoiceRecord } from '#contract/voice.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { Credit } from './Credit.tsx';
import styles from './Voice.module.css';

interface VoiceProps {
  voice: VoiceRecord;
  /** Where the portrait stands from tablets on; left out: before the words. */
  side?: 'end';
  /** Left out: mist. */
  ground?: 'rose' | 'sun';
  /** What leads on to the whole story. */
  children?: ReactNode;
}

/** Somebody whose case a source tells, standing beside it; on phones behind it, as behind a table. */
export function Voice({ voice, side, ground, children }: VoiceProps) {
  const { t } = useTexts();
  return (
    <section className={styles.voice} data-side={side} data-ground={ground} aria-labelledby="voice">
      <div className="wrap">
        <div>
          <p>{voice.quien}</p>
          <h2 id="voice">{voice.frase}</h2>
        </div>
        <figure>
          <Picture
            src={voice.imagen}
            width={768}
            height={960}
            alt={voice.alt}
            frame="(min-width: 600px) 42vw, 52vw"
            loading="lazy"
          />
        </figure>
        <div>
          <p>{voice.texto}</p>
          {children}
          <small>
            {voice.imagen.startsWith('/art/') && t('voice.drawn')} {t('common.source')}{' '}
            {voice.fuentes.map(({ nombre, enlace }) => (
              <ExternalLink key={enlace} href={enlace}>
                {nombre}
              </ExternalLink>
            ))}
          </small>
          <Credit of={voice.credito} />
        </div>
      </div>
    </section>
  );
}
