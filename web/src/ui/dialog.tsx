import { useEffect, useRef, useState, type ReactNode } from 'react';
import './dialog.css';

interface Props {
  /** The id of the element that names the dialog. */
  labelledBy: string;
  className?: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The browser's own dialog: it keeps the focus, closes with Escape and gives the focus back. What is in it is drawn when it is
 * first opened, so that a page is not held by what most visits never see.
 */
export function Dialog({ labelledBy, className = '', open, onClose, children }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  useEffect(() => {
    if (open && !box.current?.open) box.current?.showModal();
    if (!open) box.current?.close();
  }, [open]);
  return (
    // A press beside the dialog lands on its backdrop, which is the element itself; Escape does the same from the keyboard.
    <dialog ref={box} className={`dialog ${className}`} aria-labelledby={labelledBy} onClose={onClose} onClick={(event) => event.target === box.current && onClose()}>
      <div className="dialog-body">{opened && children}</div>
    </dialog>
  );
}
