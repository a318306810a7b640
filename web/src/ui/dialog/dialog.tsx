import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useCloseOnBack } from './use-close-on-back.ts';
import './dialog.css';

interface Props {
  /** Id that a button names in `aria-controls`, to open the dialog before the page is hydrated. */
  id?: string;
  /** Id of the element that contains the title of the dialog. */
  labelledBy: string;
  className?: string;
  open: boolean;
  /**
   * True if the page stores in the URL whether the dialog is open. The dialog then adds no history
   * entry, because 'back' changes the URL and so closes the dialog.
   */
  named?: boolean;
  onClose: () => void;
  /** True if the content is rendered before the dialog opens. */
  rendered?: boolean;
  children: ReactNode;
}

/**
 * A native `dialog` element. It traps the focus, closes on Escape or 'back', and restores the focus
 * afterwards. Its content is rendered when it first opens, or from the start. A dialog that was
 * opened before the page was hydrated stays open.
 */
export function Dialog({
  id,
  labelledBy,
  className = '',
  open,
  named = false,
  onClose,
  rendered = false,
  children,
}: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const wasOpen = useRef(false);
  const [opened, setOpened] = useState(open || rendered);
  if (open && !opened) setOpened(true);
  useCloseOnBack(open && !named, onClose);
  useEffect(() => {
    if (open && !box.current?.open) box.current?.showModal();
    if (!open && wasOpen.current) box.current?.close();
    wasOpen.current = open;
  }, [open]);
  return (
    // A press on the backdrop closes the dialog; its event target is the dialog element itself.
    // Keyboard users close the dialog with Escape instead.
    <dialog
      ref={box}
      id={id}
      className={`dialog ${className}`}
      aria-labelledby={labelledBy}
      onClose={onClose}
      onClick={(event) => event.target === box.current && onClose()}
    >
      <div className="dialog-body">{opened && children}</div>
    </dialog>
  );
}
