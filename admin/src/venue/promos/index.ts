import type { ResourceProps } from 'ra-core';
import { lazyWithPrefetch } from '../../platform/page/lazy-with-prefetch.tsx';

export const promos: ResourceProps = {
  name: 'promos',
  list: lazyWithPrefetch(async () => (await import('./promo-list.tsx')).PromoList),
  create: lazyWithPrefetch(async () => (await import('./promo-form.tsx')).PromoCreate),
  edit: lazyWithPrefetch(async () => (await import('./promo-form.tsx')).PromoEdit),
};
