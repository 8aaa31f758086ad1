import type { Involvement } from '#contract/involvement.ts';
import type { ContactTopic } from '#contract/mailboxes.ts';
import { useFormDialog } from '#web/forms/useFormDialog.tsx';
import { WithoutScripts } from '#web/forms/WithoutScripts.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import { APPLY } from '#web/navigation/parts.ts';
import { usePartArrival } from '#web/navigation/useArrival.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import styles from './Apply.module.css';

/** Of the contact form. */
const TOPIC: ContactTopic = 'pasantias';

export function Apply({ involvement: { pasos, documento, contacto } }: { involvement: Involvement }) {
  const { t } = useTexts();
  const section = usePartArrival(APPLY);
  const { open, loading, failure, dialog } = useFormDialog();
  return (
    <section
      className={`section ${styles.apply}`}
      data-ground="mist"
      data-space="small"
      ref={section}
      id={APPLY}
      aria-labelledby="apply"
      tabIndex={-1}
    >
      <div className={`wrap split ${styles.inner}`} data-split="5/7">
        <h2 id="apply">{t('involve.how')}</h2>
        <ol className={styles.steps}>
          {pasos.map(({ titulo, texto }) => (
            <li key={titulo}>
              <h3>{titulo}</h3>
              <p>{texto}</p>
            </li>
          ))}
        </ol>
        <div className={styles.document}>
          <h3>
            <a className="card-link" href={documento.enlace}>
              {t('involve.document')}
            </a>
          </h3>
          <p>{t('involve.document_text')}</p>
        </div>
        <div className={styles.ask}>
          <h3>{t('involve.ask')}</h3>
          {contacto.correo ? (
            <a className={buttonClass} href={`mailto:${contacto.correo}`}>
              <Address mail={contacto.correo} />
            </a>
          ) : (
            <>
              <div className="scripted">
                <Button
                  aria-haspopup="dialog"
                  aria-busy={loading !== undefined}
                  onClick={() => open({ form: 'contact', preset: { consulta: TOPIC } })}
                >
                  {t('involve.ask_do')}
                </Button>
              </div>
              <WithoutScripts />
              <p role="status">{failure}</p>
            </>
          )}
        </div>
      </div>
      {dialog}
    </section>
  );
}

/** Wider than a phone: its server goes onto a line of its own. */
function Address({ mail }: { mail: string }) {
  const [name, host] = mail.split('@');
  return (
    <span>
      {name}@<wbr />
      {host}
    </span>
  );
}
