import { useId } from 'react';
import type { Language } from '#contract/language.ts';
import type { WebDocument } from '#contract/resources.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import { Cover } from './Cover.tsx';
import styles from './DocumentCard.module.css';
import { fileOf, siteOf } from './fileOf.ts';

interface DocumentCardProps {
  document: WebDocument;
  heading: 'h3' | 'h4';
  /** A number from 0: shown with a cover in the cloth of its kind, instead of as a line of a list. */
  cloth?: number;
  /** Language that the document is in, where it is not the page's. */
  lang?: Language | undefined;
}

/** One document: its name, what its link opens, and the link, in another tab; with a cover also what it answers. In a list the whole line is the link. */
export function DocumentCard({ document, heading: Heading, cloth, lang }: DocumentCardProps) {
  const texts = useTexts();
  const { t } = texts;
  const title = useId();
  const { descripcion, path, idiomas, resumen, sitio } = document;
  const site = siteOf(path);
  const place = site && (sitio ?? t('documents.elsewhere', { site }));
  const file = <p className={styles.file}>{[fileOf(document, texts), idiomas, place].filter(Boolean).join(' · ')}</p>;
  return (
    <article className={styles.card} data-find="document" aria-labelledby={title}>
      {cloth === undefined ? (
        <ExternalLink href={path} className={styles.row}>
          <span className="vh">{t('documents.open')} </span>
          <Heading id={title} className={styles.name} lang={lang}>
            {descripcion}
          </Heading>
          {file}
        </ExternalLink>
      ) : (
        <div className={styles.standing}>
          <Cover document={document} heading={Heading} id={title} cloth={cloth} lang={lang} />
          {resumen !== undefined && <p className={styles.answers}>{resumen}</p>}
          {file}
          <p className={styles.open}>
            <ExternalLink href={path} className="card-link">
              {t('documents.open')}
              <span className="vh" lang={lang}>
                {' '}
                {descripcion}
              </span>
              {site && <span className="vh">, {site}</span>}
            </ExternalLink>
          </p>
        </div>
      )}
    </article>
  );
}
