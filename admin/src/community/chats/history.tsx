import type { MessageAnswer } from '@five/shared/community/chats.contract';
import { inDays, type Run } from '@five/shared/community/conversation.rules';
import { IconChecks } from '@tabler/icons-react';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import css from './conversation.module.css';

/**
 * Messages of a conversation by day and author; reception's messages also name the staff member.
 * @param messages the oldest first
 */
export function History({ messages }: { messages: readonly MessageAnswer[] }) {
  const { day } = useFormat();
  return inDays(messages).map(({ date, runs }) => (
    <section key={date} className={css['day']}>
      <h3>{day(date)}</h3>
      <ol>
        {runs.map((run) => (
          <Turn key={run.messages[0]?.reference} run={run} />
        ))}
      </ol>
    </section>
  ));
}

function Turn({ run: { mine, messages } }: { run: Run<MessageAnswer> }) {
  const t = useTypedTranslate();
  const { hour } = useFormat();
  const last = messages.at(-1);
  return (
    <li data-mine={mine || undefined}>
      {messages.map(({ reference, message, hidden }) => (
        <p key={reference} className={css['bubble']} dir="auto">
          {hidden ? <i>{t('talk.hidden')}</i> : message}
        </p>
      ))}
      {last && (
        <small>
          {mine && (
            <>
              <bdi>{last.author.displayName}</bdi> ·{' '}
            </>
          )}
          <time dateTime={last.createdAt}>
            <bdi>{hour(last.time)}</bdi>
          </time>
          {mine && last.seenAt && (
            <>
              {' '}
              · <IconChecks aria-hidden size={16} /> {t('talk.seen')}
            </>
          )}
        </small>
      )}
    </li>
  );
}
