import { useEffect, useRef } from 'react';
import { isStill } from '#web/hooks/useReducedMotion.ts';
import styles from './Counter.module.css';
import { watchArrival } from './watchArrival.ts';

/** How long a figure climbs (spec 9). */
const COUNT_SECONDS = 1;

interface CounterProps {
  value: number;
  /** Writes a figure in the visitor's language. */
  format: (value: number) => string;
  /** A plus sign before the counter (spec 3). */
  plus?: boolean;
}

/**
 * A figure that climbs to its value in one second when it comes into view; one that is in view from the start never drops to
 * climb again. The final figure is in the HTML and stays the one that readers hear; without scripts or with reduced motion it
 * is simply there.
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
        // The library would write HTML, which Trusted Types refuse.
        plugin: { render: (target, text) => void (target.textContent = text) },
      });
      stop = () => counter.reset();
      counter.start();
    };
    const unwatch = watchArrival(element, {
      threshold: 0.35,
      onAway: () => {
        if (!isStill()) element.setAttribute('data-away', '');
      },
      // Where its code does not come the figure stands still.
      onArrive: () => void climb().then(show, show),
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
