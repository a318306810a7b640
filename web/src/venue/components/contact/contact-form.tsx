import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useUser } from '../../../account/user.queries.ts';
import { Acceptance } from '../../../platform/page/acceptance.tsx';
import { useForm } from '../../../platform/form/form.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { showToast } from '../../../platform/messages/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { FailureNotice } from '../../../ui/notice.tsx';
import { sendContact } from '../../content.queries.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';

const request = async () => (await import('@five/shared/venue/contact.requests')).ContactRequest;
const EMPTY = { fullName: '', phone: '', email: '', message: '', acceptConditions: false };

/**
 * Form for a message to the reception. After sending it navigates to the home page; after a failure
 * the input stays.
 */
export function ContactForm() {
  const { t } = useTranslation(['contact', 'labels']);
  const form = useMessage();
  const line = { required: true };
  const failed = t('form.failed');
  return (
    <form {...form.form} className="form needs-scripts">
      <FailureNotice failure={form.failure === failed ? null : form.failure} />
      <TextField
        {...form.text('fullName')}
        {...line}
        label={t('form.fullName')}
        autoComplete="name"
      />
      <div className="form-pair">
        <TextField
          {...form.text('phone')}
          {...line}
          label={t('labels:person.phone')}
          type="tel"
          autoComplete="tel"
          dir="ltr"
        />
        <TextField
          {...form.text('email')}
          {...line}
          label={t('labels:person.email')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          dir="ltr"
        />
      </div>
      <TextArea
        {...form.text('message')}
        {...line}
        rows={6}
        label={t('form.message')}
        description={t('form.messageHint')}
      />
      <CheckField {...form.field('acceptConditions')} required label={<Acceptance />} />
      <Button type="submit" size="large" busy={form.busy}>
        {t('form.submit')}
      </Button>
    </form>
  );
}

function useMessage() {
  const { t } = useTranslation(['contact', 'common']);
  const { localize } = useLocale();
  const navigate = useNavigate();
  const { data: user } = useUser();
  const failed = t('form.failed');
  const form = useForm({
    initial: EMPTY,
    draft: 'contact',
    request,
    send: sendContact,
    failed,
    unanswered: t('common:error.unanswered'),
    refused: () => showToast({ status: 'error', message: failed }),
    done: async ({ message }) => {
      showToast({ status: 'success', message: message || t('form.sent') });
      await navigate(localize('/'));
    },
  });
  const { offer } = form;
  useEffect(() => {
    offer(user ? { fullName: user.fullName, phone: user.phone, email: user.email ?? '' } : {});
  }, [user, offer]);
  return form;
}
