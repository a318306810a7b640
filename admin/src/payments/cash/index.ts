import type { ResourceProps } from 'ra-core';
import { lazyWithPrefetch } from '../../platform/page/lazy-with-prefetch.tsx';

export const cashSessions: ResourceProps = {
  name: 'cash_sessions',
  list: lazyWithPrefetch(async () => (await import('./cash-list.tsx')).CashList),
  show: lazyWithPrefetch(async () => (await import('./cash-show.tsx')).CashShow),
  recordRepresentation: 'reference',
};
