import { compareWritten } from '@five/shared/time/wall-time';
import type { TournamentAnswer, TournamentSummary } from '@five/shared/tournaments/tournaments.contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { publicData } from '../../platform/public-data.ts';
import { pauseUntilNextTry } from '../../platform/query-client.ts';

/** How soon a result shows itself to who is watching. */
const LIVE_MS = 45_000;

/** The editions that are listed, the latest first. */
export const tournamentsQuery = () =>
  queryOptions({
    queryKey: ['tournaments'],
    queryFn: ({ signal }) => api.get<TournamentSummary[]>('tournaments', { signal }),
    select: (editions) => editions.toSorted((one, other) => compareWritten(other.from, one.from)),
  });

/** `path` is what names it in the API: its slug `2025/may`, or `by-token/…` for one that is in no list. */
export const tournamentQuery = (path: string) =>
  queryOptions({
    queryKey: ['tournaments', path],
    queryFn: ({ signal }) => api.get<TournamentAnswer>(`tournaments/${path}`, { signal }),
    // What the server wrote into its page: a result may have come since.
    initialData: () => publicData<TournamentAnswer>(`/api/tournaments/${path}`),
    initialDataUpdatedAt: 0,
    refetchInterval: (query) => (query.state.data?.state === 'running' ? LIVE_MS : pauseUntilNextTry(query)),
  });
