import type { Privacy } from '#contract/privacy.ts';
import { Names } from './Names.tsx';
import styles from './Logged.module.css';

export function Logged({ fields }: { fields: Privacy['registro'] }) {
  return (
    <ul>
      {fields.map(({ campos, nombre, texto }) => (
        <li key={nombre} className={styles.field}>
          <h3 className={styles.name}>{nombre}</h3>
          <p>{texto}</p>
          <p className={styles.codes}>
            <Names names={campos} />
          </p>
        </li>
      ))}
    </ul>
  );
}
