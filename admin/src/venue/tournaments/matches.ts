import type { ResourceProps } from 'ra-core';
import { later } from '../../platform/later.tsx';

export const matches: ResourceProps = {
  name: 'matches',
  list: later(async () => (await import('./match-list.tsx')).MatchList),
  create: later(async () => (await import('./match-form.tsx')).MatchCreate),
  show: later(async () => (await import('./match-show.tsx')).MatchShow),
  edit: later(async () => (await import('./match-form.tsx')).MatchEdit),
};
