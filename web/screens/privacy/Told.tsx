import type { ReactNode } from 'react';
import { Paragraphs } from './Paragraphs.tsx';
import styles from './Told.module.css';

interface ToldProps {
  titulo: string;
  parrafos?: readonly string[];
  children?: ReactNode;
}

/** A part of a chapter: below its title what it says. */
export function Told({ titulo, parrafos, children }: ToldProps) {
  return (
    <div className={styles.told}>
      <h3 className={styles.title}>{titulo}</h3>
      {parrafos && <Paragraphs of={parrafos} />}
      {children}
    </div>
  );
}
