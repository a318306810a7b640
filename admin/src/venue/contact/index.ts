import type { ResourceProps } from 'ra-core';
import { lazyWithPrefetch } from '../../platform/page/lazy-with-prefetch.tsx';

/** Contact messages; staff cannot create them. */
export const contact: ResourceProps = {
  name: 'contact',
  list: lazyWithPrefetch(async () => (await import('./message-list.tsx')).MessageList),
  edit: lazyWithPrefetch(async () => (await import('./message-form.tsx')).MessageEdit),
};
