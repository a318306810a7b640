import type { ChatAnswer } from '@five/shared/community/chats.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { IconBallFootball, IconHeadset } from '@tabler/icons-react';
import { LocaleLink } from '../../../platform/texts/locale-link.tsx';
import { useLocale } from '../../../platform/texts/locale.ts';
import { showError } from '../../show-error.ts';
import { Ago } from '../../components/discussion/byline.tsx';
import { openChat } from '../chats.queries.ts';
import './chat-list.css';
import { DeskBadge } from '../../components/desk-badge.tsx';
import { AuthorAvatar } from '../../components/author-avatar.tsx';
import { Preview } from '../../components/discussion/preview.tsx';
import { partnerOf, useChatTitle } from './chat-title.ts';

/**
 * List of conversations: reception first, even without messages, then the others by most recent
 * message.
 */
export function ChatList({ chats, open }: { chats: readonly ChatAnswer[]; open: string }) {
  const { t } = useTranslation('messagings');
  const desk = chats.find(({ kind }) => kind === 'desk');
  const others = chats.filter((chat) => chat !== desk);
  return (
    <nav className="chats-list" aria-label={t('list')}>
      <ul>
        <li>
          {desk ? <ChatRow chat={desk} current={desk.reference === open} /> : <NewDeskChat />}
        </li>
        {others.map((chat) => (
          <li key={chat.reference}>
            <ChatRow chat={chat} current={chat.reference === open} />
          </li>
        ))}
      </ul>
      {others.length === 0 && <NoChats />}
    </nav>
  );
}

function ChatRow({ chat, current }: { chat: ChatAnswer; current: boolean }) {
  const { t } = useTranslation('messagings');
  const titleOf = useChatTitle();
  const { reference, lastMessage, unread, lastAt } = chat;
  return (
    <LocaleLink
      to={`/messagings?chat=${reference}`}
      className="chat-row"
      aria-current={current || undefined}
      data-unread={unread > 0 || undefined}
      preventScrollReset
    >
      {chat.match ? (
        <span className="avatar" aria-hidden>
          <IconBallFootball size={24} />
        </span>
      ) : (
        <AuthorAvatar author={partnerOf(chat)} />
      )}
      <span className="chat-row-text">
        <strong>
          {!chat.match && partnerOf(chat)?.desk ? <DeskBadge /> : <bdi>{titleOf(chat)}</bdi>}
        </strong>
        {lastMessage ? (
          <LastMessage chat={chat} />
        ) : (
          <span className="chat-row-last">{t('nothingYet')}</span>
        )}
      </span>
      <span className="chat-row-end">
        <Ago instant={lastAt} />
        {unread > 0 && (
          <span className="chat-unread figure">
            <span aria-hidden>{unread}</span>
            <span className="unseen">{t('unread', { count: unread })}</span>
          </span>
        )}
      </span>
    </LocaleLink>
  );
}

function LastMessage({ chat: { lastMessage } }: { chat: ChatAnswer }) {
  const { t } = useTranslation('messagings');
  if (!lastMessage) return null;
  if (lastMessage.hidden || lastMessage.folded)
    return <span className="chat-row-last">{t(lastMessage.hidden ? 'hidden' : 'folded')}</span>;
  return (
    <span className="chat-row-last">
      {lastMessage.mine && <span>{t('you')}</span>}
      <bdi>
        <Preview text={lastMessage.message} />
      </bdi>
    </span>
  );
}

/**
 * A row for reception while there is no conversation with it yet; the first press opens the
 * conversation.
 */
function NewDeskChat() {
  const { t } = useTranslation('messagings');
  const { localize } = useLocale();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const open = useMutation({
    mutationFn: () => openChat(),
    onSuccess: ({ data: { reference } }) => navigate(localize(`/messagings?chat=${reference}`)),
    onError: (error) => showError(error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['chats'] }),
  });
  return (
    <button
      type="button"
      className="chat-row"
      aria-busy={open.isPending || undefined}
      onClick={() => open.isPending || open.mutate()}
    >
      <span className="avatar" aria-hidden>
        <IconHeadset size={24} />
      </span>
      <span className="chat-row-text">
        <strong>
          <DeskBadge />
        </strong>
        <span className="chat-row-last">{t('deskHint')}</span>
      </span>
    </button>
  );
}

/** Text for a player without conversations with other players. */
function NoChats() {
  const { t } = useTranslation('messagings');
  return (
    <div className="chats-alone">
      <strong>{t('alone.title')}</strong>
      <p>{t('alone.text')}</p>
    </div>
  );
}
