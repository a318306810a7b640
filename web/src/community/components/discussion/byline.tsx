import type { Author } from '@five/shared/community/community.contract';
import { useTranslation } from 'react-i18next';
import { useAgo } from '../../../platform/texts/ago.ts';
import { DeskBadge } from '../desk-badge.tsx';
import { AuthorAvatar } from '../author-avatar.tsx';
import './byline.css';

/** Author and age of a post. */
export function Byline({ author, at }: { author: Author; at: string }) {
  return (
    <p className="byline">
      <AuthorAvatar author={author} />
      <span>
        <strong>
          <AuthorName author={author} />
        </strong>
        <Ago instant={at} />
      </span>
    </p>
  );
}

export function AuthorName({ author: { reference, displayName, desk } }: { author: Author }) {
  const { t } = useTranslation('discussions');
  // Staff see which member of staff wrote a post; all other users see the badge of the reception.
  if (desk)
    return (
      <>
        {reference && (
          <>
            <bdi>{displayName}</bdi>{' '}
          </>
        )}
        <DeskBadge />
      </>
    );
  return <bdi>{reference ? displayName : t('gone')}</bdi>;
}

export function Ago({ instant }: { instant: string }) {
  const ago = useAgo();
  return (
    <time className="ago" dateTime={instant}>
      {ago(instant)}
    </time>
  );
}
