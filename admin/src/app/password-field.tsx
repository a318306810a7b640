import { IconButton, InputAdornment, TextField } from '@mui/material';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTypedTranslate } from '../platform/texts/i18n.ts';

interface Props {
  label: string;
  value: string;
  onChange: (password: string) => void;
}

/** Field for the password of the account, which its button shows: the first one is random. */
export function PasswordField({ label, value, onChange }: Props) {
  const t = useTypedTranslate();
  const [shown, setShown] = useState(false);
  const Sign = shown ? IconEyeOff : IconEye;
  const button = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={t('auth.show_password')}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Sign aria-hidden size={20} />
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextField
      label={label}
      type={shown ? 'text' : 'password'}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      required
      slotProps={{
        htmlInput: { autoComplete: 'current-password', dir: 'ltr' },
        input: { endAdornment: button },
      }}
    />
  );
}
