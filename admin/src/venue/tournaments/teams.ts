import type { ResourceProps } from 'ra-core';
import { later } from '../../platform/later.tsx';

export const teams: ResourceProps = {
  name: 'teams',
  list: later(async () => (await import('./team-list.tsx')).TeamList),
  create: later(async () => (await import('./team-form.tsx')).TeamCreate),
  edit: later(async () => (await import('./team-form.tsx')).TeamEdit),
};
