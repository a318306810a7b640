import { typedCode } from '@five/shared/auth/auth.rules';
import { isPhoneLike } from '@five/shared/auth/phone-text.rules';
import type { PhoneChannelName } from '@five/shared/channels/channels.codes';
import { isPhoneWay } from '@five/shared/channels/code-channels.rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeField, sentTo } from '../../platform/form/code-field.tsx';
import { useForm } from '../../platform/form/form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FailureNotice } from '../../ui/notice.tsx';
import { CodeChannelChoice, useCodeChannels } from '../../venue/components/code-channel-choice.tsx';
import { loginByCode, requestLoginCode } from '../account.queries.ts';

const requestOfCode = async () =>
  (await import('@five/shared/auth/auth.requests')).RequestLoginCodeRequest;
const requestOfLogin = async () =>
  (await import('@five/shared/auth/auth.requests')).LoginByCodeRequest;

/** Sign-in of players by a code: first the email or phone, then the code. */
export function CodeLogin({ email }: { email: string }) {
  const [account, setAccount] = useState<string | null>(null);
  return account === null ? (
    <RequestForm email={email} onSent={setAccount} />
  ) : (
    <EnterForm account={account} onBack={() => setAccount(null)} />
  );
}

function RequestForm({ email, onSent }: { email: string; onSent: (account: string) => void }) {
  const { t } = useTranslation(['auth', 'labels']);
  const channels = useCodeChannels().filter(isPhoneWay);
  const [wanted, setWanted] = useState<PhoneChannelName | null>(null);
  const channel = wanted ?? channels[0];
  const form = useForm({
    initial: { email },
    request: requestOfCode,
    bodyOf: ({ email: account }) => ({
      email: account,
      ...(channel && !account.includes('@') && { channel }),
    }),
    send: async (body) => {
      await requestLoginCode(body);
      return body.email;
    },
    done: onSent,
    failed: t('login.failed'),
  });
  return (
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
      {channel && channels.length > 1 && isPhoneLike(form.value('email')) && (
        <CodeChannelChoice channels={channels} value={channel} onChange={setWanted} />
      )}
      <Button type="submit" size="large" busy={form.busy}>
        {t('login.sendCode')}
      </Button>
    </form>
  );
}

/** Form for the code, which is sent at its sixth digit. */
function EnterForm({ account, onBack }: { account: string; onBack: () => void }) {
  const { t } = useTranslation('auth');
  const isByPhone = useCodeChannels().some(isPhoneWay) && !account.includes('@');
  const form = useForm({
    initial: { code: '' },
    request: requestOfLogin,
    bodyOf: ({ code }) => ({ email: account, code: typedCode(code) }),
    send: loginByCode,
    done: () => undefined,
    failed: t('login.failed'),
  });
  return (
    <form {...form.form} className="form">
      <p>{t(isByPhone ? 'login.codeLeadPhone' : 'login.codeLead', { account: sentTo(account) })}</p>
      <FailureNotice failure={form.failure} />
      <CodeField {...form.text('code')} sendsWhenWhole />
      <Button type="submit" size="large" busy={form.busy}>
        {t('login.submit')}
      </Button>
      <button type="button" className="link-button" onClick={onBack}>
        {t('login.otherCode')}
      </button>
    </form>
  );
}
