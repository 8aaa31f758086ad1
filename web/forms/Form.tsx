import { useContext, type FormEvent, type ReactNode } from 'react';
import { TRAP_FIELD } from '#contract/mail.ts';
import { LiveSiteContext } from '#web/hooks/liveSite.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useTexts, type Translate } from '#web/i18n/texts.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field, Select, TextArea } from '#web/ui/Field.tsx';
import { InvalidAlert } from './InvalidAlert.tsx';
import { FORMS, type FormDefinition, type FormName } from './definitions.ts';
import type { Draft } from './drafts.ts';
import styles from './Form.module.css';
import { CopyNotice, CopyWays } from './InCopy.tsx';
import { NotSent } from './NotSent.tsx';
import type { SubmitResult } from './sendForm.ts';
import { useForm } from './useForm.ts';

interface FormProps {
  form: FormName;
  about?: string;
  /** Initial values in place of the draft. */
  start?: Draft;
  /** Takes precedence over the draft. */
  preset?: Record<string, string> | undefined;
  /** Called once the message is stored or sent. */
  onSubmitted: (submitted: Exclude<SubmitResult, { kind: 'failed' }>) => void;
  cancel?: { text: string; onCancel: () => void };
  labelledBy?: string;
  children?: ReactNode;
}

export function Form({ form, about = '', start, preset, onSubmitted, cancel, labelledBy, children }: FormProps) {
  const { t } = useTexts();
  const { errors, alert, closeAlert, doubt, closeDoubt, state, failure, keeps, clear, props } = useForm({
    form,
    about,
    start,
    preset,
    onSubmitted,
  });
  const inCopy = useContext(LiveSiteContext) !== undefined;
  const definition: FormDefinition = FORMS[form];
  const names = Object.keys(definition.fields);
  return (
    <>
      {/* `method="dialog"`: before hydration the browser must not put values into the URL. */}
      <form
        {...props}
        {...(inCopy && { onSubmit: stay })}
        data-form={form}
        className={styles.form}
        method="dialog"
        noValidate
        aria-labelledby={labelledBy}
      >
        {inCopy && <CopyNotice />}
        {names.map((name) => (
          <FormField key={name} definition={definition} name={name} error={errors[name] && t(errors[name])} t={t} />
        ))}
        {/* Honeypot, not `hidden`: spam programs skip hidden fields. */}
        <div className="vh" aria-hidden="true">
          <label>
            {t('form.trap')} <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {state === 'failed' && <NotSent reason={failure?.reason} notBefore={failure?.notBefore} />}
        <div className={styles.actions}>
          {inCopy ? (
            <CopyWays />
          ) : (
            <Button type="submit" aria-disabled={state === 'sending'}>
              {t(state === 'sending' ? 'form.sending' : definition.send)} <Arrow />
            </Button>
          )}
          {cancel && (
            <Button kind="plain" onClick={() => (clear(), cancel.onCancel())}>
              {cancel.text}
            </Button>
          )}
        </div>
        {keeps && !inCopy && <p className={styles.note}>{t('form.kept_note')}</p>}
        {children}
      </form>
      {doubt && (
        <InvalidAlert
          title={t('form.doubt.title')}
          text={t('form.doubt.text', { typed: doubt.typed })}
          send={t('form.doubt.send')}
          onClose={closeDoubt}
        />
      )}
      {alert !== undefined && <InvalidAlert title={t(alert)} onClose={closeAlert} />}
    </>
  );
}

/** Enter in a field: there is nobody to send it to. */
function stay(event: FormEvent) {
  event.preventDefault();
}

interface FormFieldProps {
  definition: FormDefinition;
  name: string;
  error: string | undefined;
  t: Translate;
}

function FormField({ definition, name, error, t }: FormFieldProps) {
  const format = formatNumber(useTexts().language);
  const field = definition.fields[name];
  if (!field) return null;
  const { kind, label, hint, required, autoComplete, maxLength, choose, options } = field;
  const common = {
    name,
    label: t(label),
    hint: hint && t(hint),
    error,
    autoComplete,
    required: required !== undefined,
  };
  if (kind === 'select') return <Select {...common} choose={choose ? t(choose) : ''} options={options?.(t) ?? []} />;
  if (kind === 'textarea') {
    const room = (left: number) => t(left < 0 ? 'form.over' : 'form.left', { count: format(Math.abs(left)) });
    return <TextArea {...common} limit={maxLength ?? Infinity} room={room} />;
  }
  return (
    <Field
      {...common}
      type={kind}
      inputMode={kind}
      maxLength={maxLength}
      autoCapitalize={kind === 'text' && required ? 'words' : 'none'}
      spellCheck={false}
    />
  );
}
