import type { ChatMember } from '@five/shared/community/chats.contract';
import { IconBuildingStadium } from '@tabler/icons-react';
import { Avatar } from '../../../ui/avatar.tsx';
import './face.css';

/** The desk has a sign, a player initials. */
export function Face({ member }: { member: ChatMember | undefined }) {
  if (member?.desk) return <span className="avatar face-desk" aria-hidden><IconBuildingStadium size={24} /></span>;
  return <Avatar name={member?.reference ? member.displayName : '?'} seed={member?.reference ?? 'gone'} />;
}
