import type { DiscussionAnswer } from '@five/shared/community/discussions.contract';
import { IconHeart, IconLock, IconMessageCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../platform/locale-link.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Ago } from './byline.tsx';
import './discussion-row.css';

/** A thread in the list: what it is about, who opened it, how lively it is. */
export function DiscussionRow({ discussion }: { discussion: DiscussionAnswer }) {
  const { t } = useTranslation('discussions');
  const { reference, title, message, author, lastAt, locked } = discussion;
  return (
    <article className="discussion">
      <Avatar name={author.reference ? author.displayName : '?'} seed={author.reference ?? 'gone'} />
      <div className="discussion-text">
        <h2 dir="auto"><LocaleLink to={`/discussions/${reference}`}>{title}</LocaleLink></h2>
        <p className="discussion-start" dir="auto">{message}</p>
        <p className="discussion-by">
          <span>{t('by')} <bdi>{author.reference ? author.displayName : t('gone')}</bdi></span>
          <Ago instant={lastAt} />
          {locked && <span className="discussion-locked"><IconLock size={16} aria-hidden /> {t('locked')}</span>}
        </p>
      </div>
      <Liveliness discussion={discussion} />
    </article>
  );
}

export function Liveliness({ discussion: { replyCount, likes } }: { discussion: DiscussionAnswer }) {
  const { t } = useTranslation('discussions');
  return (
    <ul className="lively">
      <li><IconMessageCircle size={19} aria-hidden /> {t('replies', { count: replyCount })}</li>
      {likes > 0 && <li><IconHeart size={19} aria-hidden /> {t('likes', { count: likes })}</li>}
    </ul>
  );
}
