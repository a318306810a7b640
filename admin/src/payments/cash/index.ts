import type { ResourceProps } from 'ra-core';
import { later } from '../../platform/later.tsx';

export const cashSessions: ResourceProps = {
  name: 'cash_sessions',
  list: later(async () => (await import('./cash-list.tsx')).CashList),
  show: later(async () => (await import('./cash-show.tsx')).CashShow),
  recordRepresentation: 'reference',
};
