import type { ChatAnswer, ChatMember } from '@five/shared/community/chats.contract';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../platform/texts/format.ts';
import { formatDayAt } from '../../../platform/texts/format-night.ts';
import { useLocale } from '../../../platform/texts/locale.ts';

/** Returns the chat partner: the API lists the caller first, so the partner is second. */
export function partnerOf({ members }: ChatAnswer): ChatMember | undefined {
  return members[1];
}

/**
 * Returns a function for the title of a conversation: date and time of the match for a group, the
 * name of the partner otherwise.
 */
export function useChatTitle(): (chat: ChatAnswer) => string {
  const { t } = useTranslation('messagings');
  const { locale } = useLocale();
  const nameOf = useMemberName();
  return (chat) =>
    chat.match
      ? t('match', {
          date: formatDayAt(chat.match.date, chat.match.startTime, locale, 'long'),
          time: formatTime(chat.match.startTime, locale),
        })
      : nameOf(partnerOf(chat));
}

/** Returns a function for the display name of a member. */
function useMemberName(): (member: ChatMember | undefined) => string {
  const { t } = useTranslation('messagings');
  return (member) => (member && (member.desk || member.reference) ? member.displayName : t('gone'));
}
