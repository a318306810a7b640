import type { DeskNoticeWay } from '@five/shared/desk/desk-notices.codes';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/requests/api.ts';

const MAX_ROWS = 100;
const LATEST = 30;

/** Messages that wait for staff, the earliest first. */
export const openNoticesQuery = () =>
  queryOptions({
    queryKey: ['desk', 'notices', 'open'],
    queryFn: () => api.get('desk_notices', { filter: { state: 'open' }, range: [0, MAX_ROWS - 1] }),
    // A message becomes due or obsolete without an event.
    refetchInterval: 60_000,
  });

/** The messages that were passed on last. */
export const doneNoticesQuery = () =>
  queryOptions({
    queryKey: ['desk', 'notices', 'done'],
    queryFn: () =>
      api.get('desk_notices', {
        filter: { state: 'done' },
        range: [0, LATEST - 1],
        sort: ['doneAt', 'DESC'],
      }),
  });

export const settleNotice = (reference: string, way: DeskNoticeWay) =>
  api.post('desk_notices/{reference}/done', { path: { reference }, body: { way } });
export const reopenNotice = (reference: string) =>
  api.post('desk_notices/{reference}/reopen', { path: { reference } });
