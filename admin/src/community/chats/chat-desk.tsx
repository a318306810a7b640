import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Failed } from '../../platform/failed.tsx';
import { useSay } from '../../platform/i18n.ts';
import { More } from '../../platform/more.tsx';
import { Reading } from '../../platform/reading.tsx';
import { Empty } from '../../ui/empty.tsx';
import css from './chat-desk.module.css';
import { ChatRow } from './chat-row.tsx';
import { chatQuery, settledChatsQuery, waitingChatsQuery } from './chats.queries.ts';
import { Conversation } from './conversation.tsx';

/**
 * Conversations with reception, longest waiting first, beside the open one; on phones one of them.
 */
export function ChatDesk() {
  const say = useSay();
  const [search] = useSearchParams();
  const open = search.get('chat');
  return (
    <div className={css['page']} data-open={open !== null || undefined}>
      <title>{say('talk.title')}</title>
      <section className={css['list']} aria-label={say('talk.list')}>
        <h1>{say('talk.title')}</h1>
        <Queue open={open} />
      </section>
      <div className={css['talk']}>
        {open === null ? (
          <Empty title={say('talk.pick')} help={say('talk.pick_help')} />
        ) : (
          <Opened key={open} reference={open} />
        )}
      </div>
    </div>
  );
}

/** All conversations: first those waiting for an answer, then the others. */
function Queue({ open }: { open: string | null }) {
  const say = useSay();
  const [waiting, settled] = [
    useInfiniteQuery(waitingChatsQuery()),
    useInfiniteQuery(settledChatsQuery()),
  ];
  const error = waiting.error ?? settled.error;
  if (!waiting.data || !settled.data)
    return error ? (
      <Failed
        title={say('talk.failed')}
        error={error}
        onRetry={() => Promise.all([waiting.refetch(), settled.refetch()])}
      />
    ) : (
      <Reading />
    );
  if (waiting.data.total + settled.data.total === 0)
    return <Empty title={say('talk.empty')} help={say('talk.empty_help')} />;
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
            <More list={list} left={total - rows.length} />
          </li>
        ),
      ])}
    </ul>
  );
}

function Opened({ reference }: { reference: string }) {
  const say = useSay();
  const { data: chat, error, refetch } = useQuery(chatQuery(reference));
  if (chat) return <Conversation chat={chat} />;
  if (error) return <Failed title={say('talk.failed')} error={error} onRetry={refetch} />;
  return chat === null ? <Empty title={say('talk.gone')} help={say('talk.pick')} /> : <Reading />;
}
