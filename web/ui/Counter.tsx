import { useEffect, useRef } from 'react';
import { isStill } from '#web/hooks/useReducedMotion.ts';
import styles from './Counter.module.css';
import { watchScrollIntoView } from './watchScrollIntoView.ts';

/** Spec 9. */
const COUNT_SECONDS = 1;

interface CounterProps {
  value: number;
  format: (value: number) => string;
  /** Spec 3. */
  plus?: boolean;
}

/**
 * Counts up once when scrolled into view, unless in view at first. Screen readers get only the final value, which also
 * shows without scripts or motion.
 */
export function Counter({ value, format, plus = false }: CounterProps) {
  const shown = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const element = shown.current;
    if (!element) return undefined;
    let left = false;
    let stop = () => {};
    const show = () => element.removeAttribute('data-away');
    const climb = async () => {
      const { CountUp } = await import('countup.js');
      if (left || isStill()) return;
      const counter = new CountUp(element, value, {
        duration: COUNT_SECONDS,
        formattingFn: format,
        // By default it writes `innerHTML`, which Trusted Types block.
        plugin: { render: (target, text) => void (target.textContent = text) },
      });
      stop = () => counter.reset();
      counter.start();
    };
    const unwatch = watchScrollIntoView(element, {
      threshold: 0.35,
      onOutOfView: () => {
        if (!isStill()) element.setAttribute('data-away', '');
      },
      onEnter: () => void climb().then(show, show),
    });
    return () => {
      left = true;
      unwatch();
      stop();
      show();
      element.textContent = format(value);
    };
  }, [value, format]);

  return (
    <>
      <span className="vh">{(plus ? '+' : '') + format(value)}</span>
      <span aria-hidden="true">
        {plus && '+'}
        <span ref={shown} className={styles.figure} data-counter={value}>
          {format(value)}
        </span>
      </span>
    </>
  );
}
