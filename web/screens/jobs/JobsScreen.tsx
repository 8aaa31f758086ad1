import { LinksBar } from '#web/navigation/LinksBar.tsx';
import { useTexts } from '#web/i18n/texts.tsx';

/** /trabaja-con-nosotros: header, links bar and footer only (spec 2), with a main heading for those who hear the page. */
export function JobsScreen() {
  const { t } = useTexts();
  return (
    <>
      <h1 className="vh">{t('route.trabaja-con-nosotros.title')}</h1>
      <LinksBar />
    </>
  );
}
