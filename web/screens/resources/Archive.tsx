import { useLayoutEffect, useRef } from 'react';
import type { Archive as ArchivePictures } from '#contract/documents.ts';
import type { WebDocument } from '#contract/resources.ts';
import { pagePath } from '#contract/routes.ts';
import { DocumentCard } from '#web/documents/DocumentCard.tsx';
import { useLocation, useNavigate } from '#web/hooks/router.tsx';
import { useAddressQuery } from '#web/hooks/useAddressQuery.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { onPlainClick } from '#web/navigation/plainClick.ts';
import { Credit } from '#web/sections/Credit.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './Archive.module.css';
import { chosenIn, splitSheets, toCategories, withCategory, type Category } from './chosen.ts';
import { NotHere } from './NotHere.tsx';
import { pictureOf } from './pictures.ts';

/** How many documents of the first category have a large cover. */
const LARGE = 2;

/**
 * What can be opened, as things on a table: a tile for each category with its documents, three in a row (spec 9), or the category in
 * the address; those still to come last. Without scripts a tile's name is an anchor.
 */
export function Archive({ groups, pictures }: { groups: WebDocument[][]; pictures: ArchivePictures['categorias'] }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { pathname, search: now } = useLocation();
  const search = useAddressQuery();
  const categories = toCategories(groups);
  const chosen = chosenIn(search, categories);
  const { here, away } = splitSheets(chosen ? [chosen] : categories);
  /** Another cloth for each document and its neighbours; the same whether one category is shown or all. */
  const all = splitSheets(categories).here.flatMap(({ clave, documents }) => documents.map((_, at) => clave + at));
  const clothOf = (clave: string, at: number) => all.indexOf(clave + at);
  const isOne = chosen !== undefined;
  const picture = pictureOf(chosen?.clave ?? '', pictures);

  const place = useRef<HTMLElement>(null);
  // The category whose tile gets the focus back, or whose list is about to show.
  const pressed = useRef<string>(undefined);
  const show = (clave: string | undefined) => {
    pressed.current = clave ?? chosen?.clave;
    navigate(pathname + withCategory(now, clave));
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
    <section ref={place} id="archivo" className={styles.table} aria-labelledby="archive-name">
      {chosen ? (
        <div className={`wrap ${styles.chosen}`}>
          <div className={styles.front}>
            <Button kind="line" onClick={() => show(undefined)}>
              {t('resources.back')}
            </Button>
            <h2 id="archive-name" tabIndex={-1}>
              {chosen.name}
            </h2>
            <Picture src={picture.imagen} width={800} height={600} alt="" frame="(min-width: 960px) 33vw, 100vw" />
            <Credit of={picture.credito} />
          </div>
          <div>
            {here.map(({ clave, documents }) => (
              <ul key={clave} className={styles.things}>
                {documents.map((document, at) => (
                  <li key={document.path}>
                    <DocumentCard document={document} heading="h3" cloth={clothOf(clave, at)} large />
                  </li>
                ))}
              </ul>
            ))}
            <NotHere categories={away} heading="h3" />
          </div>
        </div>
      ) : (
        <div className={`wrap ${styles.board}`}>
          <h2 id="archive-name" className="vh">
            {t('resources.all')}
          </h2>
          <ul className={styles.tiles} aria-label={t('resources.categories')}>
            {here.map(({ clave, name, documents }, tile) => (
              <li key={clave} id={clave} className={styles.tile}>
                <h3>
                  <Name of={{ clave, name }} onChoose={show} />
                </h3>
                <ul className={styles.things} aria-label={name}>
                  {documents.map((document, at) => {
                    const large = tile === 0 && at < LARGE;
                    return (
                      <li key={document.path} data-size={large ? 'large' : 'small'}>
                        <DocumentCard document={document} heading="h4" cloth={clothOf(clave, at)} large={large} />
                      </li>
                    );
                  })}
                </ul>
              </li>
            ))}
          </ul>
          <NotHere categories={away} heading="h2" />
        </div>
      )}
    </section>
  );
}

function Name({
  of: { clave, name },
  onChoose,
}: {
  of: Pick<Category, 'clave' | 'name'>;
  onChoose: (clave: string) => void;
}) {
  const { chosen: language } = useTexts();
  return (
    <a
      href={`${pagePath(language, '/recursos')}${withCategory('', clave)}#${clave}`}
      data-tile={clave}
      className={styles.name}
      onClick={onPlainClick(() => onChoose(clave))}
    >
      {name}
    </a>
  );
}
