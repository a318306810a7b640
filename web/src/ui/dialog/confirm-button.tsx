import { useId, useState, type ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  /**
   * Label of the button that opens the dialog. Without `confirmLabel` it is also the label of the
   * confirm button.
   */
  act: string;
  /**
   * Label of the confirm button, if the label of the button that opens the dialog would not answer
   * the question of the dialog.
   */
  confirmLabel?: string;
  /**
   * Accessible name of the button that opens the dialog, if its label is ambiguous without the
   * context.
   */
  name?: string;
  title: string;
  text: string;
  cancelLabel: string;
  busy: boolean;
  size?: 'small';
  icon?: ReactNode;
  onAct: () => void;
}

/**
 * A secondary button for an action that cannot be undone by a second press. It opens a confirmation
 * dialog.
 */
export function ConfirmButton({
  act,
  confirmLabel = act,
  name,
  title,
  text,
  cancelLabel,
  busy,
  size,
  icon,
  onAct,
}: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const close = () => setOpen(false);
  const confirm = () => {
    close();
    onAct();
  };
  return (
    <>
      <Button
        look="quiet"
        size={size}
        icon={icon}
        busy={busy}
        aria-haspopup="dialog"
        aria-label={name}
        onClick={() => setOpen(true)}
      >
        {act}
      </Button>
      <Dialog labelledBy={id} open={open} onClose={close}>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
        <div className="dialog-actions">
          <Button autoFocus look="quiet" onClick={close}>
            {cancelLabel}
          </Button>
          <Button look="danger" onClick={confirm}>
            {confirmLabel}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
