import { useId } from 'react';
import styles from './Woven.module.css';
import type { Colour } from './model/model.ts';

/** Colours are told apart by their weave as well. Fills its box, which is positioned. */
export function Woven({ colour }: { colour: Colour }) {
  const id = useId();
  return (
    <svg className={styles.woven} data-colour={colour} aria-hidden="true" focusable="false">
      <pattern id={id} width="20" height="20" patternUnits="userSpaceOnUse">
        <path d={WEAVES[colour]} />
      </pattern>
      <rect width="100%" height="100%" />
      {colour !== 'verde' && <rect width="100%" height="100%" fill={`url(#${id})`} />}
    </svg>
  );
}

/** A square of 20, side by side. */
const WEAVES: Record<Colour, string> = {
  rojo: 'M-2 12 5 5 15 15 22 8',
  amarillo: 'M5 2.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 1 1 0-5ZM15 12.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 1 1 0-5Z',
  verde: '',
};
