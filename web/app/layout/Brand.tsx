import { useTexts } from '#web/i18n/texts.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './Brand.module.css';

export function Brand({ onDark = false }: { onDark?: boolean }) {
  const { t } = useTexts();
  return (
    <SiteLink to="/index" className={styles.brand} data-on={onDark ? 'dark' : undefined}>
      <Picture
        src={onDark ? '/art/emblem-cream.svg' : '/art/emblem.svg'}
        width={50}
        height={50}
        alt=""
        loading={onDark ? 'lazy' : undefined}
      />
      <span>{t('site.name')}</span>
    </SiteLink>
  );
}
