import { useEffect, useState } from 'react';

/** A second tap comes sooner than any of these questions can be read. */
const READING_MS = 400;

/** False until what mounted was painted and could be read: the second of two quick taps was meant for what was there before. */
export function useReadable(): boolean {
  const [readable, setReadable] = useState(false);
  useEffect(() => {
    let reading: ReturnType<typeof setTimeout> | undefined;
    // The second frame begins after the first was painted.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        reading = setTimeout(() => setReadable(true), READING_MS);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(reading);
    };
  }, []);
  return readable;
}
