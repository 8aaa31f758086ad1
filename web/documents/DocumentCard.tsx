import { useId } from 'react';
import type { Language } from '#contract/language.ts';
import type { WebDocument } from '#contract/resources.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { Cover } from './Cover.tsx';
import styles from './DocumentCard.module.css';
import { fileOf, siteOf } from './fileOf.ts';

interface DocumentCardProps {
  document: WebDocument;
  heading: 'h3' | 'h4';
  /** A number from 0: shown with a cover in the cloth of its kind, instead of as a line of a list. */
  cloth?: number;
  /** Its cover has a button and, where there is room, its picture beside the words; on phones a small one shows no summary. */
  large?: boolean;
  /** Language that the document is in, where it is not the page's. */
  lang?: Language | undefined;
  /** Of a list that says itself what its links open: only who cannot see it is told of each. */
  quiet?: boolean;
}

/** One document: its name, what its link opens, and the link, in another tab. The whole card is pressed. */
export function DocumentCard({ document, heading, cloth, large = false, lang, quiet = false }: DocumentCardProps) {
  const texts = useTexts();
  const { t } = texts;
  const title = useId();
  const { anio, descripcion, path, idiomas, resumen, sitio } = document;
  const site = siteOf(path);
  const place = site && (sitio ?? t('documents.elsewhere', { site }));
  const year = anio && !descripcion.includes(String(anio)) ? anio : undefined;
  const brief = [year, fileOf(document, texts), idiomas].filter(Boolean).join('\u00a0· ');
  const file = [brief, place].filter(Boolean).join('\u00a0· ');
  const card = { 'data-find': 'document', 'aria-labelledby': title };
  if (cloth === undefined) {
    const Heading = heading;
    return (
      <article {...card} className={styles.card}>
        <ExternalLink href={path} className={styles.row} quiet={quiet}>
          <span className="vh">{t('documents.open')} </span>
          <Heading id={title} className={styles.name} lang={lang}>
            {descripcion}
          </Heading>
          <p className={quiet ? 'vh' : styles.file}>{file}</p>
        </ExternalLink>
      </article>
    );
  }
  return (
    <article {...card} className={`${styles.card} ${styles.covered}`} data-large={large ? '' : undefined}>
      <Cover document={document} heading={heading} id={title} cloth={cloth} lang={lang}>
        {resumen && <p className={large ? styles.answers : `${styles.answers} vh-phone`}>{resumen}</p>}
        <p className={styles.file}>{large ? file : brief}</p>
        <p className={styles.open}>
          <ExternalLink
            href={path}
            className="card-link"
            face={large ? `${buttonClass} ${styles.action}` : styles.plain}
          >
            {t('documents.open')}
            <span className="vh">
              {' '}
              <span lang={lang}>{descripcion}</span>
              {[site, !large && sitio].filter(Boolean).map((where) => `, ${where}`)}
            </span>
          </ExternalLink>
        </p>
      </Cover>
    </article>
  );
}
