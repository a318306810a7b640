import { GATEWAY_FORMATS, GATEWAY_METHODS } from '@five/shared/channels/channels.codes';
import type { ChannelsAnswer } from '@five/shared/channels/channels.contract';
import { MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useActionFields } from '../platform/forms/action-fields.ts';
import { useAppLocale, useTypedTranslate } from '../platform/texts/i18n.ts';
import { smsDraftOf, smsRequestOf, switchesOf, type SmsDraft } from './channel-draft.rules.ts';
import { LATIN, LimitFields, SecretField } from './channel-fields.tsx';
import { ChannelForm, useSaveChannel } from './channel-form.tsx';
import css from './channels.module.css';

type Sms = ChannelsAnswer['sms'];
type Field = ReturnType<typeof useActionFields<SmsDraft>>['field'];

interface SmsFormProps {
  sms: Sms;
  /** Called once the settings are stored; the form is then made anew, without typed secrets. */
  onSaved: () => void;
}

/** The call of the SMS gateway, its limit and its price. */
export function SmsForm({ sms, onSaved }: SmsFormProps) {
  const locale = useAppLocale();
  const [switches, setSwitches] = useState(switchesOf(sms));
  const act = useSaveChannel(onSaved);
  const { values, field, submit, isRefusalShown } = useActionFields(
    smsDraftOf(sms, locale),
    act.error,
    'sms',
  );
  const request = smsRequestOf(values, switches);
  return (
    <ChannelForm
      channel="sms"
      stored={sms}
      request={request}
      onSwitch={setSwitches}
      act={act}
      isRefusalShown={isRefusalShown}
      onSubmit={submit(() => act.mutate({ sms: request }))}
    >
      <CallFields field={field} values={values} sms={sms} />
      <LimitFields field={field} />
    </ChannelForm>
  );
}

function CallFields({ field, values, sms }: { field: Field; values: SmsDraft; sms: Sms }) {
  const t = useTypedTranslate();
  return (
    <>
      <p>{t('channels.call_help')}</p>
      <TextField {...field('url')} label={t('channels.url')} slotProps={LATIN} />
      <div className={css['pair']}>
        <TextField {...field('method')} select value={values.method} label={t('channels.method')}>
          {GATEWAY_METHODS.map((method) => (
            <MenuItem key={method} value={method}>
              {method}
            </MenuItem>
          ))}
        </TextField>
        <TextField {...field('format')} select value={values.format} label={t('channels.format')}>
          {GATEWAY_FORMATS.map((format) => (
            <MenuItem key={format} value={format}>
              {t(`channels.formats.${format}`)}
            </MenuItem>
          ))}
        </TextField>
      </div>
      <TextField {...field('body')} multiline label={t('channels.body')} slotProps={LATIN} />
      <TextField {...field('success')} label={t('channels.success')} slotProps={LATIN} />
      <SecretField
        field={field('headers')}
        isSet={sms.headersSet}
        multiline
        label={t('channels.headers')}
      />
      <SecretField field={field('secret')} isSet={sms.secretSet} label={t('channels.secret')} />
    </>
  );
}
