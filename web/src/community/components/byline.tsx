import type { Author } from '@five/shared/community/discussions.contract';
import { useTranslation } from 'react-i18next';
import { useAgo } from '../../platform/ago.ts';
import { DeskBadge } from './desk-badge.tsx';
import { Face } from './face.tsx';
import './byline.css';

/** Who said it and how long ago. */
export function Byline({ author, at }: { author: Author; at: string }) {
  return (
    <p className="byline">
      <Face author={author} />
      <span>
        <strong><AuthorName author={author} /></strong>
        <Ago instant={at} />
      </span>
    </p>
  );
}

export function AuthorName({ author: { reference, displayName, desk } }: { author: Author }) {
  const { t } = useTranslation('discussions');
  // To the desk itself each post says who of it spoke; to everybody else it is the desk.
  if (desk) return <>{reference && <><bdi>{displayName}</bdi> </>}<DeskBadge /></>;
  return <bdi>{reference ? displayName : t('gone')}</bdi>;
}

export function Ago({ instant }: { instant: string }) {
  const ago = useAgo();
  return <time className="ago" dateTime={instant}>{ago(instant)}</time>;
}
