import { useId } from 'react';
import type { Language } from '#contract/language.ts';
import type { WebDocument } from '#contract/resources.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import styles from './DocumentCard.module.css';
import { fileOf, siteOf } from './fileOf.ts';

interface DocumentCardProps {
  document: WebDocument;
  heading: 'h3' | 'h4';
  /** False where none of its list has a year: then there is no column for it. */
  years?: boolean;
  /** Language that the document is in, where it is not the page's. */
  lang?: Language | undefined;
}

/** One document of the archive: its year, name and file, each in its column, and the link that opens it in another tab. */
export function DocumentCard({ document, heading: Heading, years = true, lang }: DocumentCardProps) {
  const texts = useTexts();
  const { t } = texts;
  const title = useId();
  const { descripcion, path, anio, idiomas } = document;
  const site = siteOf(path);
  return (
    <article className={styles.card} data-find="document" aria-labelledby={title}>
      <div className={styles.row} data-years={years ? '' : undefined}>
        {years && <p className={styles.year}>{anio}</p>}
        <div className={styles.words}>
          <Heading id={title} className={styles.name} lang={lang}>
            {descripcion}
          </Heading>
          {site && <p className={styles.note}>{t('documents.elsewhere', { site })}</p>}
          {idiomas !== undefined && <p className={styles.note}>{t('documents.languages', { languages: idiomas })}</p>}
        </div>
        <p className={styles.file}>{fileOf(document, texts)}</p>
        <p className={styles.open}>
          <ExternalLink href={path}>
            {t('documents.open')}
            <span className="vh" lang={lang}>
              {' '}
              {descripcion}
            </span>
          </ExternalLink>
        </p>
      </div>
    </article>
  );
}
