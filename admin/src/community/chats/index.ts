import type { ResourceProps } from 'ra-core';
import { later } from '../../platform/later.tsx';

export const chats: ResourceProps = {
  name: 'chats',
  list: later(async () => (await import('./chat-desk.tsx')).ChatDesk),
};
