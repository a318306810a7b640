import type { ChatAnswer, ChatMember } from '@five/shared/community/chats.contract';
import { useTranslation } from 'react-i18next';

/** Whom the caller talks with: the members name the caller first. */
export function partnerOf({ members }: ChatAnswer): ChatMember | undefined {
  return members[1];
}

/** What a member is called. */
export function useNameOf(): (member: ChatMember | undefined) => string {
  const { t } = useTranslation('messagings');
  return (member) => (member && (member.desk || member.reference) ? member.displayName : t('gone'));
}
