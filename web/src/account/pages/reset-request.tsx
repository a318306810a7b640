import type { RequestResetRequest } from '@five/shared/auth/auth.requests';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ApiFailure } from '@five/client/failure';
import { useForm } from '../../platform/form/form.ts';
import { LocaleLink } from '../../platform/texts/locale-link.tsx';
import { useLocale } from '../../platform/texts/locale.ts';
import { useQueryText } from '../../platform/texts/query-text.ts';
import { Button } from '../../ui/button.tsx';
import { FailureNotice } from '../../ui/notice.tsx';
import { useMailsArrive } from '../../venue/venue.queries.ts';
import { requestReset } from '../account.queries.ts';
import { VerifyAtDesk } from '../components/contact/verify-at-desk.tsx';
import { FormHead } from '../components/form-head.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

const request = async () => (await import('@five/shared/auth/auth.requests')).RequestResetRequest;

export default function ResetRequest() {
  const { t } = useTranslation(['auth', 'labels']);
  const form = useRequest();
  const back = (
    <div className="form-links">
      <p>
        <LocaleLink to="/auth/login">{t('reset.back')}</LocaleLink>
      </p>
    </div>
  );
  if (!useMailsArrive())
    return (
      <>
        <FormHead title={t('reset.title')} />
        <VerifyAtDesk>{t('reset.unsent')}</VerifyAtDesk>
        {back}
      </>
    );
  return (
    <>
      <FormHead title={t('reset.title')}>{t('reset.lead')}</FormHead>
      <form {...form.form} className="form">
        <FailureNotice failure={form.failure} />
        <TextField
          {...form.text('email')}
          label={t('labels:person.email')}
          required
          type="email"
          autoComplete="email"
          dir="ltr"
        />
        <Button type="submit" size="large" busy={form.busy}>
          {t('reset.submit')}
        </Button>
      </form>
      {back}
    </>
  );
}

function useRequest() {
  const { localize } = useLocale();
  const navigate = useNavigate();
  const known = useQueryText('email');
  const form = useForm({
    initial: { email: '' },
    request,
    send: requestCode,
    done: ({ email }) =>
      navigate(localize(`/reset/password/confirmation?${new URLSearchParams({ email })}`)),
  });
  const { offer } = form;
  useEffect(() => offer({ email: known }), [offer, known]);
  return form;
}

/**
 * Requests a code for a new password. If the API refuses with `AUTH_CODE_TOO_SOON`, an earlier
 * request has sent a code although its response was lost. The user can enter that code on the next
 * page.
 */
async function requestCode(body: RequestResetRequest): Promise<{ email: string }> {
  try {
    return await requestReset(body);
  } catch (error) {
    // The form shows all other errors.
    if (error instanceof ApiFailure && error.code === 'AUTH_CODE_TOO_SOON') return body;
    throw error;
  }
}
