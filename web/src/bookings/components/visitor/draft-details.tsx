import { useTranslation } from 'react-i18next';
import { Agreement } from '../../../platform/page/acceptance.tsx';
import { useForm } from '../../../platform/form/form.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FailureNotice } from '../../../ui/notice.tsx';
import { endIfGone, sendDraftCode } from '../../drafts.queries.ts';

const request = async () => (await import('@five/shared/drafts/drafts.requests')).DraftCodeRequest;
const EMPTY = { firstName: '', name: '', phone: '', email: '', acceptRules: false };
const REQUIRED = { required: true };

type DetailsForm = ReturnType<typeof useDetails>;

/** Form for name and contact; the code is sent to the email. */
export function DraftDetails({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('drafts');
  const form = useDetails(onSent);
  return (
    <form {...form.form} className="form">
      <FailureNotice failure={form.failure} />
      <NameFields form={form} />
      <ContactFields form={form} />
      <CheckField
        {...form.field('acceptRules')}
        required
        label={<Agreement text={t('accept')} />}
      />
      <Button type="submit" size="large" busy={form.busy}>
        {t('sendCode')}
      </Button>
    </form>
  );
}

function useDetails(onSent: (email: string) => void) {
  const { t } = useTranslation('drafts');
  return useForm({
    initial: EMPTY,
    draft: 'visitor',
    request,
    // One check box accepts the rules and states the age.
    bodyOf: (values) => ({ ...values, adult: values.acceptRules }),
    send: async (body) => {
      await sendDraftCode(body).catch(endIfGone);
      return body.email;
    },
    done: onSent,
    failed: t('failed'),
  });
}

function NameFields({ form }: { form: DetailsForm }) {
  const { t } = useTranslation('labels');
  return (
    <div className="form-pair">
      <TextField
        {...form.text('firstName')}
        {...REQUIRED}
        label={t('person.firstName')}
        autoComplete="given-name"
        autoFocus
      />
      <TextField
        {...form.text('name')}
        {...REQUIRED}
        label={t('person.lastName')}
        autoComplete="family-name"
      />
    </div>
  );
}

function ContactFields({ form }: { form: DetailsForm }) {
  const { t } = useTranslation(['drafts', 'labels']);
  return (
    <>
      <TextField
        {...form.text('phone')}
        {...REQUIRED}
        label={t('labels:person.phone')}
        type="tel"
        autoComplete="tel"
        dir="ltr"
      />
      <TextField
        {...form.text('email')}
        {...REQUIRED}
        label={t('labels:person.email')}
        description={t('emailHint')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        dir="ltr"
      />
    </>
  );
}
