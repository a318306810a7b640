import { Button, TextField } from '@mui/material';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { intoSight } from './into-sight.ts';
import css from './reason-form.module.css';

interface ReasonFormProps {
  title: string;
  help: ReactNode;
  label: string;
  /** Shown at the field when it is left empty, or what the server said about it. */
  missing: string;
  refused: string | null;
  submit: string;
  back: string;
  busy: boolean;
  onSubmit: (reason: string) => void;
  onBack: () => void;
}

/** Something that cannot be done without saying why. */
export function ReasonForm({ title, help, label, missing, refused, submit, back, busy, onSubmit, onBack }: ReasonFormProps) {
  const heading = useId();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const empty = reason.trim() === '';
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!empty && !busy) onSubmit(reason.trim());
  };
  const wrong = tried && empty ? missing : refused;
  return (
    <form ref={intoSight} className={css['form']} aria-labelledby={heading} onSubmit={send} noValidate>
      <h3 id={heading}>{title}</h3>
      <p>{help}</p>
      <TextField label={label} value={reason} onChange={({ target }) => setReason(target.value)} error={wrong !== null} helperText={wrong} multiline minRows={2} required autoFocus slotProps={{ htmlInput: { maxLength: 500 } }} />
      <div className={css['buttons']}>
        <Button type="submit" variant="contained" color="error" disabled={busy}>
          {submit}
        </Button>
        <Button variant="text" onClick={onBack}>
          {back}
        </Button>
      </div>
    </form>
  );
}
