import { Fragment, useId, type ReactNode } from 'react';
import type { Language } from '#contract/language.ts';
import type { WebDocument } from '#contract/resources.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import styles from './DocumentCard.module.css';
import { fileOf, siteOf } from './fileOf.ts';

interface DocumentCardProps {
  document: WebDocument;
  heading: 'h3' | 'h4';
  /** A number from 0: shown as a cover in the cloth of its kind, instead of a line of a list. */
  cloth?: number;
  /** Language that the document is in, where it is not the page's. */
  lang?: Language | undefined;
}

/** How many cloths DocumentCard.module.css has. */
const CLOTHS = 4;

/** One document: its year, its name, what its link opens, and the link, in another tab. */
export function DocumentCard({ document, heading: Heading, cloth, lang }: DocumentCardProps) {
  const texts = useTexts();
  const { t } = texts;
  const title = useId();
  const { descripcion, path, anio, idiomas } = document;
  const site = siteOf(path);
  const file = fileOf(document, texts);
  const isCover = cloth !== undefined;
  const year = anio === undefined ? '' : String(anio);
  /** A title that ends in the year has it large. */
  const isNamed = isCover && year !== '' && descripcion.endsWith(year);
  const name = (
    <Heading id={title} className={styles.name} lang={lang}>
      {isNamed ? descripcion.slice(0, -year.length) : descripcion}
      {isNamed && <span className={styles.year}>{year}</span>}
    </Heading>
  );
  const notes = (
    <>
      {site && <p className={styles.note}>{toBreakable(t('documents.elsewhere', { site }))}</p>}
      {idiomas !== undefined && <p className={styles.note}>{t('documents.languages', { languages: idiomas })}</p>}
    </>
  );
  return (
    <article className={styles.card} data-find="document" aria-labelledby={title}>
      <div className={isCover ? styles.standing : styles.row}>
        {isCover ? (
          <>
            <div className={styles.cover} data-cloth={cloth % CLOTHS} data-bound={year ? '' : undefined}>
              {name}
              {year && !isNamed && <p className={styles.year}>{year}</p>}
            </div>
            {!(site && file === t('documents.file')) && <p className={styles.file}>{file}</p>}
            {notes}
          </>
        ) : (
          <>
            <div className={styles.words}>
              {name}
              {notes}
            </div>
            <p className={styles.file}>{file}</p>
          </>
        )}
        <p className={styles.open}>
          <ExternalLink href={path} className={isCover ? 'card-link' : undefined}>
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

/** The name of a site may go on in the next line after each of its points. */
function toBreakable(text: string): ReactNode[] {
  return [...text.matchAll(/[^.]*\.|[^.]+$/g)].map(({ 0: part, index }) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
