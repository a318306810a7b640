import { compareWritten } from '@five/shared/time/wall-time';
import type { TournamentAnswer } from '@five/shared/tournaments/tournaments.contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { publicData } from '../../platform/public-data.ts';
import { retryDelayMs } from '../../platform/query-client.ts';

/**
 * Interval in milliseconds at which the results of a running tournament are loaded again while its
 * page is open.
 */
const LIVE_MS = 45_000;

/** Query of the listed tournaments, latest first. */
export const tournamentsQuery = () =>
  queryOptions({
    queryKey: ['tournaments'],
    queryFn: ({ signal }) => api.get('tournaments', { signal }),
    select: (editions) => editions.toSorted((one, other) => compareWritten(other.from, one.from)),
  });

/**
 * Query of a tournament. `path` identifies it in the API: its slug such as `2025/may`, or
 * `by-token/…` for an unlisted edition.
 */
export const tournamentQuery = (path: string) =>
  queryOptions({
    queryKey: ['tournaments', path],
    queryFn: ({ signal }) => api.get<TournamentAnswer>(`tournaments/${path}`, { signal }),
    // The data embedded in the page is used first; it is loaded again because a result may be
    // newer.
    initialData: () => publicData<TournamentAnswer>(`/api/tournaments/${path}`),
    initialDataUpdatedAt: 0,
    refetchInterval: (query) =>
      query.state.data?.state === 'running' ? LIVE_MS : retryDelayMs(query),
  });
