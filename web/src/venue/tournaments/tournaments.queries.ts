import { compareWritten } from '@five/shared/time/wall-time';
import type { TournamentAnswer } from '@five/shared/tournaments/tournaments.contract';
import { requestPath } from '@five/client/api';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/requests/api.ts';
import { publicData } from '../../platform/requests/public-data.ts';
import { retryDelayMs } from '@five/client/query-client';

/**
 * Time in milliseconds after which the results of a tournament are outdated. Those of a running
 * tournament are then loaded again while its page is open.
 */
const LIVE_MS = 45_000;

/** Query of the listed tournaments, latest first. */
export const tournamentsQuery = () =>
  queryOptions({
    queryKey: ['tournaments'],
    queryFn: ({ signal }) => api.get('tournaments', { signal }),
    select: (editions) => editions.toSorted((one, other) => compareWritten(other.from, one.from)),
  });

/** Identifies a tournament: a slug such as `2025/may`, or the token of an unlisted edition. */
export type TournamentKey = { year: string; name: string } | { token: string };

export const tournamentQuery = (path: TournamentKey) =>
  queryOptions({
    queryKey: ['tournaments', path],
    queryFn: ({ signal }) =>
      'token' in path
        ? api.get('tournaments/by-token/{token}', { path, signal })
        : api.get('tournaments/{year}/{name}', { path, signal }),
    // The data embedded in the page is as old as the page. The page of an unlisted edition embeds
    // none.
    initialData: () =>
      'token' in path
        ? undefined
        : publicData<TournamentAnswer>(
            `/api/${requestPath('tournaments/{year}/{name}', { path })}`,
          ),
    initialDataUpdatedAt: () => performance.timeOrigin,
    staleTime: LIVE_MS,
    refetchInterval: (query) =>
      query.state.data?.state === 'running' ? LIVE_MS : retryDelayMs(query),
  });
