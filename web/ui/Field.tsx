import { useId, useState, type ComponentProps } from 'react';
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

interface TextAreaProps extends FieldProps, Own<'textarea'> {
  /** Nothing is cut: a `maxLength` would drop the end of a pasted text without a word. */
  limit: number;
  /** Says how much room is left, shown from the last tenth on; negative: too long. */
  room: (left: number) => string;
}

export function TextArea({ label, hint, error, limit, room, ...rest }: TextAreaProps) {
  const [left, setLeft] = useState(limit);
  const { id, fieldProps, wrong } = useDescription(hint, error);
  return (
    <div className={styles.field} data-wrong={wrong}>
      <Label id={id} label={label} hint={hint} />
      <textarea
        rows={5}
        {...rest}
        {...fieldProps}
        onInput={({ currentTarget }) => setLeft(limit - currentTarget.value.trim().length)}
      />
      {left < limit / 10 && <p className={styles.hint}>{room(left)}</p>}
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
