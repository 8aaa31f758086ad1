import type { Archive as ArchivePictures } from '#contract/documents.ts';
import { Remote } from '#web/data/Remote.tsx';
import { DocumentsState } from '#web/documents/DocumentsState.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import { Contact } from '#web/sections/Contact.tsx';
import { resourceList } from '#web/services/resources.ts';
import { Archive } from './Archive.tsx';
import styles from './ResourcesScreen.module.css';

export function ResourcesScreen({ pictures }: { pictures: ArchivePictures }) {
  const { language, t } = useTexts();
  return (
    <>
      <div className="wrap">
        <header className={styles.head}>
          <h1 className="display">{t('route.recursos.title')}</h1>
          <p className={`statement ${styles.headline}`}>{t('route.recursos.headline')}</p>
          <p className={`lead ${styles.lead}`}>{t('route.recursos.intro')}</p>
        </header>
      </div>
      <section aria-label={t('resources.archive')}>
        <Remote query={resourceList(language)}>
          {(load) => (
            <div className={load.state === 'ready' && load.value.length ? undefined : `wrap ${styles.state}`}>
              <DocumentsState load={load}>{(groups) => <Archive groups={groups} pictures={pictures} />}</DocumentsState>
            </div>
          )}
        </Remote>
      </section>
      <Contact title={t('next.resources')} text={t('whatsapp.text')} ground="sun" />
    </>
  );
}
