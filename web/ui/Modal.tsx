import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { faXmark } from './icons.ts';
import styles from './Modal.module.css';

interface ModalProps {
  title: string;
  /** Name of the closing button. */
  close: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog over the page while it is mounted: the browser's own, so focus goes in, stays in and returns to the opener.
 * Escape, a press on the backdrop and the button close it (spec 4).
 */
export function Modal({ title, close, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    // The backdrop belongs to the dialog element itself; keyboards have Escape and the button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.modal}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
    >
      <div className={styles.cloth}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {children}
        <button type="button" className={styles.close} aria-label={close} onClick={() => dialog.current?.close()}>
          <Icon icon={faXmark} />
        </button>
      </div>
    </dialog>
  );
}
