import { Picture } from '#web/ui/Picture.tsx';
import styles from './Photograph.module.css';

/** Of somebody who is named beside it: a photograph that staff chose, or nothing. */
export function Photograph({ of: { imagen } }: { of: { imagen: string } }) {
  return (
    imagen && (
      <Picture
        className={styles.photograph}
        src={imagen}
        width={400}
        height={400}
        alt=""
        frame="(min-width: 600px) 15rem, 9rem"
        loading="lazy"
      />
    )
  );
}
