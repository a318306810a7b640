import type { ResourceProps } from 'ra-core';
import { lazyWithPrefetch } from '../../platform/page/lazy-with-prefetch.tsx';

export const tournaments: ResourceProps = {
  name: 'tournaments',
  list: lazyWithPrefetch(async () => (await import('./tournament-list.tsx')).TournamentList),
  create: lazyWithPrefetch(async () => (await import('./tournament-form.tsx')).TournamentCreate),
  edit: lazyWithPrefetch(async () => (await import('./tournament-form.tsx')).TournamentEdit),
};
