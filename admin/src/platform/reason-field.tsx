import { MAX_REASON } from '@five/shared/platform/lengths';
import { TextField } from '@mui/material';

interface ReasonFieldProps {
  label: string;
  value: string;
  /** Error text of the field; null if there is no error. */
  wrong: string | null;
  onChange: (reason: string) => void;
}

/**
 * Field for a reason, which is one line of text, wrapped for display. Line breaks, typed or pasted,
 * become spaces.
 */
export function ReasonField({ label, value, wrong, onChange }: ReasonFieldProps) {
  return (
    <TextField
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value.replace(/[\r\n]+/g, ' '))}
      error={wrong !== null}
      helperText={wrong}
      multiline
      minRows={2}
      required
      autoFocus
      slotProps={{ htmlInput: { maxLength: MAX_REASON, dir: 'auto' } }}
    />
  );
}
