import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { LoadFailed } from '../../platform/page/load-failed.tsx';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { LoadMore } from '../../platform/page/load-more.tsx';
import { Loading } from '../../platform/page/loading.tsx';
import { Empty } from '../../ui/empty.tsx';
import css from './chat-inbox.module.css';
import { ChatRow } from './chat-row.tsx';
import { chatQuery, settledChatsQuery, waitingChatsQuery } from './chats.queries.ts';
import { Conversation } from './conversation.tsx';

/**
 * Conversations with reception beside the open conversation; the conversation that has waited
 * longest is first. Phones show either the list or the open conversation.
 */
export function ChatInbox() {
  const t = useTypedTranslate();
  const [search] = useSearchParams();
  const open = search.get('chat');
  return (
    <div className={css['page']} data-open={open !== null || undefined}>
      <title>{t('talk.title')}</title>
      <section className={css['list']} aria-label={t('talk.list')}>
        <h1>{t('talk.title')}</h1>
        <Queue open={open} />
      </section>
      <div className={css['talk']}>
        {open === null ? (
          <Empty title={t('talk.pick')} help={t('talk.pick_help')} />
        ) : (
          <Opened key={open} reference={open} />
        )}
      </div>
    </div>
  );
}

/** List of all conversations: first the conversations that wait for an answer, then all others. */
function Queue({ open }: { open: string | null }) {
  const t = useTypedTranslate();
  const [waiting, settled] = [
    useInfiniteQuery(waitingChatsQuery()),
    useInfiniteQuery(settledChatsQuery()),
  ];
  const error = waiting.error ?? settled.error;
  if (!waiting.data || !settled.data)
    return error ? (
      <LoadFailed
        title={t('talk.failed')}
        error={error}
        onRetry={() => Promise.all([waiting.refetch(), settled.refetch()])}
      />
    ) : (
      <Loading />
    );
  if (waiting.data.total + settled.data.total === 0)
    return <Empty title={t('talk.empty')} help={t('talk.empty_help')} />;
  const lists = [
    { list: waiting, ...waiting.data },
    { list: settled, ...settled.data },
  ];
  return (
    <ul>
      {lists.flatMap(({ list, rows, total }, index) => [
        ...rows.map((chat) => (
          <li key={chat.reference}>
            <ChatRow chat={chat} current={chat.reference === open} />
          </li>
        )),
        list.hasNextPage && (
          <li key={index}>
            <LoadMore list={list} left={total - rows.length} />
          </li>
        ),
      ])}
    </ul>
  );
}

function Opened({ reference }: { reference: string }) {
  const t = useTypedTranslate();
  const { data: chat, error, refetch } = useQuery(chatQuery(reference));
  if (chat) return <Conversation chat={chat} />;
  if (error) return <LoadFailed title={t('talk.failed')} error={error} onRetry={refetch} />;
  return chat === null ? <Empty title={t('talk.gone')} help={t('talk.pick')} /> : <Loading />;
}
