import { queryOptions } from '@tanstack/react-query';
import { allRows } from '../../platform/requests/all-rows.ts';
import { api } from '../../platform/requests/api.ts';

/** All academy groups, latest season first. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['academy_sessions', 'every'],
    queryFn: () => allRows('academy_sessions', {}),
    staleTime: 60_000,
  });

/**
 * The attendance of an academy group on one training day. If `date` is null, the API selects the
 * latest training day.
 */
export const attendanceQuery = (session: string, date: string | null) =>
  queryOptions({
    queryKey: ['attendance', session, date],
    queryFn: () =>
      api.get('academy_sessions/{id}/attendance', {
        path: { id: session },
        query: { date: date ?? undefined },
      }),
  });

export const noteAttendance = (
  session: string,
  note: { date: string; present: string[]; absent: string[] },
) =>
  api.put('academy_sessions/{reference}/attendance', { path: { reference: session }, body: note });
