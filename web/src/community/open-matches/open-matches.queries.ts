import type { OpenMatchAnswer } from '@five/shared/community/open-matches.contract';
import type { ReportReceived } from '@five/shared/community/moderation.contract';
import type { Success } from '@five/shared/platform/envelope.contract';
import { addDays } from '@five/shared/time/wall-time';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { api, missing } from '../../platform/api.ts';
import { useIdempotencyKey } from '../../platform/idempotency.ts';
import { showRefusal } from '../show-refusal.ts';
import { listPath, useListPages } from '../../platform/list-pages.ts';
import { LIVE_MS } from '../../platform/query-client.ts';
import { useSession } from '../../platform/session.ts';
import { connect } from '../../platform/socket.ts';

const AT_A_TIME = 20;
const ON_HOME = 3;
const OF_A_DAY = 60;
const OWN = 100;

/** Matches that look for players, the next one first; '' is any level. */
export const useOpenMatches = (level: string) => useListPages<OpenMatchAnswer>({ name: 'open_matches', filter: { status: 'open', level }, count: AT_A_TIME });

/** The next few. */
export const nextMatchesQuery = () =>
  queryOptions({
    queryKey: ['open_matches', 'next'],
    queryFn: ({ signal }) => api.get<OpenMatchAnswer[]>(listPath('open_matches', { status: 'open' }, 0, ON_HOME), { signal }),
    staleTime: LIVE_MS,
  });

/** Those of an opening day, which ends after midnight. */
export const matchesOfDayQuery = (day: string | undefined) =>
  queryOptions({
    queryKey: ['open_matches', 'day', day ?? ''],
    queryFn: ({ signal }) => api.get<OpenMatchAnswer[]>(listPath('open_matches', { status: 'open', from: day ?? '', to: day ? addDays(day, 1) : '' }, 0, OF_A_DAY), { signal }),
    enabled: day !== undefined,
    staleTime: LIVE_MS,
  });

/** One as the caller sees it; null where there is none of this reference. */
export const openMatchQuery = (reference: string, signedIn: boolean) =>
  queryOptions({
    queryKey: ['open_matches', reference, signedIn],
    queryFn: ({ signal }) => api.get<OpenMatchAnswer>(`open_matches/${encodeURIComponent(reference)}`, { signal }).catch(missing),
    meta: { personal: signedIn },
  });

/** Those that the player leads or wanted to play in, in one read for all tickets of a page: the last first, so that none ahead is missing. */
export const ownMatchesQuery = () =>
  queryOptions({
    queryKey: ['open_matches', 'mine'],
    queryFn: ({ signal }) => api.get<OpenMatchAnswer[]>(listPath('open_matches', { mine: true }, 0, OWN, ['date', 'DESC']), { signal }),
    meta: { personal: true },
  });

/** Reads matches again when something happened in one, and when the line is there: what happened before is not told twice. */
export function useLiveMatches(): void {
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

export type MatchAct = 'ask' | 'withdraw' | 'close';
export type AskAct = 'accept' | 'decline';

export const openMatch = (body: object, idempotencyKey: string) => api.post<Success<OpenMatchAnswer>>('open_matches', body, { idempotencyKey });
export const reportMatch = (reference: string, reason: string) => api.post<Success<ReportReceived>>(`open_matches/${encodeURIComponent(reference)}/report`, { reason });

/** What a press does to a match or to a request; all that is known of matches is read again. */
export function useMatchAct(kind: 'open_matches' | 'match_asks', reference: string) {
  const { t } = useTranslation('open-matches');
  const queryClient = useQueryClient();
  const wishes = useIdempotencyKey();
  return useMutation({
    // Nobody is told to press again: by then the button may do the opposite.
    mutationFn: (act: MatchAct | AskAct) => api.post<Success<OpenMatchAnswer>>(`${kind}/${encodeURIComponent(reference)}/${act}`, undefined, { idempotencyKey: wishes.keyFor({ act }) }),
    onSuccess: wishes.forget,
    onError: (error) => showRefusal(error, t('unanswered')),
    onSettled: async () => {
      void queryClient.invalidateQueries({ queryKey: ['chats'] });
      await queryClient.invalidateQueries({ queryKey: ['open_matches'] });
    },
  });
}
