import type { ResourceProps } from 'ra-core';
import { later } from '../platform/later.tsx';

/** Menu entry for all tables. */
export const centre: ResourceProps = {
  name: 'centre',
  list: later(async () => (await import('./centre-list.tsx')).CentreList),
};
