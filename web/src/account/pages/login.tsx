import type { CodeChannel } from '@five/shared/channels/channels.codes';
import { isPhoneWay } from '@five/shared/channels/code-channels.rules';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useForm } from '../../platform/form/form.ts';
import { LocaleLink } from '../../platform/texts/locale-link.tsx';
import { useLocale } from '../../platform/texts/locale.ts';
import { useQueryText } from '../../platform/texts/query-text.ts';
import {
  rememberedPage,
  consumeRememberedPage,
  hasSessionEnded,
} from '../../platform/requests/return-to.ts';
import { useSession } from '../../platform/requests/session.ts';
import { Button } from '../../ui/button.tsx';
import { FailureNotice } from '../../ui/notice.tsx';
import { login } from '../account.queries.ts';
import { useCodeChannels } from '../../venue/components/code-channel-choice.tsx';
import { CodeLogin } from '../components/code-login.tsx';
import { FormHead } from '../components/form-head.tsx';
import { StorageRefusedNotice } from '../components/storage-refused-notice.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { withEmail } from '../profile-fields.ts';
import { TextField } from '../../ui/fields/text-field.tsx';

const request = async () => (await import('@five/shared/auth/auth.requests')).LoginRequest;

export default function Login() {
  const { t } = useTranslation('auth');
  const returns = useReturnToPage();
  const byCode = useQueryText('code');
  const [way, setWay] = useState<'password' | 'code' | null>(null);
  const channels = useCodeChannels();
  const isByCode = channels.length > 0 && (way ?? (byCode ? 'code' : 'password')) === 'code';
  return (
    <>
      <FormHead title={t('login.title')}>{t(returns ?? 'login.lead')}</FormHead>
      <StorageRefusedNotice />
      {isByCode ? <CodeLogin email={byCode} /> : <PasswordLogin />}
      {channels.length > 0 && (
        <button
          type="button"
          className="link-button"
          onClick={() => setWay(isByCode ? 'password' : 'code')}
        >
          {t(isByCode ? 'login.byPassword' : byCodeText(channels))}
        </button>
      )}
      <RegisterLink />
    </>
  );
}

const byCodeText = (channels: readonly CodeChannel[]) =>
  channels.some(isPhoneWay) ? 'login.byAnyCode' : 'login.byCode';

function PasswordLogin() {
  const { t } = useTranslation(['auth', 'labels']);
  const known = useQueryText('email');
  const form = useForm({
    initial: { email: '', password: '' },
    request,
    send: login,
    done: () => undefined,
    failed: t('login.failed'),
  });
  const { offer } = form;
  useEffect(() => offer({ email: known }), [offer, known]);
  return (
    <>
      <form {...form.form} className="form">
        <FailureNotice failure={form.failure} />
        <TextField
          {...form.text('email')}
          label={t('labels:person.emailOrPhone')}
          required
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
        />
        <PasswordField
          {...form.text('password')}
          label={t('labels:person.password')}
          autoComplete="current-password"
        />
        <Button type="submit" size="large" busy={form.busy}>
          {t('login.submit')}
        </Button>
      </form>
      <p className="form-links">
        <LocaleLink to={withEmail('/reset/password', form.value('email'))}>
          {t('login.forgot')}
        </LocaleLink>
      </p>
    </>
  );
}

function RegisterLink() {
  const { t } = useTranslation('auth');
  return (
    <p className="form-links">
      {t('login.new')} <LocaleLink to="/auth/register">{t('login.register')}</LocaleLink>
    </p>
  );
}

type Introduction = 'login.leadReturn' | 'login.leadEnded';

/**
 * Once the visitor is signed in, here or in another tab, opens the page that was requested before
 * the login. If there is none, it opens `/account`. Returns the text key of the introduction above
 * the login form.
 */
function useReturnToPage(): Introduction | null {
  const session = useSession();
  const { localize } = useLocale();
  const navigate = useNavigate();
  const left = useRef(false);
  const [returns, setReturns] = useState<Introduction | null>(null);
  useEffect(() => {
    setReturns(
      hasSessionEnded() ? 'login.leadEnded' : rememberedPage() !== null ? 'login.leadReturn' : null,
    );
    if (!session || left.current) return;
    left.current = true;
    void navigate(localize(consumeRememberedPage() ?? '/account'), { replace: true });
  }, [session, localize, navigate]);
  return returns;
}
