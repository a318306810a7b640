import type { MessageAnswer } from '@five/shared/community/chats.contract';
import { inDays } from '@five/shared/community/conversation.rules';
import { IconChecks } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatTime } from '../../../platform/texts/format.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { DeskBadge } from '../../components/desk-badge.tsx';
import { MessageText } from '../../components/discussion/message-text.tsx';
import { PersonMenu } from '../../components/person-menu.tsx';
import { report } from '../../community.queries.ts';
import './bubble.css';

interface Older {
  has: boolean;
  busy: boolean;
  read: () => void;
}

interface Props {
  messages: readonly MessageAnswer[];
  older: Older;
  /** Whether messages show their author, as in groups. */
  named: boolean;
}

/**
 * Messages grouped by day; older messages are loaded when the reader scrolls up.
 * @param messages sorted from oldest to newest
 */
export function History({ messages, older, named }: Props) {
  const { t } = useTranslation('messagings');
  const { locale } = useLocale();
  const seen = messages.findLast(({ mine, seenAt }) => mine && seenAt !== null)?.reference;
  return (
    <>
      {older.has ? (
        <OlderButton older={older} />
      ) : (
        <p className="talk-beginning">{t('beginning')}</p>
      )}
      {inDays(messages).map(({ date, runs }) => (
        <section key={date} className="talk-day">
          <h3>
            <span className="sentence">{formatDay(date, locale, 'long')}</span>
          </h3>
          <ol>
            {runs.flatMap((run) =>
              run.messages.map((message, i) => (
                <Bubble
                  key={message.reference}
                  message={message}
                  named={named && !message.mine && i === 0}
                  spoken={named && !message.mine}
                  last={i === run.messages.length - 1}
                  seen={message.reference === seen}
                />
              )),
            )}
          </ol>
        </section>
      ))}
    </>
  );
}

interface BubbleProps {
  message: MessageAnswer;
  named: boolean;
  /**
   * Whether the author's menu is beside the message, as in a group. In a conversation of two
   * players, the menu is in the head of the conversation.
   */
  spoken: boolean;
  last: boolean;
  seen: boolean;
}

function Bubble({ message, named, spoken, last, seen }: BubbleProps) {
  const { reference, author, mine, hidden, folded, time, createdAt } = message;
  const { t } = useTranslation('messagings');
  const { locale } = useLocale();
  return (
    <li className="bubble" data-mine={mine || undefined} data-last={last || undefined}>
      {named && (
        <p className="bubble-author">
          {author.desk ? <DeskBadge /> : <bdi>{author.displayName}</bdi>}
        </p>
      )}
      <div className="bubble-text" data-hidden={hidden || folded || undefined}>
        <BubbleText message={message} />
      </div>
      {(last || seen || spoken) && (
        <div className="bubble-foot">
          <time dateTime={createdAt}>
            <bdi>{formatTime(time, locale)}</bdi>
          </time>
          {seen && (
            <span>
              <IconChecks size={17} aria-hidden /> {t('seen')}
            </span>
          )}
          {spoken && author.reference && (
            <PersonMenu
              shows={t('reportShows')}
              player={{ reference: author.reference, displayName: author.displayName }}
              blocked={folded}
              onReport={(reason) => report('messages', reference, reason)}
            />
          )}
        </div>
      )}
    </li>
  );
}

/** Text of a message. The text of a blocked player is collapsed, and the reader can expand it. */
function BubbleText({ message: { message, hidden, folded } }: { message: MessageAnswer }) {
  const { t } = useTranslation('messagings');
  if (hidden) return <p>{t('hidden')}</p>;
  if (!folded) return <MessageText text={message} />;
  return (
    <details>
      <summary>{t('folded')}</summary>
      <MessageText text={message} />
    </details>
  );
}

/**
 * A button for older messages, which loads them as soon as the button is visible. The
 * column-reverse container keeps the scroll position.
 */
function OlderButton({ older: { busy, read } }: { older: Older }) {
  const { t } = useTranslation('messagings');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (busy || !place.current) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && read());
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [busy, read]);
  return (
    <div ref={place} className="talk-older">
      <Button look="quiet" size="small" busy={busy} onClick={read}>
        {t('older')}
      </Button>
    </div>
  );
}
