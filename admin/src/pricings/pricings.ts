import type { ResourceProps } from 'ra-core';
import { lazyWithPrefetch } from '../platform/page/lazy-with-prefetch.tsx';

export const pricings: ResourceProps = {
  name: 'pricings',
  list: lazyWithPrefetch(async () => (await import('./pricing-list.tsx')).PricingList),
  create: lazyWithPrefetch(async () => (await import('./pricing-form.tsx')).PricingCreate),
  edit: lazyWithPrefetch(async () => (await import('./pricing-form.tsx')).PricingEdit),
};
