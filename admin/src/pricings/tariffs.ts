import type { ResourceProps } from 'ra-core';
import { lazyWithPrefetch } from '../platform/page/lazy-with-prefetch.tsx';

export const tariffs: ResourceProps = {
  name: 'tariffs',
  list: lazyWithPrefetch(async () => (await import('./tariff-list.tsx')).TariffList),
  create: lazyWithPrefetch(async () => (await import('./tariff-form.tsx')).TariffCreate),
  edit: lazyWithPrefetch(async () => (await import('./tariff-form.tsx')).TariffEdit),
};
