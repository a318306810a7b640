import type { ResourceProps } from 'ra-core';
import { lazyWithPrefetch } from '../../platform/page/lazy-with-prefetch.tsx';

/**
 * Registers the page with the prices of a week. The name `pricing_week` is only the path of the
 * page; the API has no such list of records.
 */
export const pricingWeek: ResourceProps = {
  name: 'pricing_week',
  list: lazyWithPrefetch(async () => (await import('./week-list.tsx')).WeekList),
};
