import type { ComponentProps } from 'react';
import styles from './Button.module.css';

/** `earth`: the default. `sun`: on dark backgrounds. `line` and `plain`: secondary. */
export type ButtonKind = 'earth' | 'sun' | 'line' | 'plain';

/** For links that look like buttons. */
export const buttonClass = styles.button;

export function Button({ kind = 'earth', type = 'button', ...rest }: ComponentProps<'button'> & { kind?: ButtonKind }) {
  return <button {...rest} type={type} className={buttonClass} data-kind={kind} />;
}
