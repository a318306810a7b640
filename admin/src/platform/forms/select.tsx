import { MenuItem, TextField } from '@mui/material';

interface SelectProps {
  label: string;
  /** Label of the empty choice, which means any value. */
  any: string;
  value: string | undefined;
  choices: readonly { id: string; name: string }[];
  onChange: (value: string) => void;
}

/**
 * A select with an empty choice for 'any value', used for filters outside of react-admin's lists.
 */
export function Select({ label, any, value = '', choices, onChange }: SelectProps) {
  const isKnown = choices.some(({ id }) => id === value);
  return (
    <TextField
      select
      label={label}
      value={isKnown ? value : ''}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{any}</MenuItem>
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          <bdi>{name}</bdi>
        </MenuItem>
      ))}
    </TextField>
  );
}
