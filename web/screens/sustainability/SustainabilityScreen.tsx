import type { Sustainability } from '#contract/sustainability.ts';
import { useLocation, useNavigate } from '#web/hooks/router.tsx';
import { useAddressQuery } from '#web/hooks/useAddressQuery.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { ownPath } from '#contract/routes.ts';
import { NextStep } from '#web/navigation/NextStep.tsx';
import { Credit } from '#web/sections/Credit.tsx';
import { Opening } from '#web/sections/Opening.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { Detail } from './Detail.tsx';
import { Facts } from './Facts.tsx';
import { Options } from './Options.tsx';
import { Story } from './Story.tsx';
import styles from './SustainabilityScreen.module.css';
import { chosenTheme, withTheme } from './themeQuery.ts';

/** /sostenibilidad (spec 2). The choice lives in the address. */
export function SustainabilityScreen({
  sustainability: { apertura, temas, voz, cierre, fuentes },
}: {
  sustainability: Sustainability;
}) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const search = useAddressQuery();
  const chosen = chosenTheme(temas, search);
  return (
    <>
      <Opening
        title={t('route.sostenibilidad.title')}
        headline={t('route.sostenibilidad.headline')}
        lead={t('route.sostenibilidad.intro')}
        picture={apertura}
      />
      <Options
        themes={temas}
        chosen={chosen}
        onChoose={(slug) => {
          if (slug !== chosen?.slug) navigate(pathname + withTheme(search, slug));
        }}
      >
        <Story voz={voz} />
        <Facts temas={temas} fuentes={fuentes} />
      </Options>
      {temas.map((theme) => (
        <Detail key={theme.slug} theme={theme} sources={fuentes} chosen={theme === chosen} />
      ))}
      <NextStep
        say={t('next.sustainability')}
        action={t('next.sustainability_action')}
        to={ownPath('inicio')}
        ground="sun"
        parts={{ inner: styles.close, picture: styles.speaker, words: styles.words }}
        picture={
          <Picture
            src={cierre.imagen}
            width={768}
            height={960}
            alt={cierre.alt}
            frame="(min-width: 960px) 38rem, (min-width: 600px) 26rem, 15rem"
            loading="lazy"
          />
        }
      >
        <p className={styles.who}>{cierre.leyenda}</p>
        <Credit of={cierre.credito} />
      </NextStep>
    </>
  );
}
