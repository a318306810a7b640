import type { ResourceProps } from 'ra-core';
import { lazyWithPrefetch } from '../../platform/page/lazy-with-prefetch.tsx';

export const partners: ResourceProps = {
  name: 'partners',
  list: lazyWithPrefetch(async () => (await import('./partner-list.tsx')).PartnerList),
  create: lazyWithPrefetch(async () => (await import('./partner-form.tsx')).PartnerCreate),
  edit: lazyWithPrefetch(async () => (await import('./partner-form.tsx')).PartnerEdit),
};
