import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Modal.module.css';

interface ModalProps {
  title: string;
  /** Name of the closing button. */
  close: string;
  onClose: () => void;
  /** Something happened that has to be read before all else: the text `describedBy` is read with the title. */
  alert?: boolean;
  /** Id of what is read after the title when the dialog opens. */
  describedBy?: string;
  /** A drawn sign above the title. */
  mark?: ReactNode;
  children: ReactNode;
}

/**
 * A dialog over the page while it is mounted: the browser's own, so focus goes in, stays in and returns to the opener.
 * Escape, a press on the backdrop and the button close it (spec 4).
 */
export function Modal({ title, close, onClose, alert = false, describedBy, mark, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const mounted = useRef(false);
  const heading = useId();
  // Before the element goes, so that the focus returns; and before the next dialog opens, so that it knows whom to return it to.
  useLayoutEffect(() => {
    const element = dialog.current;
    mounted.current = true;
    element?.showModal();
    // Left to itself, a browser may choose the box that scrolls.
    element?.querySelector<HTMLElement>('input, select, textarea, button, a[href]')?.focus();
    return () => {
      mounted.current = false;
      element?.close();
      // The browser gives the focus back without a look at what has come to lie over it meanwhile.
      const { activeElement, body } = document;
      if (activeElement !== body) activeElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    };
  }, []);
  const onClick = (event: MouseEvent) => {
    if (event.target === event.currentTarget) dialog.current?.close();
  };
  // React hands on what happens to a dialog within this one.
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
      <div className={styles.cloth}>
        <div className={styles.inside}>
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

/** The second half of a double click was meant for what the first one opened the dialog from. */
function stopSecondClick(event: MouseEvent): void {
  if (event.detail < 2 || (event.target instanceof Element && event.target.closest('input, select, textarea'))) return;
  event.preventDefault();
  event.stopPropagation();
}
