import type { ChatAnswer } from '@five/shared/community/chats.contract';
import { stillUnsent } from '@five/shared/community/unsent.rules';
import { IconArrowDown } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../platform/page/load-failed.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { messagesQuery } from '../chats.queries.ts';
import { useConversationSocket } from '../use-conversation-socket.ts';
import { useMarkRead } from '../use-mark-read.ts';
import { useOutbox } from '../use-outbox.ts';
import { ChatClosedNotice } from './chat-closed-notice.tsx';
import { Composer } from './composer.tsx';
import { ConversationHead } from './conversation-head.tsx';
import './conversation.css';
import { History } from './history.tsx';
import { useChatTitle } from './chat-title.ts';
import { UnsentMessages } from './unsent-messages.tsx';

/** An open conversation: its messages, its unsent messages and the message input. */
export function Conversation({ chat }: { chat: ChatAnswer }) {
  const { t } = useTranslation('messagings');
  const name = useChatTitle()(chat);
  const partnerText = usePartnerText(chat, name);
  const { outbox, stuck } = useOutbox();
  const { typing, emitTyping } = useConversationSocket(chat.reference);
  const scroll = useRef<HTMLDivElement>(null);
  // In a column-reverse container the scroll position 0 is the lower end.
  const toNewest = () => scroll.current?.scrollTo({ top: 0 });
  const send = (text: string) => {
    outbox?.add(chat.reference, text);
    toNewest();
  };
  return (
    <section className="talk" aria-labelledby="talk-name">
      <ConversationHead chat={chat} name={name} />
      <MessageRow chat={chat} label={partnerText('history')} scroll={scroll} toNewest={toNewest} />
      <p className="talk-typing" aria-live="polite">
        {typing && partnerText('typing')}
      </p>
      {stuck && (
        <p className="talk-offline" role="status">
          {t('offline')}
        </p>
      )}
      {chat.closed ? (
        <ChatClosedNotice chat={chat} closed={chat.closed} />
      ) : (
        <Composer
          key={chat.reference}
          chat={chat.reference}
          label={partnerText('write')}
          ready={outbox !== undefined}
          onSend={send}
          onTyping={emitTyping}
        />
      )}
    </section>
  );
}

/**
 * Returns a function for texts that mention the chat partner. Groups have separate texts: the name
 * of a group is that of a match, which cannot write or receive messages.
 */
function usePartnerText(
  { match }: ChatAnswer,
  name: string,
): (what: 'typing' | 'history' | 'write') => string {
  const { t } = useTranslation('messagings');
  return (what) => (match ? t(`group.${what}`) : t(what, { name: `\u2068${name}\u2069` }));
}

/**
 * Distance in pixels from the newest message. If the reader has scrolled up further than this, the
 * reader is regarded as reading older messages.
 */
const SCROLLED_UP_PX = 160;

interface MessageRowProps {
  chat: ChatAnswer;
  label: string;
  scroll: React.RefObject<HTMLDivElement | null>;
  toNewest: () => void;
}

function MessageRow({ chat, label, scroll, toNewest }: MessageRowProps) {
  const [away, setAway] = useState(false);
  const {
    data,
    isError,
    errorUpdateCount,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
  } = useInfiniteQuery(messagesQuery(chat.reference));
  const newestFirst = data?.pages.flat();
  const { outbox, unsent } = useOutbox();
  useMarkRead(chat, away ? undefined : newestFirst?.[0]);
  if (!newestFirst)
    return <Waiting failed={isError || errorUpdateCount > 0} onRetry={() => void refetch()} />;
  const older = { has: hasNextPage, busy: isFetchingNextPage, read: () => void fetchNextPage() };
  return (
    <div className="talk-said">
      <div
        ref={scroll}
        className="talk-scroll"
        role="log"
        tabIndex={0}
        aria-label={label}
        onScroll={({ currentTarget }) => setAway(-currentTarget.scrollTop > SCROLLED_UP_PX)}
      >
        <div className="talk-all">
          <History messages={newestFirst.toReversed()} older={older} named={chat.match !== null} />
          <UnsentMessages
            messages={stillUnsent(unsent, chat.reference, newestFirst)}
            outbox={outbox}
          />
        </div>
      </div>
      {away && <NewestButton onClick={toNewest} />}
    </div>
  );
}

function Waiting({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  return (
    <div className="talk-wait">
      {failed ? <LoadFailed onRetry={onRetry} /> : <Skeleton height="100%" />}
    </div>
  );
}

/**
 * A button that scrolls to the newest message, shown while the reader has scrolled away from it.
 */
function NewestButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('messagings');
  return (
    <Button
      look="white"
      size="small"
      className="talk-newest"
      icon={<IconArrowDown size={18} aria-hidden />}
      onClick={onClick}
    >
      {t('toNewest')}
    </Button>
  );
}
