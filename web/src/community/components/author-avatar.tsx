import type { Author } from '@five/shared/community/community.contract';
import { IconHeadset } from '@tabler/icons-react';
import { Avatar } from '../../ui/avatar.tsx';

/**
 * Avatar of an author: an icon for the reception, initials for a player, a placeholder for a
 * deleted account.
 */
export function AuthorAvatar({ author }: { author: Author | undefined }) {
  if (author?.desk)
    return (
      <span className="avatar" aria-hidden>
        <IconHeadset size={24} />
      </span>
    );
  return (
    <Avatar
      name={author?.reference ? author.displayName : '?'}
      seed={author?.reference ?? 'gone'}
    />
  );
}
