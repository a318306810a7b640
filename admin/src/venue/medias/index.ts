import type { ResourceProps } from 'ra-core';
import { later } from '../../platform/later.tsx';

export const medias: ResourceProps = {
  name: 'medias',
  list: later(async () => (await import('./media-list.tsx')).MediaList),
  create: later(async () => (await import('./media-form.tsx')).MediaCreate),
  edit: later(async () => (await import('./media-form.tsx')).MediaEdit),
};
