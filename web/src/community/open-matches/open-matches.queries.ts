import type { OpenMatchAnswer } from '@five/shared/community/open-matches.contract';
import type { ReportReceived } from '@five/shared/community/moderation.contract';
import type { Success } from '@five/shared/platform/envelope.contract';
import { addDays } from '@five/shared/time/wall-time';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { api, nullIfNotFound } from '../../platform/api.ts';
import { useIdempotencyKey } from '../../platform/idempotency.ts';
import { showError } from '../show-error.ts';
import { listPath, useInfiniteList } from '../../platform/infinite-list.ts';
import { LIVE_MS } from '../../platform/query-client.ts';
import { useSession } from '../../platform/session.ts';
import { connect } from '../../platform/socket.ts';

const AT_A_TIME = 20;
const ON_HOME = 3;
const OF_A_DAY = 60;
const OWN = 100;

/** Open matches, the next one first; '' matches any level. */
export const useOpenMatches = (level: string) =>
  useInfiniteList<OpenMatchAnswer>({
    name: 'open_matches',
    filter: { status: 'open', level },
    count: AT_A_TIME,
  });

/** The next few open matches. */
export const nextMatchesQuery = () =>
  queryOptions({
    queryKey: ['open_matches', 'next'],
    queryFn: ({ signal }) =>
      api.get<OpenMatchAnswer[]>(
        listPath('open_matches', { filter: { status: 'open' }, count: ON_HOME }),
        {
          signal,
        },
      ),
    staleTime: LIVE_MS,
  });

/** Open matches of an opening day, which ends after midnight. */
export const matchesOfDayQuery = (day: string | undefined) =>
  queryOptions({
    queryKey: ['open_matches', 'day', day ?? ''],
    queryFn: ({ signal }) =>
      api.get<OpenMatchAnswer[]>(
        listPath('open_matches', {
          filter: { status: 'open', from: day ?? '', to: day ? addDays(day, 1) : '' },
          count: OF_A_DAY,
        }),
        { signal },
      ),
    enabled: day !== undefined,
    staleTime: LIVE_MS,
  });

/** One open match as the caller sees it; null if there is none of this reference. */
export const openMatchQuery = (reference: string, signedIn: boolean) =>
  queryOptions({
    queryKey: ['open_matches', reference, signedIn],
    queryFn: ({ signal }) =>
      api
        .get<OpenMatchAnswer>(`open_matches/${encodeURIComponent(reference)}`, { signal })
        .catch(nullIfNotFound),
    meta: { personal: signedIn },
  });

/**
 * The player's matches in one request for all tickets of a page, latest first, so that no upcoming
 * one is cut off.
 */
export const ownMatchesQuery = () =>
  queryOptions({
    queryKey: ['open_matches', 'mine'],
    queryFn: ({ signal }) =>
      api.get<OpenMatchAnswer[]>(
        listPath('open_matches', { filter: { mine: true }, count: OWN, sort: ['date', 'DESC'] }),
        { signal },
      ),
    meta: { personal: true },
  });

/** Refetches matches on events and on every connection, because missed events are not repeated. */
export function useMatchEvents(): void {
  const queryClient = useQueryClient();
  const alive = useSession() !== undefined;
  useEffect(() => {
    if (!alive) return;
    const reread = () => void queryClient.invalidateQueries({ queryKey: ['open_matches'] });
    return connect('/discussions', undefined, (socket) => {
      socket.on('connect', reread);
      socket.on('openMatch', reread);
    });
  }, [alive, queryClient]);
}

export type MatchAction = 'ask' | 'withdraw' | 'close';
export type JoinRequestAction = 'accept' | 'decline';

export const openMatch = (body: object, idempotencyKey: string) =>
  api.post<Success<OpenMatchAnswer>>('open_matches', body, { idempotencyKey });
export const reportMatch = (reference: string, reason: string) =>
  api.post<Success<ReportReceived>>(`open_matches/${encodeURIComponent(reference)}/report`, {
    reason,
  });

/** An action on a match or a request; all match queries are invalidated afterwards. */
export function useMatchAction(kind: 'open_matches' | 'match_asks', reference: string) {
  const { t } = useTranslation('open-matches');
  const queryClient = useQueryClient();
  const wishes = useIdempotencyKey();
  return useMutation({
    // Errors do not say 'try again': by then the button may do the opposite.
    mutationFn: (act: MatchAction | JoinRequestAction) =>
      api.post<Success<OpenMatchAnswer>>(
        `${kind}/${encodeURIComponent(reference)}/${act}`,
        undefined,
        { idempotencyKey: wishes.keyFor({ act }) },
      ),
    onSuccess: wishes.forget,
    onError: (error) => showError(error, t('unanswered')),
    onSettled: async () => {
      void queryClient.invalidateQueries({ queryKey: ['chats'] });
      await queryClient.invalidateQueries({ queryKey: ['open_matches'] });
    },
  });
}
