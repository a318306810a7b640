import type { ResourceProps } from 'ra-core';
import { lazyWithPrefetch } from '../../platform/page/lazy-with-prefetch.tsx';

export const seasons: ResourceProps = {
  name: 'academy_seasons',
  list: lazyWithPrefetch(async () => (await import('./season-list.tsx')).SeasonList),
  create: lazyWithPrefetch(async () => (await import('./season-form.tsx')).SeasonCreate),
  edit: lazyWithPrefetch(async () => (await import('./season-form.tsx')).SeasonEdit),
};
