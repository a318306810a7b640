import type { BodyOf } from '@five/shared/contract/call-types';
import type { BookingMatchAnswer } from '@five/shared/community/matches/matches.contract';
import { matchVersion } from '@five/shared/realtime/match-version.rules';
import { nullIfNotFound } from '@five/client/failure';
import { connect } from '@five/client/socket';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { api, LIVE_MS } from '../../platform/requests/api.ts';
import { useSession } from '../../platform/requests/session.ts';
import { showError } from '../show-error.ts';

/** Query of the match that a link opens; null if the link opens none. */
export const matchLinkQuery = (token: string, signedIn: boolean) =>
  queryOptions({
    queryKey: ['matches', token, signedIn],
    queryFn: ({ signal }) =>
      api.get('matches/{token}', { path: { token }, signal }).catch(nullIfNotFound),
    meta: { personal: true },
    staleTime: LIVE_MS,
  });

/** Query of the phone numbers of a match, for its captain. */
export const matchContactsQuery = (token: string) =>
  queryOptions({
    queryKey: ['matches', token, 'contacts'],
    queryFn: ({ signal }) => api.get('matches/{token}/contacts', { path: { token }, signal }),
    meta: { personal: true },
  });

/**
 * Loads the match again after live events, and on every connection unless it is current, because
 * the server does not repeat missed events.
 */
export function useMatchLinkEvents(token: string): void {
  const queryClient = useQueryClient();
  const signedIn = Boolean(useSession());
  useEffect(() => {
    const { queryKey } = matchLinkQuery(token, signedIn);
    const reread = () => void queryClient.invalidateQueries({ queryKey: ['matches', token] });
    return connect('/matches', (socket) => {
      socket.on('connect', () => {
        const { data, fetchStatus } = queryClient.getQueryState(queryKey) ?? {};
        const version = data && fetchStatus === 'idle' ? matchVersion(data) : undefined;
        socket.emit('join', { token, version }, ({ current }) => void (current || reread()));
      });
      socket.on('match', reread);
    });
  }, [token, signedIn, queryClient]);
}

interface Saved {
  data: BookingMatchAnswer;
}

/** Sends the own answer. */
export const sendAnswer = (
  token: string,
  body: BodyOf<'POST matches/{token}/answers'>,
): Promise<Saved> => api.post('matches/{token}/answers', { path: { token }, body });

/** The requests with which the captain changes the match of a link. */
export const captainRequests = (token: string) => ({
  update: (body: BodyOf<'PUT matches/{token}'>): Promise<Saved> =>
    api.put('matches/{token}', { path: { token }, body }),
  change: (id: string, body: BodyOf<'PUT matches/{token}/answers/{id}'>): Promise<Saved> =>
    api.put('matches/{token}/answers/{id}', { path: { token, id }, body }),
  remove: (id: string): Promise<Saved> =>
    api.delete('matches/{token}/answers/{id}', { path: { token, id } }),
  order: (ids: string[]): Promise<Saved> =>
    api.post('matches/{token}/answers/order', { path: { token }, body: { ids } }),
});

/** Lets the API make the teams of a match. */
export const makeTeams = (token: string) => api.post('matches/{token}/teams', { path: { token } });

/** Saves teams that the captain has chosen. */
export const saveTeams = (token: string, body: BodyOf<'PUT matches/{token}/teams'>) =>
  api.put('matches/{token}/teams', { path: { token }, body });

/** Saves or corrects the result, as the captain. */
export const saveResult = (
  token: string,
  body: BodyOf<'PUT matches/{token}/result'>,
): Promise<Saved> => api.put('matches/{token}/result', { path: { token }, body });

export const disputeResult = (token: string): Promise<Saved> =>
  api.post('matches/{token}/result/dispute', { path: { token } });

/** Votes for the player of the match. */
export const sendVote = (token: string, id: string): Promise<Saved> =>
  api.post('matches/{token}/votes', { path: { token }, body: { id } });

export const renewLink = (token: string) => api.post('matches/{token}/link', { path: { token } });

/** Returns a function that stores a match that the API has answered, so that the page shows it. */
export function useKeepMatch(token: string): (saved: Saved) => void {
  const queryClient = useQueryClient();
  const signedIn = Boolean(useSession());
  return ({ data }) => {
    queryClient.setQueryData(matchLinkQuery(token, signedIn).queryKey, data);
    void queryClient.invalidateQueries({ queryKey: matchContactsQuery(token).queryKey });
  };
}

/**
 * Returns a function that loads a match again after a refusal, because the match may have ended,
 * its list be closed or its link renewed.
 */
export function useRereadMatch(token: string): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: ['matches', token] });
}

/** Sends a change of the match and shows its result, or the reason of a refusal. */
export function useMatchChange(token: string) {
  const { t } = useTranslation('match');
  const reread = useRereadMatch(token);
  return useMutation({
    mutationFn: (send: () => Promise<Saved>) => send(),
    onSuccess: useKeepMatch(token),
    onError: (error) => {
      showError(error, t('unanswered'));
      reread();
    },
  });
}

/** Changes the teams of the match, and loads the match with them. */
export function useTeamsChange(token: string) {
  const { t } = useTranslation('match');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (send: () => Promise<unknown>) => send(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['matches', token] }),
    onError: (error) => showError(error, t('unanswered')),
  });
}
