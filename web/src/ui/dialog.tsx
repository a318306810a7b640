import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useCloseOnBack } from './use-close-on-back.ts';
import './dialog.css';

interface Props {
  /** Id of the element that contains the title of the dialog. */
  labelledBy: string;
  className?: string;
  open: boolean;
  /**
   * True if the URL contains the open state, so that 'back' closes the dialog without a further
   * history entry.
   */
  named?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A native `dialog` element. It traps the focus, closes on Escape or 'back', and restores the focus
 * afterwards. Its content is rendered when it first opens.
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
    // The dialog element has a click handler: a press on the backdrop has the dialog element itself
    // as target. Keyboard users close the dialog with Escape.
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
