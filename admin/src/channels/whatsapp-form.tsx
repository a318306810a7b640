import type { ChannelsAnswer } from '@five/shared/channels/channels.contract';
import { TextField } from '@mui/material';
import { useState } from 'react';
import { useActionFields } from '../platform/forms/action-fields.ts';
import { useAppLocale, useTypedTranslate } from '../platform/texts/i18n.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { switchesOf, whatsappDraftOf, whatsappRequestOf } from './channel-draft.rules.ts';
import { LATIN, LimitFields, SecretField } from './channel-fields.tsx';
import { ChannelForm, useSaveChannel } from './channel-form.tsx';
import css from './channels.module.css';

interface WhatsappFormProps {
  whatsapp: ChannelsAnswer['whatsapp'];
  /** Called once the settings are stored; the form is then made anew, without typed secrets. */
  onSaved: () => void;
}

/** The account of WhatsApp by the Cloud API of Meta, its limit and its price. */
export function WhatsappForm({ whatsapp, onSaved }: WhatsappFormProps) {
  const t = useTypedTranslate();
  const locale = useAppLocale();
  const [switches, setSwitches] = useState(switchesOf(whatsapp));
  const act = useSaveChannel(onSaved);
  const { values, field, submit, isRefusalShown } = useActionFields(
    whatsappDraftOf(whatsapp, locale),
    act.error,
    'whatsapp',
  );
  const request = whatsappRequestOf(values, switches);
  return (
    <ChannelForm
      channel="whatsapp"
      stored={whatsapp}
      request={request}
      onSwitch={setSwitches}
      act={act}
      isRefusalShown={isRefusalShown}
      onSubmit={submit(() => act.mutate({ whatsapp: request }))}
    >
      <p>{t('channels.whatsapp_help')}</p>
      <TextField {...field('phoneNumberId')} label={t('channels.number_id')} slotProps={LATIN} />
      <TextField {...field('template')} label={t('channels.template')} slotProps={LATIN} />
      <TextField
        {...field('codeTemplate')}
        label={t('channels.code_template')}
        helperText={field('codeTemplate').helperText ?? t('channels.code_template_help')}
        slotProps={LATIN}
      />
      <SecretField field={field('token')} isSet={whatsapp.tokenSet} label={t('channels.token')} />
      <SecretField
        field={field('appSecret')}
        isSet={whatsapp.appSecretSet}
        label={t('channels.app_secret')}
      />
      <TextField {...field('url')} label={t('channels.cloud_url')} slotProps={LATIN} />
      <LimitFields field={field} />
      <p>{t('channels.webhook_help')}</p>
      <dl className={css['webhook']}>
        <Copied name={t('channels.webhook_url')} text={whatsapp.webhookUrl} />
        <Copied name={t('channels.verify_token')} text={whatsapp.verifyToken} />
      </dl>
    </ChannelForm>
  );
}

/** A text that is copied to the settings of Meta. */
function Copied({ name, text }: { name: string; text: string }) {
  const t = useTypedTranslate();
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <bdi dir="ltr">{text}</bdi>
        <CopyButton
          text={text}
          label={t('channels.copy', { name })}
          doneLabel={t('channels.copied')}
          refusedLabel={t('channels.not_copied')}
        />
      </dd>
    </>
  );
}
