import type { ChatAnswer } from '@five/shared/community/chats.contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSay } from '../../platform/i18n.ts';
import { Reading } from '../../platform/reading.tsx';
import { Refusal } from '../../platform/refusal.tsx';
import { ActButton } from '../../ui/act-button.tsx';
import { Answer } from './answer.tsx';
import { nameOf } from './chat-row.tsx';
import { messagesQuery } from './chats.queries.ts';
import css from './conversation.module.css';
import { ConversationHead } from './conversation-head.tsx';
import { History } from './history.tsx';
import { useMarkRead } from './use-mark-read.ts';

/** One conversation with the reply form. */
export function Conversation({ chat }: { chat: ChatAnswer }) {
  const say = useSay();
  const name = nameOf(chat);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    messagesQuery(chat.reference),
  );
  const newestFirst = data?.pages.flat();
  useMarkRead(chat, newestFirst?.[0]?.reference);
  return (
    <section className={css['talk']} aria-labelledby="chat-name">
      <ConversationHead chat={chat} name={name} />
      {!newestFirst && (
        <div className={css['wait']}>
          {error ? <Refusal error={error} onRetry={refetch} /> : <Reading />}
        </div>
      )}
      {newestFirst && (
        <div
          className={css['scroll']}
          role="log"
          tabIndex={0}
          aria-label={say('talk.history', { name: `\u2068${name}\u2069` })}
        >
          <div>
            {hasNextPage && (
              <ActButton
                variant="outlined"
                size="small"
                busy={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
              >
                {say('talk.older')}
              </ActButton>
            )}
            <History messages={newestFirst.toReversed()} />
          </div>
        </div>
      )}
      {chat.closed ? (
        <p className={css['closed']}>{say('talk.closed')}</p>
      ) : (
        <Answer key={chat.reference} chat={chat} name={name} />
      )}
    </section>
  );
}
