import type { Author } from '@five/shared/community/discussions.contract';
import { IconHeadset } from '@tabler/icons-react';
import { Avatar } from '../../ui/avatar.tsx';

/** The desk has a sign, a player initials; nobody is known of an account that is gone. */
export function Face({ author }: { author: Author | undefined }) {
  if (author?.desk) return <span className="avatar" aria-hidden><IconHeadset size={24} /></span>;
  return <Avatar name={author?.reference ? author.displayName : '?'} seed={author?.reference ?? 'gone'} />;
}
