import links from '#content/links.json' with { type: 'json' };
import type { Involvement } from '#contract/involvement.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { useClosedNotes } from './closedNotes.ts';
import styles from './Platforms.module.css';

/** Small cards that float over the opening and leave with it. */
export function Platforms({ platforms }: { platforms: Involvement['plataformas'] }) {
  const { t } = useTexts();
  const [closed, close] = useClosedNotes();
  const open = platforms.filter(({ id }) => !closed.includes(id));
  if (open.length === 0) return null;
  return (
    <div className={styles.floating}>
      <section className={styles.boxes} aria-label={t('involve.platforms')}>
        <ul>
          {open.map(({ id, nombre, titulo, breve }) => (
            <li key={id}>
              <Picture src={`/art/involve-${id}.svg`} width={96} height={96} alt="" />
              <div className={styles.words}>
                <ExternalLink className="card-link" href={links[id].enlace}>
                  {titulo}
                </ExternalLink>
                <p>{breve}</p>
              </div>
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
      </section>
    </div>
  );
}
