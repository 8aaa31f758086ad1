import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { WebDocument } from '#contract/resources.ts';
import { DocumentCard } from '#web/documents/DocumentCard.tsx';
import { useAddressQuery } from '#web/hooks/useAddressQuery.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from './Archive.module.css';
import { chosenIn, toCategories, withCategory, yearsOf } from './chosen.ts';
import { pictureOf } from './pictures.ts';
import { Tiles } from './Tiles.tsx';

/** Tiles with every document below, or the category in the address. Without scripts a tile is an anchor. */
export function Archive({ groups }: { groups: WebDocument[][] }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { pathname, search: now } = useLocation();
  const search = useAddressQuery();
  const categories = toCategories(groups);
  const chosen = chosenIn(search, categories);
  const hasSheets = groups.some((group) => group.some(({ muestra }) => muestra));
  const isOne = chosen !== undefined;

  const place = useRef<HTMLElement>(null);
  // The category whose tile gets the focus back, or whose list is about to show.
  const pressed = useRef<string>(undefined);
  const show = (clave: string | undefined) => {
    pressed.current = clave ?? chosen?.clave;
    void navigate(pathname + withCategory(now, clave));
  };
  useLayoutEffect(() => {
    const clave = pressed.current;
    pressed.current = undefined;
    if (clave === undefined) return;
    // The pressed element is gone: focus and scroll go to what replaced it.
    const next = place.current?.querySelector<HTMLElement>(isOne ? 'h2' : `[data-tile="${clave}"]`);
    next?.focus({ preventScroll: true });
    (isOne ? place.current : next)?.scrollIntoView({ block: isOne ? 'start' : 'center' });
  }, [isOne]);

  return (
    <section ref={place} id="archivo" className={styles.archive} aria-labelledby="archive-name">
      {chosen ? (
        <div className={`wrap ${styles.chosen}`}>
          <div className={styles.front}>
            <Button kind="line" onClick={() => show(undefined)}>
              {t('resources.back')}
            </Button>
            <h2 id="archive-name" tabIndex={-1}>
              {chosen.name}
            </h2>
            <img src={pictureOf(chosen.clave).src} width="800" height="600" alt="" />
          </div>
          <div>
            {chosen.documents.some(({ muestra }) => muestra) && (
              <p className={styles.sheets}>{t('documents.sheets')}</p>
            )}
            <ul className={styles.cards}>
              {chosen.documents.map((document) => (
                <li key={document.path}>
                  <DocumentCard document={document} heading="h3" years={yearsOf(chosen.documents) !== ''} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      ) : (
        <>
          <Tiles categories={categories} onChoose={show} />
          <div className={styles.ledger}>
            <div className="wrap">
              <h2 id="archive-name">{t('resources.all')}</h2>
              {hasSheets && <p className={styles.sheets}>{t('documents.sheets')}</p>}
              {categories.map(({ clave, name, documents }) => (
                <section key={clave} id={clave} className={styles.group} aria-labelledby={`${clave}-name`}>
                  <h3 id={`${clave}-name`}>{name}</h3>
                  <ul className={styles.cards}>
                    {documents.map((document) => (
                      <li key={document.path}>
                        <DocumentCard document={document} heading="h4" />
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          </div>
        </>
      )}
    </section>
  );
}
