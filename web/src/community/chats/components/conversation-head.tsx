import type { ChatAnswer } from '@five/shared/community/chats.contract';
import { IconArrowLeft, IconBallFootball } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../../platform/texts/locale-link.tsx';
import { PersonMenu } from '../../components/person-menu.tsx';
import { report } from '../../community.queries.ts';
import { messagesQuery } from '../chats.queries.ts';
import { DeskBadge } from '../../components/desk-badge.tsx';
import { AuthorAvatar } from '../../components/author-avatar.tsx';
import { LeaveGroup } from './leave-group.tsx';
import { partnerOf } from './chat-title.ts';

/**
 * Head of a conversation: its title, a link back to the list on phones, and a menu. If the partner
 * is a player, the menu can block or report the player.
 */
export function ConversationHead({ chat, name }: { chat: ChatAnswer; name: string }) {
  const { t } = useTranslation('messagings');
  const queryClient = useQueryClient();
  const partner = chat.match ? undefined : partnerOf(chat);
  /**
   * A report refers to the last message that was received, or to the player's profile card if there
   * is none.
   */
  const reportTalk = (reference: string, reason: string) => {
    const lastReceived = queryClient
      .getQueryData(messagesQuery(chat.reference).queryKey)
      ?.pages.flat()
      .find(({ mine, hidden }) => !mine && !hidden);
    return lastReceived
      ? report('messages', lastReceived.reference, reason)
      : report('players', reference, reason);
  };
  return (
    <header className="talk-head">
      <LocaleLink to="/messagings" className="talk-back">
        <IconArrowLeft size={22} className="points" aria-hidden />
        <span className="unseen">{t('back')}</span>
      </LocaleLink>
      {chat.match ? (
        <span className="avatar" aria-hidden>
          <IconBallFootball size={24} />
        </span>
      ) : (
        <AuthorAvatar author={partner} />
      )}
      <h2 id="talk-name">
        {chat.match ? (
          <LocaleLink to={`/open-matches/${chat.match.reference}`}>
            <bdi>{name}</bdi>
          </LocaleLink>
        ) : partner?.desk ? (
          <DeskBadge />
        ) : (
          <bdi>{name}</bdi>
        )}
      </h2>
      {chat.match && <LeaveGroup chat={chat.reference} />}
      {partner?.reference && !partner.desk && (
        <PersonMenu
          shows={t('reportShows')}
          player={{ reference: partner.reference, displayName: partner.displayName }}
          blocked={chat.closed === 'blocked'}
          onReport={(reason) => reportTalk(partner.reference ?? '', reason)}
        />
      )}
    </header>
  );
}
