import { typedCode } from '@five/shared/auth/auth.rules';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useForm } from '../../platform/form/form.ts';
import { LocaleLink } from '../../platform/texts/locale-link.tsx';
import { useLocale } from '../../platform/texts/locale.ts';
import { Button } from '../../ui/button.tsx';
import { FailureNotice } from '../../ui/notice.tsx';
import { useMailsArrive } from '../../venue/venue.queries.ts';
import { validateReset } from '../account.queries.ts';
import { VerifyAtDesk } from '../components/contact/verify-at-desk.tsx';
import { CodeField } from '../../platform/form/code-field.tsx';
import { FormHead } from '../components/form-head.tsx';
import { useQueryText } from '../../platform/texts/query-text.ts';
import { withUrlTokens } from '../../platform/requests/url-tokens.ts';

const request = async () => (await import('@five/shared/auth/auth.requests')).ValidateResetRequest;

export default function ResetConfirmation() {
  const { t } = useTranslation('auth');
  const email = useQueryText('email');
  const form = useCodeForm(email);
  if (!useMailsArrive())
    return (
      <>
        <FormHead title={t('reset.codeTitle')} />
        <VerifyAtDesk>{t('reset.unsent')}</VerifyAtDesk>
      </>
    );
  return (
    <>
      <FormHead title={t('reset.codeTitle')}>
        {email === '' ? t('reset.codeLeadAny') : t('reset.codeLead', { email })}
      </FormHead>
      <form {...form.form} className="form">
        <FailureNotice failure={form.failure} />
        <CodeField {...form.text('code')} />
        <Button type="submit" size="large" busy={form.busy}>
          {t('reset.codeSubmit')}
        </Button>
      </form>
      <div className="form-links">
        <p>
          <LocaleLink to={`/reset/password?${new URLSearchParams({ email })}`}>
            {t('reset.again')}
          </LocaleLink>
        </p>
      </div>
    </>
  );
}

function useCodeForm(email: string) {
  const { t } = useTranslation('auth');
  const { localize } = useLocale();
  const navigate = useNavigate();
  return useForm({
    initial: { code: '' },
    request,
    bodyOf: ({ code }) => ({ email, code: typedCode(code) }),
    send: validateReset,
    unanswered: t('reset.codeUnanswered'),
    done: ({ email: address, token }) => {
      const page = localize('/reset/password/new');
      return navigate(page, {
        replace: true,
        state: withUrlTokens(page, { email: address, token }),
      });
    },
  });
}
