import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { enterDialog } from './dialogHistory.ts';
import { Icon } from './Icon.tsx';
import styles from './Modal.module.css';

interface ModalProps {
  title: string;
  /** Label of the close button. */
  close: string;
  onClose: () => void;
  /** `alertdialog`: `describedBy` is read with the title. */
  alert?: boolean;
  describedBy?: string;
  mark?: ReactNode;
  children: ReactNode;
}

/** A native `<dialog>`, open while mounted: traps and returns focus. Escape, backdrop, button and Back close it (spec 4). */
export function Modal({ title, close, onClose, alert = false, describedBy, mark, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const mounted = useRef(false);
  const heading = useId();
  // Layout effect: close before removal, so that focus returns, and before the next dialog opens, so that it knows its
  // opener.
  useLayoutEffect(() => {
    const element = dialog.current;
    mounted.current = true;
    element?.showModal();
    const leave = enterDialog(() => element?.close());
    // Else the browser may focus the scroll container.
    element?.querySelector<HTMLElement>('input, select, textarea, button, a[href]')?.focus();
    return () => {
      mounted.current = false;
      element?.close();
      leave();
      // The browser does not scroll, so a sticky bar may cover the element.
      const { activeElement, body } = document;
      if (activeElement !== body) activeElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    };
  }, []);
  const onClick = (event: MouseEvent) => {
    if (event.target === event.currentTarget) dialog.current?.close();
  };
  // React also bubbles `close` of a nested dialog.
  const onOwnClose = (event: SyntheticEvent) => {
    if (mounted.current && event.target === event.currentTarget) onClose();
  };
  return (
    // The backdrop belongs to the dialog element itself; keyboards have Escape and the button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.modal}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={heading}
      aria-describedby={describedBy}
      onClose={onOwnClose}
      onClick={onClick}
      onClickCapture={stopSecondClick}
    >
      <div className={styles.panel}>
        <div className={styles.content}>
          {mark}
          <h2 id={heading} className={styles.title}>
            {title}
          </h2>
          {children}
        </div>
        <button type="button" className={styles.close} aria-label={close} onClick={() => dialog.current?.close()}>
          <Icon name="xmark" />
        </button>
      </div>
    </dialog>
  );
}

/** A double click's second half was meant for the opener. */
function stopSecondClick(event: MouseEvent): void {
  if (event.detail < 2 || (event.target instanceof Element && event.target.closest('input, select, textarea'))) return;
  event.preventDefault();
  event.stopPropagation();
}
