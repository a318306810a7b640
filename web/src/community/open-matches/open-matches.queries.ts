import type { BodyOf } from '@five/shared/contract/call-types';
import { addDays } from '@five/shared/time/wall-time';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, LIVE_MS } from '../../platform/requests/api.ts';
import { nullIfNotFound } from '@five/client/failure';
import { useIdempotencyKey } from '@five/client/api';
import { showError } from '../show-error.ts';
import { useInfiniteList } from '../../platform/requests/infinite-list.ts';
import { useSession } from '../../platform/requests/session.ts';
import { connect } from '@five/client/socket';

const AT_A_TIME = 20;
const ON_HOME = 3;
const OF_A_DAY = 60;
const MAX_OWN_MATCHES = 100;
/** Maximum interval in milliseconds between live connections that are opened together. */
const TOGETHER_MS = 100;
/** Maximum time in milliseconds that the first load waits for the live connection. */
const LONGEST_WAIT_MS = 2000;

/** Query of open matches, the next one first, page by page; an empty level matches all levels. */
export const useOpenMatches = (level: string) =>
  useInfiniteList({
    name: 'open_matches',
    filter: { status: 'open', level },
    count: AT_A_TIME,
  });

/** Query of the next few open matches. */
export const nextMatchesQuery = () =>
  queryOptions({
    queryKey: ['open_matches', 'next'],
    queryFn: ({ signal }) =>
      api.get('open_matches', { filter: { status: 'open' }, range: [0, ON_HOME - 1], signal }),
    staleTime: LIVE_MS,
  });

/** Query of the open matches of an opening day, including those after midnight. */
export const matchesOfDayQuery = (day: string | undefined) =>
  queryOptions({
    queryKey: ['open_matches', 'day', day ?? ''],
    queryFn: ({ signal }) =>
      api.get('open_matches', {
        filter: { status: 'open', from: day ?? '', to: day ? addDays(day, 1) : '' },
        range: [0, OF_A_DAY - 1],
        signal,
      }),
    enabled: day !== undefined,
    staleTime: LIVE_MS,
  });

/**
 * Query of an open match, as the caller is allowed to see it; null if there is no match with this
 * reference.
 */
export const openMatchQuery = (reference: string, signedIn: boolean) =>
  queryOptions({
    queryKey: ['open_matches', reference, signedIn],
    queryFn: ({ signal }) =>
      api.get('open_matches/{id}', { path: { id: reference }, signal }).catch(nullIfNotFound),
    meta: { personal: signedIn },
  });

/**
 * Query of the player's open matches, in one request instead of one request per ticket. At most
 * `MAX_OWN_MATCHES` matches are returned, latest first, so that old matches are left out instead of
 * upcoming ones.
 */
export const ownMatchesQuery = () =>
  queryOptions({
    queryKey: ['open_matches', 'mine'],
    queryFn: ({ signal }) =>
      api.get('open_matches', {
        filter: { mine: true },
        range: [0, MAX_OWN_MATCHES - 1],
        sort: ['date', 'DESC'],
        signal,
      }),
    meta: { personal: true },
  });

/** A load that the connections of a page cause together, and what follows it. */
interface ConnectRead {
  timer: ReturnType<typeof setTimeout>;
  then: (() => void)[];
}

const connectReads = new WeakMap<QueryClient, ConnectRead>();

/**
 * Loads the queries of open matches again after a live connection was opened. A page opens several
 * connections at once, which cause one load together; `then` is called at its begin.
 */
export function rereadMatchesOnConnect(queryClient: QueryClient, then = () => undefined): void {
  const earlier = connectReads.get(queryClient);
  clearTimeout(earlier?.timer);
  const read = {
    timer: setTimeout(() => {
      connectReads.delete(queryClient);
      void queryClient.invalidateQueries({ queryKey: ['open_matches'] });
      for (const next of read.then) next();
    }, TOGETHER_MS),
    then: [...(earlier?.then ?? []), then],
  };
  connectReads.set(queryClient, read);
}

/**
 * Loads the queries of open matches again after live events and on every connection, because the
 * server does not repeat missed events. Returns whether a query that is first loaded now misses no
 * event, because the connection is open, or does without one.
 */
export function useMatchEvents(): boolean {
  const queryClient = useQueryClient();
  const alive = useSession() !== undefined;
  const [isFollowing, setFollowing] = useState(false);
  useEffect(() => {
    if (!alive) return;
    const follow = () => void setFollowing(true);
    const reread = () => void queryClient.invalidateQueries({ queryKey: ['open_matches'] });
    const atLatest = setTimeout(follow, LONGEST_WAIT_MS);
    const leave = connect(
      '/discussions',
      (socket) => {
        socket.on('connect', () => rereadMatchesOnConnect(queryClient, follow));
        socket.on('connect_error', follow);
        socket.on('openMatch', reread);
      },
      { onMissing: follow },
    );
    return () => {
      clearTimeout(atLatest);
      leave();
    };
  }, [alive, queryClient]);
  return isFollowing;
}

export type MatchAction = 'ask' | 'withdraw' | 'close';
export type JoinRequestAction = 'accept' | 'decline';

export const openMatch = (body: BodyOf<'POST open_matches'>, idempotencyKey: string) =>
  api.post('open_matches', { body, idempotencyKey });
export const reportMatch = (reference: string, reason: string) =>
  api.post('open_matches/{id}/report', {
    path: { id: reference },
    body: { reason },
  });

/** Executes an action on a match. */
export const useMatchAction = (reference: string) =>
  useAction((act: MatchAction, idempotencyKey) =>
    api.post(`open_matches/{id}/${act}`, { path: { id: reference }, idempotencyKey }),
  );

/** Accepts or declines a join request. */
export const useJoinRequestAction = (reference: string) =>
  useAction((act: JoinRequestAction, idempotencyKey) =>
    api.post(`match_asks/{id}/${act}`, { path: { id: reference }, idempotencyKey }),
  );

/** Sends an action of a match; afterwards all queries of matches are outdated. */
function useAction<Act extends string>(
  send: (act: Act, idempotencyKey: string) => Promise<unknown>,
) {
  const { t } = useTranslation('open-matches');
  const queryClient = useQueryClient();
  const wishes = useIdempotencyKey();
  return useMutation({
    // Error messages do not suggest to press again, because the button may do the opposite by then.
    mutationFn: (act: Act) => send(act, wishes.keyFor({ act })),
    onSuccess: wishes.forget,
    onError: (error) => showError(error, t('unanswered')),
    onSettled: async () => {
      void queryClient.invalidateQueries({ queryKey: ['chats'] });
      await queryClient.invalidateQueries({ queryKey: ['open_matches'] });
    },
  });
}
