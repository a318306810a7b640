import type { AttendanceAnswer, StaffSessionAnswer } from '@five/shared/academy/academy.contract';
import type { Texts } from '@five/shared/locales/locale';
import { queryOptions } from '@tanstack/react-query';
import { allRows } from '../../platform/all-rows.ts';
import { api } from '../../platform/api.ts';

/** All academy groups, latest season first. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['academy_sessions', 'every'],
    queryFn: () => allRows<StaffSessionAnswer<Texts>>('academy_sessions', {}),
    staleTime: 60_000,
  });

const sheetPath = (session: string) => `academy_sessions/${encodeURIComponent(session)}/attendance`;

/**
 * The attendance of an academy group on one training day. If `date` is null, the API selects the
 * latest training day.
 */
export const attendanceQuery = (session: string, date: string | null) =>
  queryOptions({
    queryKey: ['attendance', session, date],
    queryFn: () =>
      api.get<AttendanceAnswer>(`${sheetPath(session)}${date === null ? '' : `?date=${date}`}`),
  });

export const noteAttendance = (
  session: string,
  note: { date: string; present: string[]; absent: string[] },
) => api.put<AttendanceAnswer>(sheetPath(session), note);
