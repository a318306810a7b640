import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { showAlert } from '../../platform/messages/alerts.ts';
import { useForm } from '../../platform/form/form.ts';
import { LocaleLink } from '../../platform/texts/locale-link.tsx';
import { useLocale } from '../../platform/texts/locale.ts';
import { endSession } from '../../platform/requests/session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { resetPassword } from '../account.queries.ts';
import { FormHead } from '../components/form-head.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { useUrlToken } from '../../platform/requests/url-tokens.ts';

const request = async () => (await import('@five/shared/auth/auth.requests')).ResetPasswordRequest;

export default function ResetNew() {
  const { t } = useTranslation('auth');
  const email = useUrlToken('email');
  const form = useNewPassword(email);
  return (
    <>
      <FormHead title={t('reset.newTitle')}>{t('reset.newLead')}</FormHead>
      <form {...form.form} className="form">
        {(form.failure ?? form.error('token') ?? form.error('email')) && (
          <Notice status="error" live>
            {form.failure ?? t('reset.lost')}
            {form.failure && <LocaleLink to="/auth/login">{t('login.title')}</LocaleLink>}
            <LocaleLink to={`/reset/password?${new URLSearchParams({ email })}`}>
              {t('reset.again')}
            </LocaleLink>
          </Notice>
        )}
        <PasswordField
          {...form.text('password')}
          label={t('field.newPassword')}
          description={t('field.passwordHintReset')}
          autoComplete="new-password"
        />
        <PasswordField
          {...form.text('passwordConfirmation')}
          label={t('field.passwordConfirmation')}
          autoComplete="new-password"
        />
        <Button type="submit" size="large" busy={form.busy}>
          {t('reset.newSubmit')}
        </Button>
      </form>
    </>
  );
}

function useNewPassword(email: string) {
  const { t } = useTranslation('auth');
  const { localize } = useLocale();
  const navigate = useNavigate();
  const token = useUrlToken('token');
  return useForm({
    initial: { password: '', passwordConfirmation: '' },
    request,
    bodyOf: (values) => ({ email, token, ...values }),
    send: resetPassword,
    unanswered: t('reset.unanswered'),
    done: async () => {
      // Ends the session on this device too, because the new password has ended all sessions of the
      // account on the server.
      endSession();
      await navigate(localize('/auth/login'), { replace: true });
      showAlert({ status: 'success', message: t('reset.done') });
    },
  });
}
