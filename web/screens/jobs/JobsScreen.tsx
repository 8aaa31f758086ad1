import { LinksBar } from '#web/navigation/LinksBar.tsx';
import { PageHead } from '#web/navigation/PageHead.tsx';
import { useTexts } from '#web/i18n/texts.tsx';

/** /trabaja-con-nosotros: header, links bar and footer only (spec 2), with a main heading for those who hear the page. */
export function JobsScreen() {
  const { t } = useTexts();
  return (
    <>
      <PageHead
        title={t('route.trabaja-con-nosotros.title')}
        description={t('route.trabaja-con-nosotros.description')}
        path="/trabaja-con-nosotros"
        translation="/trabaja-con-nosotros"
        card="trabaja-con-nosotros"
      />
      <h1 className="vh">{t('route.trabaja-con-nosotros.title')}</h1>
      <LinksBar />
    </>
  );
}
