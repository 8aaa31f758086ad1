import { formatNumber } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './Legend.module.css';
import { WHOLE_CLOTH } from './patterns.ts';
import type { Piece, Thread } from './pieces.ts';
import { EACH, type Scale } from './scales.ts';
import { Stitches } from './Stitches.tsx';

/** What one stitch is, on the cloth of the chapter's embroiderer. */
export function Legend({ scale }: { scale: Scale }) {
  const { language, t } = useTexts();
  const count = formatNumber(language);
  return (
    <div className={styles.legend} data-scale={scale}>
      <Picture src={`/art/figures-${scale}.svg`} width={640} height={640} alt="" loading="lazy" />
      <p className={styles.worth} aria-hidden="true">
        <Stitches piece={toOne('main')} scale={scale} /> ={' '}
        {scale === 'shares' ? t('open_data.worth.shares') : count(EACH[scale])}
      </p>
      <div className={styles.words}>
        <h2 id={`stitch-${scale}`}>
          {/* In a list of headings. */}
          <span className="vh">{t('route.datos-abiertos.title')}. </span>
          {t(`open_data.scale.${scale}`, { count: count(EACH[scale]) })}
        </h2>
        <p>
          {scale === 'shares' && <Stitches piece={toOne('half')} scale={scale} />}
          {t(`open_data.whole.${scale}`, { count: count(EACH[scale] * WHOLE_CLOTH) })}
        </p>
      </div>
    </div>
  );
}

function toOne(thread: Thread): Piece {
  return { kind: 'band', ground: 'light', across: 1, down: 1, cells: [{ x: 0, y: 0, thread }] };
}
