import type { ResourceProps } from 'ra-core';
import { lazyWithPrefetch } from '../platform/lazy-with-prefetch.tsx';

/** The weekly price view; it has no records of its own. */
export const pricingWeek: ResourceProps = {
  name: 'pricing_week',
  list: lazyWithPrefetch(async () => (await import('./week-list.tsx')).WeekList),
};
