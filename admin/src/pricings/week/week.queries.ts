import { MAX_LIST_ROWS } from '@five/shared/platform/lengths';
import { queryOptions } from '@tanstack/react-query';
import { allRows } from '../../platform/requests/all-rows.ts';
import { api } from '../../platform/requests/api.ts';

/** Current and future session prices, with names in all languages. */
export const sessionPricesQuery = () =>
  queryOptions({
    queryKey: ['pricings', 'week'],
    queryFn: () => allRows('pricings', { type: 'session', archived: false }),
  });

/** Pitches in service, which can be booked. */
export const openPitchesQuery = () =>
  queryOptions({
    queryKey: ['pitches', 'week'],
    queryFn: () => api.get('pitches', { filter: { active: true }, range: [0, MAX_LIST_ROWS - 1] }),
  });
