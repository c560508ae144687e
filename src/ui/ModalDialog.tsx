import {
  useEffect,
  useId,
  useRef,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from 'react';
import styles from './ModalDialog.module.css';

interface ModalDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over the page, open as long as it is rendered. Escape closes it, and so does `DialogButton` with `closes`. */
export function ModalDialog({ title, onClose, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}

interface DialogButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'onClick'> {
  closes?: boolean;
}

export function DialogButton({ closes = false, type = 'button', ...props }: DialogButtonProps) {
  const close = ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
    currentTarget.closest('dialog')?.close();
  return (
    <button {...props} type={type} className={styles.button} onClick={closes ? close : undefined} />
  );
}
