import type { ResourceProps } from 'ra-core';
import { later } from '../platform/later.tsx';

export const pitches: ResourceProps = {
  name: 'pitches',
  list: later(async () => (await import('./pitch-list.tsx')).PitchList),
  create: later(async () => (await import('./pitch-form.tsx')).PitchCreate),
  edit: later(async () => (await import('./pitch-form.tsx')).PitchEdit),
};
