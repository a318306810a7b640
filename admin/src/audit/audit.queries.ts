import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readPage } from '../platform/requests/all-rows.ts';
import { api } from '../platform/requests/api.ts';

/** Filter fields of the audit trail. */
export const AUDIT_FILTERS = ['actor', 'subjectKind', 'act', 'subject', 'from', 'to'] as const;
export type AuditFilter = Partial<Record<(typeof AUDIT_FILTERS)[number], string>>;

const LINES = 50;

/** The audit trail, newest entry first, in pages. */
export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam: first }) => readPage('audit', filter, { first, count: LINES }),
    initialPageParam: 0,
    getNextPageParam: (last, _pages, first) => (last.length < LINES ? undefined : first + LINES),
    placeholderData: keepPreviousData,
  });

/** Staff accounts. */
export const teamQuery = () =>
  queryOptions({
    queryKey: ['users', 'team'],
    queryFn: () =>
      api.get('users', {
        filter: { role: ['staff', 'admin'] },
        range: [0, 99],
        sort: ['fullName', 'ASC'],
      }),
    staleTime: 60_000,
  });
