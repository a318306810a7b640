import type { DiscussionAnswer } from '@five/shared/community/community.contract';
import {
  IconEyeOff,
  IconHeart,
  IconLock,
  IconMessageCircle,
  IconUserOff,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../../platform/texts/locale-link.tsx';
import { Ago, AuthorName } from './byline.tsx';
import './discussion-row.css';
import { AuthorAvatar } from '../author-avatar.tsx';
import { Preview } from './preview.tsx';

/**
 * A discussion in the list: topic, author, activity. Topic and text are hidden if the author is a
 * blocked player.
 */
export function DiscussionRow({ discussion }: { discussion: DiscussionAnswer }) {
  const { t } = useTranslation('discussions');
  const { reference, title, message, author, lastAt, folded } = discussion;
  return (
    <article className="discussion" data-folded={folded || undefined}>
      <AuthorAvatar author={author} />
      <div className="discussion-text">
        <h2 dir={folded ? undefined : 'auto'}>
          <LocaleLink to={`/discussions/${reference}`} className="whole-link">
            {folded ? t('folded') : title}
          </LocaleLink>
        </h2>
        {!folded && (
          <p className="discussion-start" dir="auto">
            <Preview text={message} />
          </p>
        )}
        <p className="discussion-by">
          <span>
            {t('by')} <AuthorName author={author} />
          </span>
          <Ago instant={lastAt} />
          <DiscussionTags discussion={discussion} />
        </p>
      </div>
      <DiscussionActivity discussion={discussion} />
    </article>
  );
}

function DiscussionTags({
  discussion: { locked, hidden, folded },
}: {
  discussion: DiscussionAnswer;
}) {
  const { t } = useTranslation(['discussions', 'community']);
  return (
    <>
      {locked && (
        <span className="discussion-mark">
          <IconLock size={16} aria-hidden /> {t('locked')}
        </span>
      )}
      {hidden && (
        <span className="discussion-mark">
          <IconEyeOff size={16} aria-hidden /> {t('hiddenPost')}
        </span>
      )}
      {folded && (
        <span className="discussion-mark">
          <IconUserOff size={16} aria-hidden /> {t('community:blocked')}
        </span>
      )}
    </>
  );
}

function DiscussionActivity({
  discussion: { replyCount, likes },
}: {
  discussion: DiscussionAnswer;
}) {
  const { t } = useTranslation('discussions');
  return (
    <ul className="lively">
      <li>
        <IconMessageCircle size={19} aria-hidden /> {t('replies', { count: replyCount })}
      </li>
      {likes > 0 && (
        <li>
          <IconHeart size={19} aria-hidden /> {t('likes', { count: likes })}
        </li>
      )}
    </ul>
  );
}
