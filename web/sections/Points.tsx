import styles from './Points.module.css';

interface PointsProps {
  points: readonly { nombre: string; texto: string }[] | undefined;
  /** At most so many side by side. */
  columns?: 1 | 2 | 3;
  /** Of small names: fields of a file, notes. */
  small?: boolean;
  /** Instead of rules and columns. */
  className?: string | undefined;
}

/** Names with a text each, under stitched rules; as many in a row as have room. */
export function Points({ points, columns = 1, small = false, className = styles.points }: PointsProps) {
  if (!points?.length) return null;
  return (
    <dl className={className} data-columns={columns} data-small={small ? '' : undefined}>
      {points.map(({ nombre, texto }) => (
        <div key={nombre}>
          <dt>{nombre}</dt>
          <dd>{texto}</dd>
        </div>
      ))}
    </dl>
  );
}
