import type { ResourceProps } from 'ra-core';
import { lazyWithPrefetch } from '../platform/page/lazy-with-prefetch.tsx';

export const addons: ResourceProps = {
  name: 'addons',
  list: lazyWithPrefetch(async () => (await import('./addon-list.tsx')).AddonList),
  create: lazyWithPrefetch(async () => (await import('./addon-form.tsx')).AddonCreate),
  edit: lazyWithPrefetch(async () => (await import('./addon-form.tsx')).AddonEdit),
};
