import type { ResourceProps } from 'ra-core';
import { lazyWithPrefetch } from '../platform/page/lazy-with-prefetch.tsx';

/**
 * The page 'The centre' as a react-admin resource. It links to the lists of the content tables and
 * to the settings pages.
 */
export const centre: ResourceProps = {
  name: 'centre',
  list: lazyWithPrefetch(async () => (await import('./centre-list.tsx')).CentreList),
};
