import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Refusal } from '../platform/forms/refusal.tsx';
import { TablePage } from '../platform/tables/table-page.tsx';
import { may } from '../platform/tables/tables.ts';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { PageLoading } from '../ui/page-loading.tsx';
import { ChannelTest } from './channel-test.tsx';
import { ChannelMessages } from './channel-messages.tsx';
import css from './channels.module.css';
import { channelsQuery } from './channels.queries.ts';
import { PushForm } from './push-form.tsx';
import { SmsForm } from './sms-form.tsx';
import { WhatsappForm } from './whatsapp-form.tsx';

/** The channels beside mail and site: settings, test, counts and messages. */
export function ChannelsList() {
  const t = useTypedTranslate();
  return (
    <TablePage
      title={t('channels.name')}
      back={{ to: '/centre', name: t('page.to_centre') }}
      allowed={may('channels.update')}
    >
      <Channels />
    </TablePage>
  );
}

function Channels() {
  const t = useTypedTranslate();
  const { data: channels, error, refetch } = useQuery(channelsQuery());
  const [whatsappSaves, setWhatsappSaves] = useState(0);
  const [smsSaves, setSmsSaves] = useState(0);
  if (channels)
    return (
      <div className={css['channels']}>
        <p>{t('channels.lead')}</p>
        <PushForm push={channels.push} />
        <section aria-label={t('delivery.channels.whatsapp')}>
          <WhatsappForm
            key={whatsappSaves}
            whatsapp={channels.whatsapp}
            onSaved={() => setWhatsappSaves(whatsappSaves + 1)}
          />
          <ChannelTest channel="whatsapp" />
        </section>
        <section aria-label={t('delivery.channels.sms')}>
          <SmsForm key={smsSaves} sms={channels.sms} onSaved={() => setSmsSaves(smsSaves + 1)} />
          <ChannelTest channel="sms" />
        </section>
        <ChannelMessages />
      </div>
    );
  return error ? (
    <Refusal error={error} onRetry={refetch} />
  ) : (
    <PageLoading label={t('panel.loading')} />
  );
}
