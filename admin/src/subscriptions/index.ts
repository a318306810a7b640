import type { ResourceProps } from 'ra-core';
import { later } from '../platform/later.tsx';

export const subscriptions: ResourceProps = {
  name: 'subscriptions',
  list: later(async () => (await import('./pack-list.tsx')).PackList),
  create: later(async () => (await import('./sell-pack.tsx')).SellPack),
  show: later(async () => (await import('./pack-show.tsx')).PackShow),
  recordRepresentation: 'reference',
};
