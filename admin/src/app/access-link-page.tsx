import { hasPasswordLength } from '@five/shared/auth/password-length.rules';
import { IconAlertTriangle } from '@tabler/icons-react';
import { TextField } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { LanguageRow } from './layout/language-row.tsx';
import login from './login.module.css';
import { useActionFields } from '../platform/forms/action-fields.ts';
import { submitOnce } from '../platform/forms/action-form.tsx';
import { Refusal } from '../platform/forms/refusal.tsx';
import { authProvider, enterPassword } from '../platform/requests/auth-provider.ts';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { Logo } from '../ui/logo.tsx';
import { Note } from '../ui/note.tsx';
import { linkAccountQuery, setFirstPassword } from '../users/access-link/access-link.queries.ts';

/**
 * Page that an access link opens, for a colleague without a session: the first password, then the
 * sign-in with the second factor that the venue requires.
 */
export function AccessLinkPage() {
  const t = useTypedTranslate();
  const [token] = useState(() => window.location.hash.slice(1));
  const {
    data: account,
    error,
    refetch,
  } = useQuery({
    ...linkAccountQuery(token),
    enabled: token !== '',
  });
  return (
    <main className={login['page']}>
      <title>{t('access.title')}</title>
      <div className={login['card']}>
        <Logo size={56} />
        <h1>{account ? t('access.hello', { name: account.firstName }) : t('access.title')}</h1>
        {token === '' && (
          <Note tone="error" icon={IconAlertTriangle} role="alert">
            {t('access.no_link')}
          </Note>
        )}
        <Refusal error={error} onRetry={refetch} />
        {(token === '' || error) && <Link to="/login">{t('auth.submit')}</Link>}
        {account && <FirstPassword token={token} email={account.email} />}
        <LanguageRow />
      </div>
    </main>
  );
}

const NO_PASSWORDS = { password: '', passwordConfirmation: '' };

function FirstPassword({ token, email }: { token: string; email: string }) {
  const t = useTypedTranslate();
  const act = useFirstPassword(token, email);
  const { values, field, submit, isRefusalShown } = useActionFields(NO_PASSWORDS, act.error);
  const required = (typed: string) => typed !== '' || t('own.required');
  const isLongEnough = (typed: string) =>
    hasPasswordLength(typed, 'staff') || t('own.password_short');
  const secret = (name: keyof typeof NO_PASSWORDS, check = required) => ({
    ...field(name, check),
    type: 'password',
    slotProps: { htmlInput: { autoComplete: 'new-password', dir: 'ltr' } },
  });
  const send = submit(() => act.mutate({ ...values }));
  return (
    <form className={login['fields']} onSubmit={submitOnce(act, send)} noValidate>
      <p>{t('access.help')}</p>
      <TextField
        label={t('labels.person.email')}
        value={email}
        slotProps={{ htmlInput: { readOnly: true, autoComplete: 'username', dir: 'ltr' } }}
      />
      <TextField
        {...secret('password', isLongEnough)}
        label={t('labels.person.password')}
        autoFocus
      />
      <TextField {...secret('passwordConfirmation')} label={t('own.repeat_password')} />
      {!isRefusalShown && <Refusal error={act.error} />}
      <ActionButton type="submit" variant="contained" size="large" busy={act.isPending}>
        {t('access.submit')}
      </ActionButton>
    </form>
  );
}

/**
 * Stores the password, and signs in with it. If only the sign-in fails, the sign-in page opens: the
 * link is used up then. The page is loaded anew, because react-admin checked without a session.
 */
function useFirstPassword(token: string, email: string) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (passwords: typeof NO_PASSWORDS) => setFirstPassword({ token, ...passwords }),
    onSuccess: async (_, { password }) => {
      const answer = await enterPassword({ email, password }).catch(() => null);
      if (answer === null || 'ticket' in answer) return navigate('/login', { replace: true });
      await authProvider.login(answer);
      window.location.replace(import.meta.env.BASE_URL);
    },
  });
}
