import type { ResourceProps } from 'ra-core';
import { later } from '../platform/later.tsx';

export const pricings: ResourceProps = {
  name: 'pricings',
  list: later(async () => (await import('./pricing-list.tsx')).PricingList),
  create: later(async () => (await import('./pricing-form.tsx')).PricingCreate),
  edit: later(async () => (await import('./pricing-form.tsx')).PricingEdit),
};
