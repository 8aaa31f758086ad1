import { Mark } from '../Mark.tsx';
import styles from './Listen.module.css';
import type { Voice } from './useVoice.ts';

interface ListenProps {
  voice: Voice;
  /** What it reads. */
  text: string;
  /** What it is called. */
  label: string;
}

/** A loudspeaker. */
export function Listen({ voice, text, label }: ListenProps) {
  const reads = voice.saying === text;
  return (
    <button
      type="button"
      className={styles.listen}
      aria-label={label}
      aria-pressed={reads}
      onClick={() => voice.toggle(text)}
    >
      <Mark of={reads ? 'callar' : 'escuchar'} />
    </button>
  );
}
