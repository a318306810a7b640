import type { ResourceProps } from 'ra-core';
import { lazyWithPrefetch } from '../platform/page/lazy-with-prefetch.tsx';

export const subscriptions: ResourceProps = {
  name: 'subscriptions',
  list: lazyWithPrefetch(async () => (await import('./pack-list.tsx')).PackList),
  create: lazyWithPrefetch(async () => (await import('./sell-pack.tsx')).SellPack),
  show: lazyWithPrefetch(async () => (await import('./pack-show.tsx')).PackShow),
  recordRepresentation: 'reference',
};
