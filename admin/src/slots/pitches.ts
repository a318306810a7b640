import type { ResourceProps } from 'ra-core';
import { lazyWithPrefetch } from '../platform/page/lazy-with-prefetch.tsx';

export const pitches: ResourceProps = {
  name: 'pitches',
  list: lazyWithPrefetch(async () => (await import('./pitch-list.tsx')).PitchList),
  create: lazyWithPrefetch(async () => (await import('./pitch-form.tsx')).PitchCreate),
  edit: lazyWithPrefetch(async () => (await import('./pitch-form.tsx')).PitchEdit),
};
