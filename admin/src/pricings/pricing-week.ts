import type { ResourceProps } from 'ra-core';
import { lazyWithPrefetch } from '../platform/lazy-with-prefetch.tsx';

/** Registers the page of the weekly price view; react-admin has no records for it. */
export const pricingWeek: ResourceProps = {
  name: 'pricing_week',
  list: lazyWithPrefetch(async () => (await import('./week-list.tsx')).WeekList),
};
