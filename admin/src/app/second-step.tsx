import { asciiDigits } from '@five/shared/search/fold';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Button, TextField } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useLogin } from 'ra-core';
import { enterSecondFactor } from '../platform/requests/auth-provider.ts';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { Logo } from '../ui/logo.tsx';
import { Note } from '../ui/note.tsx';
import css from './login.module.css';

interface Props {
  ticket: string;
  onDone: () => void;
  onBack: () => void;
}

/**
 * Second step of the sign-in: the code of the app, which is sent with its sixth digit, or a
 * recovery code.
 */
export function SecondStep({ ticket, onDone, onBack }: Props) {
  const t = useTypedTranslate();
  const { code, busy, error, type, send } = useSecondStep(ticket, onDone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(code);
  };
  return (
    <form className={css['card']} onSubmit={submit} noValidate>
      <Logo size={56} ground="light" />
      <h1>{t('auth.title')}</h1>
      <p>{t('auth.second_step')}</p>
      <TextField
        label={t('auth.code')}
        value={code}
        onChange={({ target }) => type(target.value)}
        autoFocus
        required
        helperText={t('auth.recovery_help')}
        slotProps={{ htmlInput: { autoComplete: 'one-time-code', dir: 'ltr', maxLength: 20 } }}
      />
      {error !== null && (
        <Note tone="error" icon={IconAlertTriangle} role="alert">
          {error}
        </Note>
      )}
      <ActionButton type="submit" variant="contained" size="large" busy={busy}>
        {t('auth.submit')}
      </ActionButton>
      <Button variant="text" onClick={onBack}>
        {t('auth.back')}
      </Button>
    </form>
  );
}

function useSecondStep(ticket: string, onDone: () => void) {
  const login = useLogin();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const send = (typed: string) => {
    if (busy || typed.trim() === '') return;
    setBusy(true);
    setError(null);
    enterSecondFactor(ticket, typed.trim())
      .then((answer) => login(answer))
      .then(onDone)
      .catch((refused: Error) => {
        setError(refused.message);
        setCode('');
      })
      .finally(() => setBusy(false));
  };
  const type = (typed: string) => {
    setCode(typed);
    if (/^\d{6}$/.test(asciiDigits(typed))) send(typed);
  };
  return { code, busy, error, type, send };
}
