import { nullIfNotFound } from '@five/client/failure';
import type { BodyOf } from '@five/shared/contract/call-types';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../platform/messages/toasts.ts';
import { api, LIVE_MS } from '../../platform/requests/api.ts';
import { showError } from '../show-error.ts';

/** Number of matches that the page of a squad shows: those ahead, and as many that are over. */
const MAX_MATCHES = 12;

/** Query of the squads of which the user is a member. */
export const ownSquadsQuery = (signedIn: boolean) =>
  queryOptions({
    queryKey: ['squads'],
    queryFn: ({ signal }) => api.get('squads', { signal }),
    staleTime: LIVE_MS,
    enabled: signedIn,
    meta: { personal: true },
  });

/** Query of one squad; null if the user is no member. */
export const squadQuery = (reference: string, signedIn: boolean) =>
  queryOptions({
    queryKey: ['squads', reference],
    queryFn: ({ signal }) =>
      api.get('squads/{id}', { path: { id: reference }, signal }).catch(nullIfNotFound),
    staleTime: LIVE_MS,
    enabled: signedIn,
    meta: { personal: true },
  });

/** Query of the reliability of a member, for captains. */
export const memberReliabilityQuery = (reference: string, member: string) =>
  queryOptions({
    queryKey: ['squads', reference, 'reliability', member],
    queryFn: ({ signal }) =>
      api.get('squads/{reference}/members/{member}/reliability', {
        path: { reference, member },
        signal,
      }),
    staleTime: LIVE_MS,
    meta: { personal: true },
  });

/** Query of the matches of a squad that are ahead, or of those that are over. */
export const squadMatchesQuery = (reference: string, ahead: boolean) =>
  queryOptions({
    queryKey: ['squads', reference, 'matches', ahead],
    queryFn: ({ signal }) =>
      api.get('squads/{reference}/matches', {
        path: { reference },
        filter: { ahead },
        range: [0, MAX_MATCHES - 1],
        signal,
      }),
    staleTime: LIVE_MS,
    meta: { personal: true },
  });

/** Query of the squad that a link opens; null if the link opens none. */
export const invitationQuery = (token: string, signedIn: boolean) =>
  queryOptions({
    queryKey: ['squad_links', token, signedIn],
    queryFn: ({ signal }) =>
      api.get('squad_links/{token}', { path: { token }, signal }).catch(nullIfNotFound),
    staleTime: LIVE_MS,
    meta: { personal: true },
  });

export const createSquad = (body: BodyOf<'POST squads'>, idempotencyKey: string) =>
  api.post('squads', { body, idempotencyKey });

export const joinSquad = (token: string) =>
  api.post('squad_links/{token}/join', { path: { token } });

/** The requests that change a squad. */
export const squadRequests = (reference: string) => ({
  update: (body: BodyOf<'PUT squads/{reference}'>) =>
    api.put('squads/{reference}', { path: { reference }, body }),
  add: (body: BodyOf<'POST squads/{reference}/members'>, idempotencyKey: string) =>
    api.post('squads/{reference}/members', { path: { reference }, body, idempotencyKey }),
  setRole: (member: string, body: BodyOf<'PUT squads/{reference}/members/{member}'>) =>
    api.put('squads/{reference}/members/{member}', { path: { reference, member }, body }),
  remove: (member: string) =>
    api.delete('squads/{reference}/members/{member}', { path: { reference, member } }),
  renewLink: () => api.post('squads/{reference}/link', { path: { reference } }),
  delete: () => api.delete('squads/{reference}', { path: { reference } }),
  open: (body: BodyOf<'POST squads/{reference}/matches'>) =>
    api.post('squads/{reference}/matches', { path: { reference }, body }),
});

/** Sends a change of a squad, shows its result or the reason of a refusal, and reads it again. */
export function useSquadChange() {
  const { t } = useTranslation('players');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (send: () => Promise<{ message: string }>) => send(),
    onSuccess: ({ message }) => showToast({ status: 'success', message }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['squads'] }),
    onError: (error) => showError(error, t('squads.unanswered')),
  });
}
