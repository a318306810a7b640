import { useQuery } from '@tanstack/react-query';
import { Refusal } from '../platform/forms/refusal.tsx';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { Empty } from '../ui/empty.tsx';
import { PageLoading } from '../ui/page-loading.tsx';
import { DeliveryLine } from './delivery-line.tsx';
import css from './channels.module.css';
import { channelMessagesQuery } from './channels.queries.ts';

/** The latest messages on channels. Those that reached no one come with their reason. */
export function ChannelMessages() {
  const t = useTypedTranslate();
  const { data: messages, error, refetch } = useQuery(channelMessagesQuery());
  return (
    <section>
      <h2>{t('channels.messages')}</h2>
      {error && <Refusal error={error} onRetry={refetch} />}
      {!messages && !error && <PageLoading label={t('panel.loading')} />}
      {messages?.length === 0 && (
        <Empty title={t('channels.none')} help={t('channels.none_help')} />
      )}
      <ul className={css['messages']}>
        {messages?.map((message) => (
          <DeliveryLine key={message.reference} message={message} linked />
        ))}
      </ul>
    </section>
  );
}
