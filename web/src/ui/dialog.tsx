import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useCloseOnBack } from './use-close-on-back.ts';
import './dialog.css';

interface Props {
  /** Id of the element that labels the dialog. */
  labelledBy: string;
  className?: string;
  open: boolean;
  /** The open state is in the address, so 'back' closes the dialog by itself. */
  named?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A native `dialog`: it traps the focus, closes with Escape or 'back' and restores the focus. Its
 * content renders on first open.
 */
export function Dialog({
  labelledBy,
  className = '',
  open,
  named = false,
  onClose,
  children,
}: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  useCloseOnBack(open && !named, onClose);
  useEffect(() => {
    if (open && !box.current?.open) box.current?.showModal();
    if (!open) box.current?.close();
  }, [open]);
  return (
    // A press on the backdrop targets the dialog element itself; Escape does the same from the
    // keyboard.
    <dialog
      ref={box}
      className={`dialog ${className}`}
      aria-labelledby={labelledBy}
      onClose={onClose}
      onClick={(event) => event.target === box.current && onClose()}
    >
      <div className="dialog-body">{opened && children}</div>
    </dialog>
  );
}
