import type { ResourceProps } from 'ra-core';
import { lazyWithPrefetch } from '../../platform/page/lazy-with-prefetch.tsx';

export const chats: ResourceProps = {
  name: 'chats',
  list: lazyWithPrefetch(async () => (await import('./chat-inbox.tsx')).ChatInbox),
};
