import { useId, useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  /** On the button that asks and, unless `does` says it, on the one that does it. */
  act: string;
  /** Where the word of the first button would be a wrong answer to the question. */
  does?: string;
  /** What the button that asks is called where its word alone does not say of what. */
  name?: string;
  title: string;
  text: string;
  keep: string;
  busy: boolean;
  size?: 'small';
  icon?: ReactNode;
  onAct: () => void;
}

/** A quiet button for what is not taken back by a second tap: it asks first, and the safe answer is at hand. */
export function AskFirst({ act, does = act, name, title, text, keep, busy, size, icon, onAct }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const close = () => setOpen(false);
  const confirm = () => {
    close();
    onAct();
  };
  return (
    <>
      <Button look="quiet" size={size} icon={icon} busy={busy} aria-haspopup="dialog" aria-label={name} onClick={() => setOpen(true)}>{act}</Button>
      <Dialog labelledBy={id} open={open} onClose={close}>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
        <div className="dialog-actions">
          <Button autoFocus look="quiet" onClick={close}>{keep}</Button>
          <Button look="danger" onClick={confirm}>{does}</Button>
        </div>
      </Dialog>
    </>
  );
}
