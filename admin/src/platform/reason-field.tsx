import { MAX_REASON } from '@five/shared/platform/lengths';
import { TextField } from '@mui/material';

interface ReasonFieldProps {
  label: string;
  value: string;
  /** What is wrong with it, said below. */
  wrong: string | null;
  onChange: (reason: string) => void;
}

/** Why something is done: one line, shown on as many as it needs. A line break, typed or pasted, becomes a space. */
export function ReasonField({ label, value, wrong, onChange }: ReasonFieldProps) {
  return (
    <TextField label={label} value={value} onChange={({ target }) => onChange(target.value.replace(/[\r\n]+/g, ' '))} error={wrong !== null} helperText={wrong} multiline minRows={2} required autoFocus
      slotProps={{ htmlInput: { maxLength: MAX_REASON, dir: 'auto' } }} />
  );
}
