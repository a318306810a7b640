import type { ResourceProps } from 'ra-core';
import { lazyWithPrefetch } from '../platform/lazy-with-prefetch.tsx';

/** Menu entry for all tables. */
export const centre: ResourceProps = {
  name: 'centre',
  list: lazyWithPrefetch(async () => (await import('./centre-list.tsx')).CentreList),
};
