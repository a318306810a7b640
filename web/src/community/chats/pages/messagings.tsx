import { useTranslation } from 'react-i18next';
import { useUser } from '../../../account/user.queries.ts';
import { LocaleLink } from '../../../platform/texts/locale-link.tsx';
import { useQueryText } from '../../../platform/texts/query-text.ts';
import { useResult } from '../../../platform/requests/use-result.ts';
import { useSession } from '../../../platform/requests/session.ts';
import { LoadFailed } from '../../../platform/page/load-failed.tsx';
import { LostBall } from '../../../ui/art/lost-ball.tsx';
import { SidelineTalk } from '../../../ui/art/sideline-talk.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { useVenueName } from '../../../venue/venue.queries.ts';
import { chatQuery, chatsQuery } from '../chats.queries.ts';
import { ChatList } from '../components/chat-list.tsx';
import { Conversation } from '../components/conversation.tsx';
import './messagings.css';
import { useMailsArrive } from '../../../venue/venue.queries.ts';

export default function Messagings() {
  const { t } = useTranslation('messagings');
  const open = useQueryText('chat');
  const { data: user } = useUser();
  return (
    <div className="wrap messagings" data-open={open !== '' || undefined}>
      <title>{`${t('name')} · ${useVenueName()}`}</title>
      <header className="messagings-head">
        <h1>{t('title')}</h1>
        <p>
          <LocaleLink to="/players">{t('players')}</LocaleLink>
          <LocaleLink to="/discussions">{t('discussions')}</LocaleLink>
        </p>
      </header>
      {user?.verified === false ? <Unverified /> : <Panes open={open} />}
    </div>
  );
}

/** List of conversations and open conversation side by side; on phones only one of them. */
function Panes({ open }: { open: string }) {
  return (
    <div className="panes">
      <div className="pane-list">
        <Chats open={open} />
      </div>
      <div className="pane-talk">{open ? <Opened key={open} reference={open} /> : <Pick />}</div>
    </div>
  );
}

function Chats({ open }: { open: string }) {
  const verified = useUser().data?.verified ?? false;
  const { data: chats, failed, retry } = useResult(chatsQuery(Boolean(useSession()) && verified));
  if (failed) return <LoadFailed onRetry={retry} />;
  return chats ? <ChatList chats={chats} open={open} /> : <Skeleton height="100%" />;
}

function Opened({ reference }: { reference: string }) {
  const { data: chat, failed, retry } = useResult(chatQuery(reference));
  if (failed)
    return (
      <div className="talk-wait">
        <LoadFailed onRetry={retry} />
      </div>
    );
  if (chat === undefined)
    return (
      <div className="talk-wait">
        <Skeleton height="100%" />
      </div>
    );
  return chat ? <Conversation chat={chat} /> : <Missing />;
}

function Pick() {
  const { t } = useTranslation('messagings');
  return <Empty scene={<SidelineTalk />} title={t('pick.title')} text={t('pick.text')} />;
}

function Missing() {
  const { t } = useTranslation('messagings');
  return (
    <Empty scene={<LostBall />} title={t('missing.title')} text={t('missing.text')}>
      <LocaleLink to="/messagings" className={buttonClass()}>
        {t('back')}
      </LocaleLink>
    </Empty>
  );
}

/**
 * Shown in place of the conversations until the user's email is verified. It has no button, because
 * the warning at the top of the page contains the button that sends the code.
 */
function Unverified() {
  const { t } = useTranslation('messagings');
  return (
    <Empty
      scene={<SidelineTalk />}
      title={t('unverified.title')}
      text={t(useMailsArrive() ? 'unverified.text' : 'unverified.textUnsent')}
    />
  );
}
