import type { ComponentProps } from 'react';
import styles from './Button.module.css';

/** What a button looks like: earth (the default) acts, sun acts on dark, line and plain step back. */
export type ButtonKind = 'earth' | 'sun' | 'line' | 'plain';

/** The look of a button, for links that act like one. */
export const buttonClass = styles.button;

export function Button({ kind = 'earth', type = 'button', ...rest }: ComponentProps<'button'> & { kind?: ButtonKind }) {
  return <button {...rest} type={type} className={buttonClass} data-kind={kind} />;
}
