import type { ResourceProps } from 'ra-core';
import { later } from '../../platform/later.tsx';

export const seasons: ResourceProps = {
  name: 'academy_seasons',
  list: later(async () => (await import('./season-list.tsx')).SeasonList),
  create: later(async () => (await import('./season-form.tsx')).SeasonCreate),
  edit: later(async () => (await import('./season-form.tsx')).SeasonEdit),
};
