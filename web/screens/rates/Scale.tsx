import { useId, useLayoutEffect, useRef } from 'react';
import styles from './Scale.module.css';

interface ScaleProps {
  /** Of the field; the bar's is `<name>-barra`. */
  name: string;
  label: string;
  barLabel: string;
  /** What stands in the field. */
  text: string;
  value: number;
  span: { desde: number; hasta: number };
  step: number;
  say: (value: number) => string;
  /** Below the bar's ends. */
  sayEnd: (value: number) => string;
  error: string | undefined;
  onType: (text: string) => void;
  onLeave: () => void;
}

/** A number to type, or to pull on a bar. */
export function Scale(props: ScaleProps) {
  const { name, label, barLabel, text, value, span, step, say, sayEnd, error, onType, onLeave } = props;
  const id = useId();
  const bar = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const far = (value - span.desde) / Math.max(1, span.hasta - span.desde);
    bar.current?.style.setProperty('--far', String(far));
  }, [value, span.desde, span.hasta]);
  return (
    <div className={styles.scale} data-wrong={error === undefined ? undefined : ''}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        value={text}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onBlur={onLeave}
        onKeyDown={({ key }) => key === 'Enter' && onLeave()}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      />
      <div className={styles.bar}>
        <input
          ref={bar}
          name={`${name}-barra`}
          type="range"
          min={span.desde}
          max={span.hasta}
          step={step}
          value={value}
          onChange={({ currentTarget }) => onType(sayEnd(Number(currentTarget.value)))}
          aria-label={barLabel}
          aria-valuetext={say(value)}
        />
        <span aria-hidden="true">{sayEnd(span.desde)}</span>
        <span aria-hidden="true">{sayEnd(span.hasta)}</span>
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
