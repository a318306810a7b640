import type { ResourceProps } from 'ra-core';
import { lazyWithPrefetch } from '../../platform/page/lazy-with-prefetch.tsx';

export const teams: ResourceProps = {
  name: 'teams',
  list: lazyWithPrefetch(async () => (await import('./team-list.tsx')).TeamList),
  create: lazyWithPrefetch(async () => (await import('./team-form.tsx')).TeamCreate),
  edit: lazyWithPrefetch(async () => (await import('./team-form.tsx')).TeamEdit),
};
