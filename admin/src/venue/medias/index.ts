import type { ResourceProps } from 'ra-core';
import { lazyWithPrefetch } from '../../platform/page/lazy-with-prefetch.tsx';

export const medias: ResourceProps = {
  name: 'medias',
  list: lazyWithPrefetch(async () => (await import('./media-list.tsx')).MediaList),
  create: lazyWithPrefetch(async () => (await import('./media-form.tsx')).MediaCreate),
  edit: lazyWithPrefetch(async () => (await import('./media-form.tsx')).MediaEdit),
};
