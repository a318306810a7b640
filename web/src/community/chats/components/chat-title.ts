import type { ChatAnswer, ChatMember } from '@five/shared/community/chats.contract';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../platform/format.ts';
import { formatDayAt } from '../../../platform/format-night.ts';
import { useLocale } from '../../../platform/locale.ts';

/** The partner: the API lists the caller first. */
export function partnerOf({ members }: ChatAnswer): ChatMember | undefined {
  return members[1];
}

/** A conversation's title: its match, or the partner. */
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

/** The display name of a member. */
function useMemberName(): (member: ChatMember | undefined) => string {
  const { t } = useTranslation('messagings');
  return (member) => (member && (member.desk || member.reference) ? member.displayName : t('gone'));
}
