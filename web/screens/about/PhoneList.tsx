import { CarouselRow, type CarouselRowProps } from '#web/sections/CarouselRow.tsx';
import { classNames } from '#web/ui/classNames.ts';
import styles from './PhoneList.module.css';

/** A carousel on tablets and desks; on a phone its slides lie one below the other: one sideways strip is enough for a page. */
export function PhoneList({ parts, ...row }: CarouselRowProps) {
  return (
    <CarouselRow
      {...row}
      parts={{
        root: classNames(styles.row, parts?.root),
        controls: classNames(styles.controls, parts?.controls),
        viewport: classNames(styles.list, parts?.viewport),
      }}
    />
  );
}
