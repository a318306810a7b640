import type { CreateBlockRequest } from '@five/shared/slots/slots.requests';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../platform/requests/api.ts';
import { keptSince } from '@five/client/browser/kept-at';
import { minutesSince } from '@five/client/kept-time';
import { addMinutes, dateOfWall } from '@five/shared/time/wall-time';
import { useWallNow } from '@five/client/clock';

/** The board of an opening day; without a date, of the current opening day. */
export const dayQuery = (date: string | null) =>
  queryOptions({
    queryKey: ['desk', 'day', date],
    queryFn: async () => {
      const day = await api.get('desk/day', { query: { date: date ?? undefined } });
      const kept = keptSince();
      return kept === null ? day : { ...day, now: addMinutes(day.now, minutesSince(kept)) };
    },
    // The first page after a sign-in uses the response that the sign-in page has requested. Events
    // load the board again at once.
    staleTime: 2_000,
    // Offline, the service worker may answer.
    networkMode: 'offlineFirst',
    // The board is refetched every minute, because events may be lost.
    refetchInterval: 60_000,
  });

export const createBlock = (input: CreateBlockRequest) => api.post('blocks', { body: input });
export const removeBlock = (reference: string) =>
  api.delete('blocks/{reference}', { path: { reference } });

export const waitingQuery = () =>
  queryOptions({
    queryKey: ['desk', 'waiting'],
    queryFn: () => api.get('desk/waiting'),
    refetchInterval: 60_000,
  });

/** The venue's current calendar date. */
export function useToday(): string {
  return dateOfWall(useWallNow(useQuery(dayQuery(null))));
}
