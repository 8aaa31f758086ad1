import { Picture } from '#web/ui/Picture.tsx';
import styles from './Photograph.module.css';

/** Of somebody who is named beside it: the photograph that staff chose, or the initials in a lace. */
export function Photograph({ of: { imagen, nombre } }: { of: { imagen: string; nombre: string } }) {
  return (
    <Picture
      className={styles.photograph}
      src={imagen || `/art/retratos/${encodeURIComponent(nombre)}.svg`}
      width={400}
      height={400}
      alt=""
      frame="(min-width: 600px) 15rem, 7rem"
      loading="lazy"
    />
  );
}
