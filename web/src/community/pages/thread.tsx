import type { DiscussionThread } from '@five/shared/community/community.contract';
import { IconArrowDown, IconArrowLeft, IconMessageCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { LocaleLink } from '../../platform/texts/locale-link.tsx';
import { PageHead } from '../../platform/page/page-head.tsx';
import { useResult } from '../../platform/requests/use-result.ts';
import { useSession } from '../../platform/requests/session.ts';
import { LoadFailed } from '../../platform/page/load-failed.tsx';
import { LostBall } from '../../ui/art/lost-ball.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { TurfCard } from '../../ui/turf-card.tsx';
import { useVenueName } from '../../venue/venue.queries.ts';
import { threadQuery } from '../community.queries.ts';
import { RequireVerified } from '../components/require-verified.tsx';
import { Post } from '../components/discussion/post.tsx';
import { ReplyForm } from '../components/discussion/reply-form.tsx';
import { useBufferedReplies, useThreadEvents } from '../use-thread-events.ts';
import './thread.css';

export default function Thread() {
  const { t } = useTranslation('discussions');
  const { reference = '' } = useParams();
  const { data: thread, failed, retry } = useResult(threadQuery(reference, Boolean(useSession())));
  useThreadEvents(reference);
  return (
    <div className="wrap thread">
      <PageHead
        title={thread?.title ?? t('name')}
        description={t('description')}
        site={useVenueName()}
      />
      <LocaleLink to="/discussions" className="thread-back">
        <IconArrowLeft size={20} className="points" aria-hidden /> {t('thread.back')}
      </LocaleLink>
      {failed && <LoadFailed onRetry={retry} />}
      {!failed &&
        (thread === undefined ? (
          <Skeleton height="34rem" />
        ) : thread ? (
          <Conversation key={thread.reference} thread={thread} />
        ) : (
          <ThreadNotFound />
        ))}
    </div>
  );
}

function Conversation({ thread }: { thread: DiscussionThread }) {
  const { t } = useTranslation(['discussions', 'common']);
  const { reference, title, locked, replyCount } = thread;
  return (
    <>
      <article className="thread-opening">
        <Post
          post={thread}
          kind="discussions"
          title={<h1 dir="auto">{title}</h1>}
          foot={
            <p className="post-likes">
              <IconMessageCircle size={19} aria-hidden /> {t('replies', { count: replyCount })}
            </p>
          }
        />
      </article>
      {locked && (
        <Notice status="info">
          <p>{t('thread.locked')}</p>
        </Notice>
      )}
      <Replies thread={thread} />
      {!locked && (
        <RequireVerified>
          <ReplyForm discussion={reference} />
        </RequireVerified>
      )}
      <TurfCard className="thread-end">
        <p>{t('thread.reserve')}</p>
        <LocaleLink to="/reserve" className={buttonClass()}>
          {t('common:action.reserve')}
        </LocaleLink>
      </TurfCard>
    </>
  );
}

/**
 * Replies of a discussion, oldest first. The player's own new replies appear immediately, other new
 * replies when the reader presses a button.
 */
function Replies({ thread }: { thread: DiscussionThread }) {
  const { t } = useTranslation('discussions');
  const { shown, fresh, release } = useBufferedReplies(thread);
  return (
    <>
      {shown.length === 0 ? (
        <p className="thread-none">{t('thread.none')}</p>
      ) : (
        <ol className="thread-replies">
          {shown.map((reply) => (
            <li key={reply.reference}>
              <article className="reply">
                <Post post={reply} kind="replies" />
              </article>
            </li>
          ))}
        </ol>
      )}
      <div className="thread-fresh" role="status">
        {fresh > 0 && (
          <Button look="quiet" icon={<IconArrowDown size={19} aria-hidden />} onClick={release}>
            {t('thread.fresh', { count: fresh })}
          </Button>
        )}
      </div>
    </>
  );
}

function ThreadNotFound() {
  const { t } = useTranslation('discussions');
  return (
    <Empty scene={<LostBall />} title={t('thread.missingTitle')} text={t('thread.missingText')}>
      <LocaleLink to="/discussions" className={buttonClass()}>
        {t('thread.back')}
      </LocaleLink>
    </Empty>
  );
}
