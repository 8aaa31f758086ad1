import { createElement } from 'react';
import { FOUND_KINDS, type Found } from '#contract/siteSearch.ts';
import { parsePagePath } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import styles from './Results.module.css';

/** What fits best stands above the groups, whatever its kind. */
const BEST = 3;

/** The best three, then the others by kind; never empty. */
export function Results({ found }: { found: readonly Found[] }) {
  const { t } = useTexts();
  const others = found.slice(BEST);
  return (
    <>
      <section aria-labelledby="found-best">
        <h2 id="found-best" className={styles.name}>
          {t('search.best')}
        </h2>
        <ol className={`ruled ${styles.best}`}>
          {found.slice(0, BEST).map((one) => (
            <Result key={one.href + one.title} found={one} named />
          ))}
        </ol>
      </section>
      {FOUND_KINDS.map((kind) => {
        const group = others.filter((one) => one.kind === kind);
        if (group.length === 0) return null;
        return (
          <section key={kind} className={`split ${styles.group}`} data-split="3/9" aria-labelledby={`found-${kind}`}>
            <h2 id={`found-${kind}`} className={styles.name}>
              {t(`search.kind.${kind}`)}
            </h2>
            <ul className="ruled">
              {group.map((one) => (
                <Result key={one.href + one.title} found={one} />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

interface ResultProps {
  found: Found;
  /** Says of what kind it is. */
  named?: boolean;
}

function Result({ found: { kind, title, page, href, sentence }, named = false }: ResultProps) {
  const { t } = useTexts();
  const place = [named && t(`search.one.${kind}`), page].filter(Boolean).join(' · ');
  return (
    <li className={styles.result}>
      {place && <p className={styles.place}>{place}</p>}
      <h3 className={styles.title}>
        <FoundLink href={href}>{title}</FoundLink>
      </h3>
      {sentence.length > 0 && createElement('p', { className: styles.sentence }, ...sentence.map(toPiece))}
    </li>
  );
}

/** Each second piece is a word that was asked for. */
function toPiece(piece: string, at: number) {
  return at % 2 ? createElement('mark', null, piece) : piece;
}

/** A place on a page and a file are reached as without scripts: the router knows no anchors. */
function FoundLink({ href, children }: { href: string; children: string }) {
  const route = parsePagePath(href)?.route;
  return route ? <SiteLink to={route.path}>{children}</SiteLink> : <a href={href}>{children}</a>;
}
