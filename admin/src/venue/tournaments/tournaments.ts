import type { ResourceProps } from 'ra-core';
import { later } from '../../platform/later.tsx';

export const tournaments: ResourceProps = {
  name: 'tournaments',
  list: later(async () => (await import('./tournament-list.tsx')).TournamentList),
  create: later(async () => (await import('./tournament-form.tsx')).TournamentCreate),
  edit: later(async () => (await import('./tournament-form.tsx')).TournamentEdit),
};
