import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useForm } from '../../platform/form.ts';
import { LocaleLink } from '../../platform/locale-link.tsx';
import { useLocale } from '../../platform/locale.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { requestReset } from '../account.queries.ts';
import { FormHead } from '../components/form-head.tsx';

const request = async () => (await import('@five/shared/auth/auth.requests')).RequestResetRequest;

export default function ResetRequest() {
  const { t } = useTranslation('auth');
  const { localize } = useLocale();
  const navigate = useNavigate();
  const form = useForm({
    initial: { email: '' },
    request,
    send: requestReset,
    done: ({ email }) => navigate(localize(`/reset/password/confirmation?${new URLSearchParams({ email })}`)),
  });
  return (
    <>
      <FormHead title={t('reset.title')}>{t('reset.lead')}</FormHead>
      <form {...form.form} className="form">
        {form.failure && <Notice status="error" live>{form.failure}</Notice>}
        <TextInput {...form.text('email')} label={t('field.email')} required withAsterisk={false} type="email" autoComplete="email" dir="ltr" />
        <Button type="submit" size="large" busy={form.busy}>{t('reset.submit')}</Button>
      </form>
      <div className="form-links"><p><LocaleLink to="/auth/login">{t('reset.back')}</LocaleLink></p></div>
    </>
  );
}
