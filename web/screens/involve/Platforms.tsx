import links from '#content/links.json' with { type: 'json' };
import type { Involvement } from '#contract/involvement.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { useClosedNotes } from './closedNotes.ts';
import styles from './Platforms.module.css';

/** A strip at the foot of the window while the areas pass; then it rests below them. */
export function Platforms({ platforms }: { platforms: Involvement['plataformas'] }) {
  const { t } = useTexts();
  const [closed, close] = useClosedNotes();
  const open = platforms.filter(({ id }) => !closed.includes(id));
  if (open.length === 0) return null;
  return (
    <section className={styles.boxes} aria-labelledby="platforms">
      <div className={`wrap ${styles.inner}`}>
        <h2 id="platforms">{t('involve.platforms')}</h2>
        <ul>
          {open.map(({ id, imagen, nombre, titulo }) => (
            <li key={id} className={styles.box}>
              <Picture src={imagen} width={480} height={360} alt="" frame="5rem" loading="lazy" />
              <ExternalLink className="card-link" href={links[id].enlace}>
                {titulo}
              </ExternalLink>
              <button
                type="button"
                className={`scripted ${styles.close}`}
                aria-label={t('involve.close', { name: nombre })}
                onClick={() => close(id)}
              >
                <Icon name="xmark" />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
