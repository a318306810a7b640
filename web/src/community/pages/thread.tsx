import type { DiscussionThread, ReplyAnswer } from '@five/shared/community/discussions.contract';
import { IconArrowLeft, IconHeart } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { LocaleLink } from '../../platform/locale-link.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { useRead } from '../../platform/read.ts';
import { Unread } from '../../platform/unread.tsx';
import { LostBall } from '../../ui/art/lost-ball.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TurfCard } from '../../ui/turf-card.tsx';
import { useVenueName } from '../../venue/venue.queries.ts';
import { threadQuery } from '../community.queries.ts';
import { Byline } from '../components/byline.tsx';
import { Liveliness } from '../components/discussion-row.tsx';
import { Message } from '../components/message.tsx';
import './thread.css';

export default function Thread() {
  const { t } = useTranslation('discussions');
  const { reference = '' } = useParams();
  const { data: thread, failed, retry } = useRead(threadQuery(reference));
  return (
    <div className="wrap thread">
      <PageHead title={thread?.title ?? t('name')} description={t('description')} site={useVenueName()} />
      <LocaleLink to="/discussions" className="thread-back"><IconArrowLeft size={20} className="points" aria-hidden /> {t('thread.back')}</LocaleLink>
      {failed && <Unread onRetry={retry} />}
      {!failed && (thread === undefined ? <Skeleton height="34rem" /> : thread ? <Conversation thread={thread} /> : <Gone />)}
    </div>
  );
}

function Conversation({ thread }: { thread: DiscussionThread }) {
  const { t } = useTranslation(['discussions', 'common']);
  const { title, message, author, createdAt, replies, locked } = thread;
  return (
    <>
      <article className="thread-opening">
        <Byline author={author} at={createdAt} />
        <h1 dir="auto">{title}</h1>
        <Message text={message} />
        <Liveliness discussion={thread} />
      </article>
      {locked && <Notice status="info"><p>{t('thread.locked')}</p></Notice>}
      {replies.length === 0 ? <p className="thread-none">{t('thread.none')}</p> : <ol className="thread-replies">{replies.map((reply) => <li key={reply.reference}><Reply reply={reply} /></li>)}</ol>}
      <TurfCard className="thread-end">
        <p>{t('thread.reserve')}</p>
        <LocaleLink to="/account/reservations/create" className={buttonClass()}>{t('common:action.reserve')}</LocaleLink>
      </TurfCard>
    </>
  );
}

function Reply({ reply: { message, author, likes, createdAt } }: { reply: ReplyAnswer }) {
  const { t } = useTranslation('discussions');
  return (
    <article className="reply">
      <Byline author={author} at={createdAt} />
      <Message text={message} />
      {likes > 0 && <p className="reply-likes"><IconHeart size={17} aria-hidden /> {t('likes', { count: likes })}</p>}
    </article>
  );
}

function Gone() {
  const { t } = useTranslation('discussions');
  return (
    <Empty scene={<LostBall />} title={t('thread.missingTitle')} text={t('thread.missingText')}>
      <LocaleLink to="/discussions" className={buttonClass()}>{t('thread.back')}</LocaleLink>
    </Empty>
  );
}
