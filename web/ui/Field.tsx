import { useId, type ComponentProps } from 'react';
import styles from './Field.module.css';

type Own<Tag extends 'input' | 'select' | 'textarea'> = Omit<ComponentProps<Tag>, 'id' | 'className'>;

interface FieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

interface SelectProps extends FieldProps, Own<'select'> {
  choose: string;
  options: readonly { value: string; text: string }[];
}

export function Field({ label, hint, error, ...rest }: FieldProps & Own<'input'>) {
  const { id, fieldProps, wrong } = useDescription(hint, error);
  return (
    <div className={styles.field} data-wrong={wrong}>
      <Label id={id} label={label} hint={hint} />
      <input {...rest} {...fieldProps} />
      <Problem id={id} error={error} />
    </div>
  );
}

export function TextArea({ label, hint, error, ...rest }: FieldProps & Own<'textarea'>) {
  const { id, fieldProps, wrong } = useDescription(hint, error);
  return (
    <div className={styles.field} data-wrong={wrong}>
      <Label id={id} label={label} hint={hint} />
      <textarea rows={5} {...rest} {...fieldProps} />
      <Problem id={id} error={error} />
    </div>
  );
}

export function Select({ label, hint, error, choose, options, ...rest }: SelectProps) {
  const { id, fieldProps, wrong } = useDescription(hint, error);
  return (
    <div className={styles.field} data-wrong={wrong}>
      <Label id={id} label={label} hint={hint} />
      <div className={styles.select}>
        <select {...rest} {...fieldProps}>
          <option value="">{choose}</option>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </div>
      <Problem id={id} error={error} />
    </div>
  );
}

function useDescription(hint: string | undefined, error: string | undefined) {
  const id = useId();
  const words = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const fieldProps = { id, 'aria-describedby': words || undefined, 'aria-invalid': error !== undefined };
  return { id, fieldProps, wrong: error === undefined ? undefined : '' };
}

function Label({ id, label, hint }: { id: string; label: string; hint: string | undefined }) {
  return (
    <>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </>
  );
}

function Problem({ id, error }: { id: string; error: string | undefined }) {
  return error === undefined ? null : (
    <p id={`${id}-error`} className={styles.error}>
      {error}
    </p>
  );
}
