import { useRef, useState } from 'react';
import type { About } from '#contract/about.ts';
import { BRAND_PATH } from '#contract/pictures.ts';
import { useFormDialog } from '#web/forms/useFormDialog.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import { PRESS } from '#web/navigation/parts.ts';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { usePartArrival } from '#web/navigation/useArrival.ts';
import { PhoneLink } from '#web/sections/PhoneLink.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Fold } from '#web/ui/Fold.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './Press.module.css';

/** In a mail to staff, which is in Spanish. */
const PRESS_TOPIC = 'Prensa';

/** For who writes about the foundation: whom to ask, what to say of it, its marks, its figures. */
export function Press({ press }: { press: About['prensa'] }) {
  const { t } = useTexts();
  const { open, loading, failure, dialog } = useFormDialog();
  const place = usePartArrival(PRESS);
  return (
    <section
      ref={place}
      className="section"
      data-ground="mist"
      data-space="small"
      id={PRESS}
      aria-labelledby="press-name"
      tabIndex={-1}
    >
      <div className={`wrap ${styles.press}`}>
        <div className={styles.ask}>
          <h2 id="press-name">{t('about.press')}</h2>
          <p className="lead">{t('about.press.lead')}</p>
          <div className={styles.ways}>
            <Button
              aria-haspopup="dialog"
              aria-busy={loading !== undefined}
              onClick={() =>
                open({
                  form: 'contact',
                  about: { value: PRESS_TOPIC, text: t('about.press') },
                  preset: { consulta: 'info' },
                })
              }
            >
              {t('about.press.write')}
            </Button>
            <PhoneLink />
          </div>
          <p role="status">{failure}</p>
          {dialog}
        </div>
        <Fold id="press" label={t('about.press.fold')} always peek>
          <Marks />
          {(['corta', 'larga'] as const).map((length) => (
            <CopiedText key={length} title={t(`about.press.${length}`)} text={press[length]} />
          ))}
          <div className={styles.part}>
            <h3>{t('about.press.figures')}</h3>
            <p>{t('about.press.figures_hint')}</p>
            <p className={styles.files}>
              <a className="link" href="/numeros.csv" download="">
                CSV
              </a>
              <a className="link" href="/numeros.json">
                JSON
              </a>
              <SiteLink to="/datos-abiertos" className="link">
                {t('route.datos-abiertos.title')}
              </SiteLink>
            </p>
          </div>
        </Fold>
      </div>
    </section>
  );
}

/** Seen before anybody opens the rest where there is room beside whom to ask. */
function Marks() {
  const { t } = useTexts();
  return (
    <div className={styles.marks}>
      <h3>{t('about.press.marks')}</h3>
      <ul>
        {(['logo', 'emblema'] as const).map((mark) => (
          <li key={mark}>
            <Picture
              src={`${BRAND_PATH}/${mark}.svg`}
              width={mark === 'logo' ? 560 : 200}
              height={200}
              alt={t(`about.press.${mark}`)}
              loading="lazy"
            />
            <p className={styles.files}>
              {(['svg', 'png'] as const).map((ending) => (
                <a key={ending} className="link" href={`${BRAND_PATH}/${mark}.${ending}`} download="">
                  <span className="vh">{t(`about.press.${mark}`)} </span>
                  {ending.toUpperCase()}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where the clipboard is denied the text is selected, for the visitor's own copying. */
function CopiedText({ title, text }: { title: string; text: string }) {
  const { t } = useTexts();
  const words = useRef<HTMLParagraphElement>(null);
  const [status, setStatus] = useState<'about.press.copied' | 'about.press.selected'>();
  const copy = async () => {
    // Screen readers announce the same status only after a change.
    setStatus(undefined);
    try {
      await navigator.clipboard.writeText(text);
      setStatus('about.press.copied');
    } catch {
      if (words.current) getSelection()?.selectAllChildren(words.current);
      setStatus('about.press.selected');
    }
  };
  return (
    <div className={styles.part}>
      <h3>{title}</h3>
      <p ref={words} className={styles.words}>
        {text}
      </p>
      <p className={styles.copy}>
        <Button kind="line" onClick={() => void copy()}>
          {t('about.press.copy')}
          <span className="vh">: {title}</span>
        </Button>{' '}
        <span role="status">{status && t(status)}</span>
      </p>
    </div>
  );
}
