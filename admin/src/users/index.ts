import type { ResourceProps } from 'ra-core';
import { lazyWithPrefetch } from '../platform/page/lazy-with-prefetch.tsx';

export const users: ResourceProps = {
  name: 'users',
  list: lazyWithPrefetch(async () => (await import('./user-list.tsx')).UserList),
  create: lazyWithPrefetch(async () => (await import('./user-create.tsx')).UserCreate),
  show: lazyWithPrefetch(async () => (await import('./user-show.tsx')).UserShow),
};
