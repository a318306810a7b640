import type { ResourceProps } from 'ra-core';
import { lazyWithPrefetch } from '../../../platform/page/lazy-with-prefetch.tsx';

export const matches: ResourceProps = {
  name: 'matches',
  list: lazyWithPrefetch(async () => (await import('./match-list.tsx')).MatchList),
  create: lazyWithPrefetch(async () => (await import('./match-form.tsx')).MatchCreate),
  show: lazyWithPrefetch(async () => (await import('./match-show.tsx')).MatchShow),
  edit: lazyWithPrefetch(async () => (await import('./match-form.tsx')).MatchEdit),
};
