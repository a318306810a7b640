import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useBackCloses } from './back-closes.ts';
import './dialog.css';

interface Props {
  /** The id of the element that names the dialog. */
  labelledBy: string;
  className?: string;
  open: boolean;
  /** What is open stands in the address, so that 'back' closes it by itself. */
  named?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The browser's own dialog: it keeps the focus, closes with Escape or 'back' and gives the focus back. What is in it is drawn when it is
 * first opened, so that a page is not held by what most visits never see.
 */
export function Dialog({ labelledBy, className = '', open, named = false, onClose, children }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  useBackCloses(open && !named, onClose);
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
