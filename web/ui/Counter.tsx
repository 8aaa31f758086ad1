import { useEffect, useRef } from 'react';
import { useInView } from '#web/hooks/useInView.ts';
import { useReducedMotion } from '#web/hooks/useReducedMotion.ts';

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
 * A figure that climbs to its value in one second when it comes into view. The final figure is in the HTML and stays the one
 * that readers hear; without scripts or with reduced motion it is simply there.
 */
export function Counter({ value, format, plus = false }: CounterProps) {
  const shown = useRef<HTMLSpanElement>(null);
  const seen = useInView(shown, { threshold: 0.35 });
  const still = useReducedMotion();

  useEffect(() => {
    const element = shown.current;
    if (!seen || still || !element) return undefined;
    let stop = () => {};
    let left = false;
    void import('countup.js').then(({ CountUp }) => {
      if (left) return;
      const counter = new CountUp(element, value, {
        duration: COUNT_SECONDS,
        formattingFn: format,
        // The library would write HTML, which Trusted Types refuse.
        plugin: { render: (target, text) => void (target.textContent = text) },
      });
      counter.start();
      stop = () => counter.reset();
    });
    return () => {
      left = true;
      stop();
      element.textContent = format(value);
    };
  }, [seen, still, value, format]);

  return (
    <>
      <span className="vh">{(plus ? '+' : '') + format(value)}</span>
      <span aria-hidden="true">
        {plus && '+'}
        <span ref={shown} data-counter={value}>
          {format(value)}
        </span>
      </span>
    </>
  );
}
