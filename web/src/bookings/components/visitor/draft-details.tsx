import type { CodeChannel } from '@five/shared/channels/channels.codes';
import { useTranslation } from 'react-i18next';
import { Agreement } from '../../../platform/page/acceptance.tsx';
import { useForm } from '../../../platform/form/form.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FailureNotice } from '../../../ui/notice.tsx';
import {
  CodeChannelChoice,
  useCodeChannels,
} from '../../../venue/components/code-channel-choice.tsx';
import { endIfGone, sendDraftCode } from '../../drafts.queries.ts';
import type { SentCode } from '../../held-slot.ts';

const request = async () => (await import('@five/shared/drafts/drafts.requests')).DraftCodeRequest;
const EMPTY = { firstName: '', name: '', phone: '', email: '', channel: '', acceptRules: false };
const REQUIRED = { required: true };

type DetailsForm = ReturnType<typeof useDetails>;

/** Form for name and contact, and for the channel of the code if there is a choice. */
export function DraftDetails({ onSent }: { onSent: (sent: SentCode) => void }) {
  const { t } = useTranslation('drafts');
  const channels = useCodeChannels();
  const form = useDetails(channels, onSent);
  const channel = chosenOf(channels, form.value('channel'));
  return (
    <form {...form.form} className="form">
      <FailureNotice failure={form.failure} />
      <NameFields form={form} />
      <PhoneField form={form} />
      {channels.length > 1 && (
        <CodeChannelChoice
          channels={channels}
          value={channel}
          onChange={(one) => form.set('channel', one)}
        />
      )}
      {channel === 'email' && <EmailField form={form} />}
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

/** The chosen channel; the first one before a choice. */
const chosenOf = (channels: readonly CodeChannel[], value: string): CodeChannel =>
  channels.find((one) => one === value) ?? channels[0] ?? 'email';

function useDetails(channels: readonly CodeChannel[], onSent: (sent: SentCode) => void) {
  const { t } = useTranslation('drafts');
  return useForm({
    initial: EMPTY,
    draft: 'visitor',
    request,
    // One check box accepts the rules and states the age.
    bodyOf: ({ email, channel: value, ...values }) => {
      const channel = chosenOf(channels, value);
      return {
        ...values,
        adult: values.acceptRules,
        channel,
        ...(channel === 'email' && { email }),
      };
    },
    send: async (body) => {
      const { channel } = await sendDraftCode(body).catch(endIfGone);
      return { channel, to: channel === 'email' ? (body.email ?? '') : body.phone };
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

function PhoneField({ form }: { form: DetailsForm }) {
  const { t } = useTranslation('labels');
  return (
    <TextField
      {...form.text('phone')}
      {...REQUIRED}
      label={t('person.phone')}
      type="tel"
      autoComplete="tel"
      dir="ltr"
    />
  );
}

function EmailField({ form }: { form: DetailsForm }) {
  const { t } = useTranslation(['drafts', 'labels']);
  return (
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
  );
}
