import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { showAlert } from '../../platform/alerts.ts';
import { ApiFailure } from '../../platform/api.ts';
import { nowMs, useNow } from '../../platform/clock.ts';
import { useForm } from '../../platform/form.ts';
import { useLocale } from '../../platform/locale.ts';
import { Button } from '../../ui/button.tsx';
import { FormTheme } from '../../ui/form-theme.tsx';
import { Notice } from '../../ui/notice.tsx';
import { sendVerification, userQuery, useUser, verify } from '../account.queries.ts';
import { CodeField } from '../components/code-field.tsx';
import { FormHead } from '../components/form-head.tsx';
import { useQueryText } from '../../platform/query-text.ts';

const request = async () => (await import('@five/shared/auth/auth.requests')).VerifyRequest;
/** The API sends one code a minute. */
const RESEND_MS = 60_000;

export default function Verify() {
  const { t } = useTranslation(['auth', 'common']);
  const { dir } = useLocale();
  const asked = useQueryText('email');
  const { data: user } = useUser();
  const form = useVerification(asked);
  return (
    <FormTheme dir={dir}>
      <div className="verify">
        <FormHead title={t('verify.title')}>{t('verify.lead', { email: asked || (user?.email ?? '…') })}</FormHead>
        <form {...form.form} className="form">
          {form.failure && <Notice status="error" live>{form.failure}</Notice>}
          <CodeField {...form.text('code')} />
          <Button type="submit" size="large" busy={form.busy}>{t('verify.submit')}</Button>
        </form>
        <div className="form-links">
          <p>{t('verify.spam')}</p>
          <Resend email={asked} />
        </div>
      </div>
    </FormTheme>
  );
}

function useVerification(email: string) {
  const { t } = useTranslation(['auth', 'common']);
  const { localize } = useLocale();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useForm({
    initial: { code: '' },
    request,
    bodyOf: ({ code }) => ({ ...(email && { email }), code: code.trim() }),
    send: verify,
    done: async () => {
      await queryClient.invalidateQueries({ queryKey: userQuery(true).queryKey });
      await navigate(localize('/account'), { replace: true });
      showAlert({ status: 'success', message: t('verify.done') });
    },
  });
}

function Resend({ email }: { email: string }) {
  const { t } = useTranslation(['auth', 'common']);
  const [sentAt, setSentAt] = useState<number | null>(null);
  const now = useNow(sentAt !== null);
  const waitMs = sentAt === null || now === null ? 0 : sentAt + RESEND_MS - now;
  const resend = useMutation({
    mutationFn: () => sendVerification(email ? { email } : {}),
    onSuccess: () => {
      setSentAt(nowMs());
      showAlert({ status: 'success', message: t('verify.sent') });
    },
    onError: (error) => showAlert({ status: 'warning', message: (error instanceof ApiFailure && error.message) || t('common:error.unreachable') }),
  });
  return (
    <button type="button" className="link-button" disabled={waitMs > 0 || resend.isPending} onClick={() => resend.mutate()}>
      {waitMs > 0 ? t('verify.resendIn', { seconds: Math.ceil(waitMs / 1000) }) : t('verify.resend')}
    </button>
  );
}
