import type { ResourceProps } from 'ra-core';
import { later } from '../platform/later.tsx';

/** The weekly price view; it has no records of its own. */
export const pricingWeek: ResourceProps = {
  name: 'pricing_week',
  list: later(async () => (await import('./week-list.tsx')).WeekList),
};
