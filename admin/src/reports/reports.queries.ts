import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { PaymentAnswer } from '@five/shared/payments/payments.contract';
import type { FailedMailAnswer } from '@five/shared/reports/failed-mails.contract';
import type {
  Figure,
  NoShowsReport,
  OccupancyReport,
  PacksReport,
  SourcesReport,
  TakingsReport,
  UnpaidReport,
} from '@five/shared/reports/reports.contract';
import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readPage } from '../platform/all-rows.ts';
import { api } from '../platform/api.ts';

interface Days {
  from: string;
  to: string;
}

/** The response type of each report, by the name of the report in its path. */
interface Reports {
  takings: TakingsReport;
  occupancy: OccupancyReport;
  no_shows: NoShowsReport;
  sources: SourcesReport;
  unpaid: UnpaidReport;
  packs: PacksReport;
}

/**
 * Reads a report. `days` is empty for a report without a period, such as unpaid amounts, and if the
 * API sets the period.
 */
export const reportQuery = <Name extends keyof Reports>(name: Name, days: Partial<Days>) =>
  queryOptions({
    queryKey: ['reports', name, days],
    queryFn: () => api.get<Reports[Name]>(`reports/${name}?${new URLSearchParams({ ...days })}`),
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
    queryFn: ({ pageParam: first }) => readPage<FigureRow>(list, filter, { first, count: ROWS }),
    initialPageParam: 0,
    getNextPageParam: (last, _pages, first) => (last.length < ROWS ? undefined : first + ROWS),
  });

export const failedMailsQuery = () =>
  queryOptions({
    queryKey: ['reports', 'mails'],
    queryFn: () => api.get('failed_mails', { range: [0, 99] }),
  });
export const retryMail = (reference: string) =>
  api.post<FailedMailAnswer[]>(`failed_mails/${encodeURIComponent(reference)}/retry`);
