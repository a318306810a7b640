import type { ChatAnswer } from '@five/shared/community/chats.contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { Loading } from '../../platform/page/loading.tsx';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { ActionButton } from '../../ui/action-button.tsx';
import { ReplyForm } from './reply-form.tsx';
import { nameOf } from './chat-row.tsx';
import { messagesQuery } from './chats.queries.ts';
import css from './conversation.module.css';
import { ConversationHead } from './conversation-head.tsx';
import { History } from './history.tsx';
import { useMarkRead } from './use-mark-read.ts';

/** One conversation with the reply form. */
export function Conversation({ chat }: { chat: ChatAnswer }) {
  const t = useTypedTranslate();
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
          {error ? <Refusal error={error} onRetry={refetch} /> : <Loading />}
        </div>
      )}
      {newestFirst && (
        <div
          className={css['scroll']}
          role="log"
          tabIndex={0}
          aria-label={t('talk.history', { name: `\u2068${name}\u2069` })}
        >
          <div>
            {hasNextPage && (
              <ActionButton
                variant="outlined"
                size="small"
                busy={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
              >
                {t('talk.older')}
              </ActionButton>
            )}
            <History messages={newestFirst.toReversed()} />
          </div>
        </div>
      )}
      {chat.closed ? (
        <p className={css['closed']}>{t('talk.closed')}</p>
      ) : (
        <ReplyForm key={chat.reference} chat={chat} name={name} />
      )}
    </section>
  );
}
