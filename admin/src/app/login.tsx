import { IconAlertTriangle, IconLockOff, IconPlugConnectedX } from '@tabler/icons-react';
import { TextField } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useLogin, useTranslate } from 'ra-core';
import { NOT_STAFF } from '../platform/auth-provider.ts';
import { useSay } from '../platform/i18n.ts';
import { wasSignedOut } from '../platform/session.ts';
import { isStorageKept } from '../platform/storage.ts';
import { ActButton } from '../ui/act-button.tsx';
import { Mark } from '../ui/mark.tsx';
import { Note } from '../ui/note.tsx';
import { LanguageRow } from './language-row.tsx';
import css from './login.module.css';

/**
 * Used once per shift, often in a hurry, or after a session expired; the requested page is kept.
 * Players who come here by mistake are pointed to the site.
 */
export function Login() {
  const say = useSay();
  const translate = useTranslate();
  const login = useLogin();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [ended] = useState(wasSignedOut);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (email.trim() === '' || password === '') return setError('auth.missing');
    setBusy(true);
    login({ email: email.trim(), password })
      .catch((refused: Error) => setError(refused.message))
      .finally(() => setBusy(false));
  };
  return (
    <main className={css['page']}>
      <title>{say('auth.submit')}</title>
      <form className={css['card']} onSubmit={send} noValidate>
        <Mark size={56} />
        <h1>{say('auth.title')}</h1>
        {ended ? (
          <Note tone="info" icon={IconPlugConnectedX} role="status">
            {say('auth.ended')}
          </Note>
        ) : (
          <p>{say('auth.intro')}</p>
        )}
        {!isStorageKept() && (
          <Note tone="warning" icon={IconLockOff} role="status">
            {say('auth.not_kept')}
          </Note>
        )}
        <TextField
          label={say('auth.email')}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          autoFocus
          required
          slotProps={{ htmlInput: { autoComplete: 'username', dir: 'ltr' } }}
        />
        <TextField
          label={say('auth.password')}
          type="password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          required
          slotProps={{ htmlInput: { autoComplete: 'current-password', dir: 'ltr' } }}
        />
        {error !== null && (
          <Note tone="error" icon={IconAlertTriangle} role="alert">
            {translate(error, { _: error })}{' '}
            {error === NOT_STAFF && <a href="/">{say('auth.to_site')}</a>}
          </Note>
        )}
        <ActButton type="submit" variant="contained" size="large" busy={busy}>
          {say('auth.submit')}
        </ActButton>
        <LanguageRow />
      </form>
    </main>
  );
}
