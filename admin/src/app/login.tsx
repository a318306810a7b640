import type { LoginAnswer } from '@five/shared/auth/auth.contract';
import { IconAlertTriangle, IconLockOff, IconPlugConnectedX } from '@tabler/icons-react';
import { TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  useContext,
  useState,
  type Dispatch,
  type FormEvent,
  type SetStateAction,
} from 'react';
import { useLogin, useTranslate } from 'ra-core';
import { dayQuery } from '../desk/desk.queries.ts';
import { enterPassword, NOT_STAFF } from '../platform/requests/auth-provider.ts';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { readSession, wasSignedOut } from '../platform/requests/session.ts';
import { isStorageAvailable } from '@five/client/browser/storage';
import { ActionButton } from '../ui/action-button.tsx';
import { Logo } from '../ui/logo.tsx';
import { Note } from '../ui/note.tsx';
import { PasswordField } from './password-field.tsx';
import { SecondStep } from './second-step.tsx';
import { LanguageRow } from './layout/language-row.tsx';
import css from './login.module.css';

interface Credentials {
  email: string;
  password: string;
}

export const NO_CREDENTIALS: Credentials = { email: '', password: '' };

/**
 * The credentials as typed, and the function to change them. They are held above the provider of
 * the texts, which mounts the page anew when the language changes.
 */
export const TypedCredentials = createContext<
  readonly [Credentials, Dispatch<SetStateAction<Credentials>>]
>([NO_CREDENTIALS, () => undefined]);

/**
 * Sign-in page. It is shown at the start of a shift, and again after a session has expired. After
 * the sign-in, the requested page is opened. A player without a staff role gets a link to the
 * public site.
 */
export function Login() {
  const t = useTypedTranslate();
  const { email, setEmail, password, setPassword, busy, error, ticket, leave, finish, send } =
    useLoginForm();
  if (ticket !== null)
    return (
      <main className={css['page']}>
        <title>{t('auth.submit')}</title>
        <SecondStep ticket={ticket} onDone={finish} onBack={leave} />
      </main>
    );
  return (
    <main className={css['page']}>
      <title>{t('auth.submit')}</title>
      <form className={css['card']} onSubmit={send} noValidate>
        <Logo size={56} ground="light" />
        <h1>{t('auth.title')}</h1>
        <Introduction />
        <TextField
          label={t('labels.person.emailOrPhone')}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          autoFocus
          required
          slotProps={{ htmlInput: { autoComplete: 'username', dir: 'ltr' } }}
        />
        <PasswordField
          label={t('labels.person.password')}
          value={password}
          onChange={setPassword}
        />
        {error !== null && <LoginError error={error} />}
        <ActionButton type="submit" variant="contained" size="large" busy={busy}>
          {t('auth.submit')}
        </ActionButton>
        <LanguageRow />
      </form>
    </main>
  );
}

/**
 * State of the sign-in form: the credentials as typed, and the function that sends them. While a
 * request is pending, no second request is sent.
 */
function useLoginForm() {
  const enter = useEnter();
  const [{ email, password }, setTyped] = useContext(TypedCredentials);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [ticket, setTicket] = useState<string | null>(null);
  const finish = () => setTyped(NO_CREDENTIALS);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (email.trim() === '' || password === '') return setError('auth.missing');
    setBusy(true);
    enterPassword({ email: email.trim(), password })
      .then(async (answer) => {
        if ('ticket' in answer) return setTicket(answer.ticket);
        await enter(answer);
        finish();
      })
      .catch((refused: Error) => setError(refused.message))
      .finally(() => setBusy(false));
  };
  return {
    email,
    setEmail: (typed: string) => setTyped((last) => ({ ...last, email: typed })),
    password,
    setPassword: (typed: string) => setTyped((last) => ({ ...last, password: typed })),
    busy,
    error,
    ticket,
    leave: () => setTicket(null),
    finish,
    send,
  };
}

/**
 * Returns a function that signs in. It requests the board of today, which the search of every page
 * needs too, while the browser draws the first page.
 */
function useEnter() {
  const login = useLogin();
  const queryClient = useQueryClient();
  return async (answer: LoginAnswer) => {
    const entering: Promise<unknown> = login(answer);
    // A player without a staff role gets no session.
    if (readSession()) void queryClient.prefetchQuery(dayQuery(null));
    await entering;
  };
}

/** The purpose of the sign-in form, or the reason why staff must sign in again. */
function Introduction() {
  const t = useTypedTranslate();
  const [ended] = useState(wasSignedOut);
  return (
    <>
      {ended ? (
        <Note tone="info" icon={IconPlugConnectedX} role="status">
          {t('auth.ended')}
        </Note>
      ) : (
        <p>{t('auth.intro')}</p>
      )}
      {!isStorageAvailable() && (
        <Note tone="warning" icon={IconLockOff} role="status">
          {t('auth.not_kept')}
        </Note>
      )}
    </>
  );
}

function LoginError({ error }: { error: string }) {
  const t = useTypedTranslate();
  const translate = useTranslate();
  return (
    <Note tone="error" icon={IconAlertTriangle} role="alert">
      {translate(error, { _: error })} {error === NOT_STAFF && <a href="/">{t('auth.to_site')}</a>}
    </Note>
  );
}
