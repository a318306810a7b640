import type { ReplyAnswer } from '@five/shared/community/community.contract';
import { IconEyeOff, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { LoadFailed } from '../../platform/page/load-failed.tsx';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { Loading } from '../../platform/page/loading.tsx';
import { useAgo } from '../../platform/texts/use-format.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Tag } from '../../ui/tag.tsx';
import { HideButton } from './hide-button.tsx';
import { LockButton } from './lock-button.tsx';
import css from './moderation.module.css';
import { threadQuery } from './moderation.queries.ts';

/**
 * A discussion with all its posts, including hidden ones, and the moderation actions for each post.
 */
export function ThreadShow() {
  const t = useTypedTranslate();
  const { id = '' } = useParams();
  const { data: thread, error, refetch } = useQuery(threadQuery(decodeURIComponent(id)));
  if (!thread)
    return error ? (
      <LoadFailed level="h1" title={t('thread.failed')} error={error} onRetry={refetch} />
    ) : (
      <Loading />
    );
  return (
    <div className={css['page']}>
      <title>{thread.title}</title>
      <div className={css['back']}>
        <BackLink to="/discussions" name={t('thread.back')} />
      </div>
      <header>
        <h1>
          <bdi>{thread.title}</bdi>
        </h1>
        {thread.locked && (
          <Tag tone="plain" icon={IconLock}>
            {t('moderation.locked')}
          </Tag>
        )}
        <LockButton reference={thread.reference} locked={thread.locked} />
      </header>
      <Post post={thread} path="discussions" />
      <h2>{t('thread.replies', { count: thread.replyCount })}</h2>
      <ol>
        {thread.replies.map((reply) => (
          <li key={reply.reference}>
            <Post post={reply} path="replies" />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Post({
  post: { reference, author, message, createdAt, hidden, hiddenReason },
  path,
}: {
  post: ReplyAnswer;
  path: 'discussions' | 'replies';
}) {
  const t = useTypedTranslate();
  const ago = useAgo();
  return (
    <article className={css['report']} data-hidden={hidden || undefined}>
      <header>
        <b>
          <bdi>{author.displayName || t('thread.gone_author')}</bdi>
        </b>{' '}
        <small>{ago(createdAt)}</small>
        {hidden && (
          <Tag tone="off" icon={IconEyeOff}>
            {t('moderation.hidden')}
          </Tag>
        )}
      </header>
      <blockquote dir="auto">{message}</blockquote>
      {hiddenReason && (
        <p>
          <small>{t('moderation.reason')}</small> <q dir="auto">{hiddenReason}</q>
        </p>
      )}
      <div className={css['acts']}>
        <HideButton path={path} reference={reference} hidden={hidden} />
      </div>
    </article>
  );
}
