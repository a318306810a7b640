import type { ResourceProps } from 'ra-core';
import { lazyWithPrefetch } from '../../platform/page/lazy-with-prefetch.tsx';

export const sessions: ResourceProps = {
  name: 'academy_sessions',
  list: lazyWithPrefetch(async () => (await import('./session-list.tsx')).SessionList),
  create: lazyWithPrefetch(async () => (await import('./session-form.tsx')).SessionCreate),
  edit: lazyWithPrefetch(async () => (await import('./session-form.tsx')).SessionEdit),
};
