import type { ChatAnswer } from '@five/shared/community/chats.contract';
import { IconCheck, IconHourglassHigh } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { chatPage } from '../../platform/page/paths.ts';
import { useAgo } from '../../platform/texts/use-format.ts';
import { Tag } from '../../ui/tag.tsx';
import css from './chat-inbox.module.css';

/** The customer's name from the customer record, else the player's display name. */
export function nameOf({ customer, members }: ChatAnswer): string {
  return customer?.fullName ?? members[1]?.displayName ?? '';
}

/**
 * One conversation in the list: the customer's name, the last message and its state. The time shows
 * how long the customer has waited or, if answered, the age of the last message.
 */
export function ChatRow({ chat, current }: { chat: ChatAnswer; current: boolean }) {
  const t = useTypedTranslate();
  const ago = useAgo();
  const { reference, lastMessage, unread, waitingSince, lastAt } = chat;
  return (
    <Link to={chatPage(reference)} className={css['row']} aria-current={current || undefined}>
      <b>
        <bdi>{nameOf(chat)}</bdi>
      </b>
      <small>{ago(waitingSince ?? lastAt)}</small>
      <span className={css['last']} dir="auto">
        {lastMessage?.hidden ? t('talk.hidden') : (lastMessage?.message ?? t('talk.nothing_yet'))}
      </span>
      {unread > 0 && (
        <span className={css['unread']}>
          <span aria-hidden>{unread}</span>
          <span className="sr-only">{t('talk.unread', { count: unread })}</span>
        </span>
      )}
      <span className={css['state']}>
        {waitingSince ? (
          <Tag tone="due" icon={IconHourglassHigh}>
            {t('talk.waits')}
          </Tag>
        ) : (
          <Tag tone="plain" icon={IconCheck}>
            {t('talk.answered')}
          </Tag>
        )}
      </span>
    </Link>
  );
}
