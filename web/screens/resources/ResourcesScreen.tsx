import type { Archive as ArchivePictures } from '#contract/documents.ts';
import { Remote } from '#web/data/Remote.tsx';
import { DocumentsState } from '#web/documents/DocumentsState.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import { Contact } from '#web/sections/Contact.tsx';
import { Credit } from '#web/sections/Credit.tsx';
import { resourceList } from '#web/services/resources.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { Archive } from './Archive.tsx';
import styles from './ResourcesScreen.module.css';

export function ResourcesScreen({ pictures: { apertura, categorias } }: { pictures: ArchivePictures }) {
  const { language, t } = useTexts();
  return (
    <>
      <header className={`section ${styles.opening}`} data-ground="mist">
        <div className="wrap split" data-split="5/7">
          <div className={styles.words}>
            <h1 className="display">{t('route.recursos.title')}</h1>
            <p className={`statement ${styles.headline}`}>{t('route.recursos.headline')}</p>
            <p className="lead">{t('route.recursos.intro')}</p>
            <Credit of={apertura.credito} />
          </div>
          <div className={`picture ${styles.picture}`} data-bleed="end">
            <Picture
              src={apertura.imagen}
              width={1200}
              height={1000}
              alt={apertura.alt}
              frame="(min-width: 960px) 60vw, 100vw"
            />
          </div>
        </div>
      </header>
      <section aria-label={t('resources.archive')}>
        <Remote query={resourceList(language)}>
          {(load) => (
            <div className={load.state === 'ready' && load.value.length ? undefined : `wrap ${styles.state}`}>
              <DocumentsState load={load}>
                {(groups) => <Archive groups={groups} pictures={categorias} />}
              </DocumentsState>
            </div>
          )}
        </Remote>
      </section>
      <Contact
        title={t('next.resources')}
        text={t('whatsapp.text')}
        picture={{ imagen: '/art/archive-call.svg', alt: '', width: 1000, height: 640 }}
      />
    </>
  );
}
