import { useId, type ComponentProps } from 'react';
import styles from './Field.module.css';

type Own<Tag extends 'input' | 'select' | 'textarea'> = Omit<ComponentProps<Tag>, 'id' | 'className'>;

interface FieldProps {
  label: string;
  /** What helps to fill it in; read before the field is. */
  hint?: string | undefined;
  /** What is wrong with what was filled in, as a sentence. */
  error?: string | undefined;
}

interface SelectProps extends FieldProps, Own<'select'> {
  /** Says what to choose, while nothing is chosen. */
  choose: string;
  options: readonly { value: string; text: string }[];
}

/** One line to write in, with its label. */
export function Field({ label, hint, error, ...rest }: FieldProps & Own<'input'>) {
  const { id, tied, frame } = useFrame(hint, error);
  return (
    <div className={styles.field} data-wrong={frame}>
      <Label id={id} label={label} hint={hint} />
      <input {...rest} {...tied} />
      <Problem id={id} error={error} />
    </div>
  );
}

/** Several lines. */
export function TextArea({ label, hint, error, ...rest }: FieldProps & Own<'textarea'>) {
  const { id, tied, frame } = useFrame(hint, error);
  return (
    <div className={styles.field} data-wrong={frame}>
      <Label id={id} label={label} hint={hint} />
      <textarea rows={5} {...rest} {...tied} />
      <Problem id={id} error={error} />
    </div>
  );
}

/** One of a list. */
export function Select({ label, hint, error, choose, options, ...rest }: SelectProps) {
  const { id, tied, frame } = useFrame(hint, error);
  return (
    <div className={styles.field} data-wrong={frame}>
      <Label id={id} label={label} hint={hint} />
      <div className={styles.select}>
        <select {...rest} {...tied}>
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

/** What ties a field to its words. */
function useFrame(hint: string | undefined, error: string | undefined) {
  const id = useId();
  const words = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const tied = { id, 'aria-describedby': words || undefined, 'aria-invalid': error !== undefined };
  return { id, tied, frame: error === undefined ? undefined : '' };
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
