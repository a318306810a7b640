import { typedCode } from '@five/shared/auth/auth.rules';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { showAlert } from '../../platform/messages/alerts.ts';
import { useForm } from '../../platform/form/form.ts';
import { LocaleLink } from '../../platform/texts/locale-link.tsx';
import { useLocale } from '../../platform/texts/locale.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { FormArea } from '../../ui/fields/form-area.tsx';
import { FailureNotice } from '../../ui/notice.tsx';
import { useMailsArrive } from '../../venue/venue.queries.ts';
import { verify } from '../account.queries.ts';
import { userQuery, useUser } from '../user.queries.ts';
import { VerifyAtDesk } from '../components/contact/verify-at-desk.tsx';
import { CodeField } from '../../platform/form/code-field.tsx';
import { FormHead } from '../components/form-head.tsx';
import { ResendCode } from '../components/contact/resend-code.tsx';
import { useQueryText } from '../../platform/texts/query-text.ts';

const request = async () => (await import('@five/shared/auth/auth.requests')).VerifyRequest;

export default function Verify() {
  return (
    <FormArea>
      <VerifyForm />
    </FormArea>
  );
}

function VerifyForm() {
  const { t } = useTranslation(['auth', 'common']);
  const emailFromUrl = useQueryText('email');
  const { data: user } = useUser();
  const form = useVerification(emailFromUrl);
  const arrive = useMailsArrive();
  if (user?.verified && (!emailFromUrl || emailFromUrl.toLowerCase() === user.email?.toLowerCase()))
    return <Verified />;
  if (!arrive)
    return (
      <div className="verify">
        <FormHead title={t('verify.title')} />
        <VerifyAtDesk>{t('verify.unsent')}</VerifyAtDesk>
      </div>
    );
  return (
    <div className="verify">
      <FormHead title={t('verify.title')}>
        {t('verify.lead', { email: emailFromUrl || (user?.email ?? '…') })}
      </FormHead>
      <form {...form.form} className="form">
        <FailureNotice failure={form.failure} />
        <CodeField {...form.text('code')} />
        <Button type="submit" size="large" busy={form.busy}>
          {t('verify.submit')}
        </Button>
      </form>
      <div className="form-links">
        <p>{t('verify.spam')}</p>
        <ResendCode email={emailFromUrl} />
      </div>
    </div>
  );
}

/** Replaces the form for the verification code if the user's email is already verified. */
function Verified() {
  const { t } = useTranslation(['auth', 'common']);
  return (
    <div className="verify">
      <FormHead title={t('common:nav.account')}>{t('verify.done')}</FormHead>
      <LocaleLink to="/account" className={buttonClass('primary', 'large')}>
        {t('common:tabs.account')}
      </LocaleLink>
    </div>
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
    bodyOf: ({ code }) => ({ ...(email && { email }), code: typedCode(code) }),
    send: verify,
    done: async () => {
      await queryClient.invalidateQueries({ queryKey: userQuery(true).queryKey });
      await navigate(localize('/account'), { replace: true });
      showAlert({ status: 'success', message: t('verify.done') });
    },
  });
}
