import type {
  OpenCashSessionRequest,
  CloseCashSessionRequest,
  CountCashRequest,
  MoveCashRequest,
} from '@five/shared/payments/cash/cash.requests';
import { infiniteListQuery } from '@five/client/infinite-list';
import { queryOptions } from '@tanstack/react-query';
import { api, blobOf } from '../../platform/requests/api.ts';

/** The open cash session; null if there is none. */
export const openDrawerQuery = () =>
  queryOptions({
    queryKey: ['cash', 'open'],
    queryFn: async () =>
      (await api.get('cash_sessions', { filter: { open: true }, range: [0, 0] }))[0] ?? null,
  });

export const closedDrawersQuery = () =>
  infiniteListQuery(['cash', 'closed'], (page) =>
    api.getPage('cash_sessions', { filter: { open: false }, ...page }),
  );

export const drawerQuery = (reference: string) =>
  queryOptions({
    queryKey: ['cash', 'one', reference],
    queryFn: () => api.get('cash_sessions/{reference}', { path: { reference } }),
  });

export const entriesQuery = (session: string) =>
  infiniteListQuery(['cash', 'entries', session], (page) =>
    api.getPage('cash_entries', { filter: { session }, ...page }),
  );

const pathOf = (reference: string) => `cash_sessions/${encodeURIComponent(reference)}`;

export const openDrawer = (input: OpenCashSessionRequest, key: string) =>
  api.post('cash_sessions', { body: input, idempotencyKey: key });
export const stateFloat = (reference: string, input: OpenCashSessionRequest) =>
  api.put('cash_sessions/{reference}', { path: { reference }, body: input });
export const moveCash = (reference: string, input: MoveCashRequest, key: string) =>
  api.post('cash_sessions/{reference}/movements', {
    path: { reference },
    body: input,
    idempotencyKey: key,
  });
export const countCash = (reference: string, input: CountCashRequest, key: string) =>
  api.post('cash_sessions/{reference}/count', {
    path: { reference },
    body: input,
    idempotencyKey: key,
  });
export const closeDrawer = (reference: string, input: CloseCashSessionRequest) =>
  api.post('cash_sessions/{reference}/close', { path: { reference }, body: input });
export const fetchReport = (reference: string, kind: 'pdf' | 'csv') =>
  blobOf(`${pathOf(reference)}/report.${kind}`);
