import { useEffect, useRef, useState, type RefObject } from 'react';
import { formatMoment } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import type { Returned, Sent, Waiting } from '#web/outbox/message.ts';
import { dropMessage, flushNow, startOutbox } from '#web/outbox/outbox.ts';
import { activateOutbox } from '#web/outbox/activation.ts';
import { deliveryOf } from './delivery.ts';
import styles from './OutboxBar.module.css';
import { ReceiptDialog } from './ReceiptDialog.tsx';
import { ReturnedDialog } from './ReturnedDialog.tsx';
import { useOutbox } from './useOutbox.ts';

/** Status bar of the outbox at the window's bottom. SentAlert reports first attempts. */
export function OutboxBar() {
  const texts = useTexts();
  const { t } = texts;
  const messages = useOutbox();
  const [open, setOpen] = useState<Returned | Sent>();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(startOutbox, []);
  usePublishedHeight(bar);

  const kept = messages.filter(
    (one): one is Waiting => one.state === 'waiting' && deliveryOf(one, navigator.onLine) !== 'leaving',
  );
  const waiting = kept.length;
  // Before that time the server takes none, so nothing is to be tried.
  const heldUntil = kept.every((one) => deliveryOf(one, navigator.onLine) === 'held')
    ? Math.min(...kept.map((one) => one.heldUntil))
    : undefined;
  const returned = messages.find((one) => one.state === 'returned');
  const sent = messages.filter((one) => one.state === 'sent').sort((one, other) => one.keptAt - other.keptAt);
  const [first] = sent;
  const show = (message: Returned | Sent) => setOpen(message);
  const closeReceipt = ({ id }: Sent) => {
    setOpen(undefined);
    void dropMessage(id);
  };

  return (
    <>
      <div ref={bar} role="status" className={styles.bar} data-filled={waiting || returned || first ? '' : undefined}>
        {waiting > 0 && (
          <p className={styles.item}>
            {heldUntil === undefined ? (
              <>
                <span>{waiting === 1 ? t('outbox.waiting_one') : t('outbox.waiting_other', { count: waiting })}</span>
                <button type="button" onClick={() => void flushNow()}>
                  {t('outbox.try')}
                </button>
              </>
            ) : (
              <span>{t('outbox.held_bar', { time: formatMoment(texts, new Date(heldUntil)).time })}</span>
            )}
          </p>
        )}
        {returned && (
          <p className={styles.item}>
            <span>{t('outbox.returned')}</span>
            <button type="button" onClick={() => show(returned)}>
              {t('outbox.open')}
            </button>
          </p>
        )}
        {first && (
          <p className={styles.item}>
            <span>{sent.length === 1 ? t('outbox.left_one') : t('outbox.left_other', { count: sent.length })}</span>
            <button type="button" onClick={() => show(first)}>
              {t('outbox.follow')}
            </button>
          </p>
        )}
      </div>
      {open?.state === 'returned' && <ReturnedDialog message={open} onClose={() => setOpen(undefined)} />}
      {open?.state === 'sent' && (
        <ReceiptDialog code={open.code} keptAt={open.keptAt} onClose={() => closeReceipt(open)} />
      )}
    </>
  );
}

export function showOutboxBar(): void {
  activateOutbox(OutboxBar);
}

/**
 * `--outbox-bar-h` keeps focused and floating elements above the bar. A tall bar (large text) would cover the page, so it is
 * not sticky.
 */
function usePublishedHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const height = element.offsetHeight;
      const tall = height > innerHeight / 4;
      element.toggleAttribute('data-tall', tall);
      style.setProperty('--outbox-bar-h', tall ? '0px' : `${height}px`);
      const focused = document.activeElement;
      if (focused?.matches('main *')) focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--outbox-bar-h');
    };
  }, [bar]);
}
