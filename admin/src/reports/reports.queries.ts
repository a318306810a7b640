import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { PaymentAnswer } from '@five/shared/payments/payments.contract';
import type { Figure } from '@five/shared/reports/reports.contract';
import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readPage } from '../platform/requests/all-rows.ts';
import { api } from '../platform/requests/api.ts';

interface Days {
  from: string;
  to: string;
}

/** Requests of the reports, by the name of the report in its path. */
const REPORTS = {
  takings: (query: Partial<Days>) => api.get('reports/takings', { query }),
  occupancy: (query: Partial<Days>) => api.get('reports/occupancy', { query }),
  no_shows: (query: Partial<Days>) => api.get('reports/no_shows', { query }),
  sources: (query: Partial<Days>) => api.get('reports/sources', { query }),
  unpaid: () => api.get('reports/unpaid'),
  packs: () => api.get('reports/packs'),
};

type Report<Name extends keyof typeof REPORTS> = Awaited<ReturnType<(typeof REPORTS)[Name]>>;

/**
 * Reads a report. `days` is empty for a report without a period, such as unpaid amounts, and if the
 * API sets the period.
 */
export const reportQuery = <Name extends keyof typeof REPORTS>(name: Name, days: Partial<Days>) =>
  queryOptions<Report<Name>>({
    queryKey: ['reports', name, days],
    queryFn: () => REPORTS[name](days) as Promise<Report<Name>>,
    placeholderData: keepPreviousData,
  });

export type FigureRow = BookingAnswer | PaymentAnswer | SubscriptionAnswer;

const ROWS = 50;

/**
 * Reads the bookings, payments or packs from which a number of a report is computed, page by page.
 */
export const rowsQuery = ({ rows: { list, filter } }: Figure) =>
  infiniteQueryOptions({
    queryKey: ['reports', 'rows', list, filter],
    queryFn: ({ pageParam: first }) => readPage(list, filter, { first, count: ROWS }),
    initialPageParam: 0,
    getNextPageParam: (last, _pages, first) => (last.length < ROWS ? undefined : first + ROWS),
  });

export const failedMailsQuery = () =>
  queryOptions({
    queryKey: ['reports', 'mails'],
    queryFn: () => api.get('failed_mails', { range: [0, 99] }),
  });
export const retryMail = (reference: string) =>
  api.post('failed_mails/{reference}/retry', { path: { reference } });
