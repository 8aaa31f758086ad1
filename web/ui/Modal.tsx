import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Modal.module.css';

interface ModalProps {
  title: string;
  /** Label of the close button. */
  close: string;
  onClose: () => void;
  /** An `alertdialog`: `describedBy` is read with the title. */
  alert?: boolean;
  /** Id of the text read after the title. */
  describedBy?: string;
  /** An icon above the title. */
  mark?: ReactNode;
  children: ReactNode;
}

/**
 * A modal `<dialog>`, open while mounted: the browser traps focus and returns it. Closes by Escape, backdrop or button
 * (spec 4).
 */
export function Modal({ title, close, onClose, alert = false, describedBy, mark, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const mounted = useRef(false);
  const heading = useId();
  // A layout effect: close before the element is removed, so that focus returns, and before a next dialog opens, so
  // that it knows the right opener.
  useLayoutEffect(() => {
    const element = dialog.current;
    mounted.current = true;
    element?.showModal();
    // The browser might focus the scroll container instead.
    element?.querySelector<HTMLElement>('input, select, textarea, button, a[href]')?.focus();
    return () => {
      mounted.current = false;
      element?.close();
      // The browser returns focus without scrolling, so a sticky bar may cover the element.
      const { activeElement, body } = document;
      if (activeElement !== body) activeElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    };
  }, []);
  const onClick = (event: MouseEvent) => {
    if (event.target === event.currentTarget) dialog.current?.close();
  };
  // React bubbles `close` of a nested dialog up to this one.
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

/** Ignores the second click of a double click, which was meant for the opener. */
function stopSecondClick(event: MouseEvent): void {
  if (event.detail < 2 || (event.target instanceof Element && event.target.closest('input, select, textarea'))) return;
  event.preventDefault();
  event.stopPropagation();
}
