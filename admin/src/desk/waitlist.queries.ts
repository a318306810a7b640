import type { HandOfferRequest, DeskWaitRequest } from '@five/shared/waiting/waiting.requests';
import type { OfferAnswer, WaitingAnswer } from '@five/shared/waiting/waiting.contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../platform/api.ts';

const MAX_ENTRIES = 99;

/** Waiting-list entries of an opening day, in order of arrival. */
export const waitlistQuery = (openingDay: string) =>
  queryOptions({
    queryKey: ['desk', 'line', openingDay],
    queryFn: () =>
      api.get('waiting', {
        filter: { date: openingDay, status: ['waiting', 'offered'] },
        range: [0, MAX_ENTRIES],
        sort: ['createdAt', 'ASC'],
      }),
    refetchInterval: 60_000,
  });

const pathOf = (reference: string) => `waiting/${encodeURIComponent(reference)}`;

export const joinWaitlist = (input: DeskWaitRequest, key: string) =>
  api.post<WaitingAnswer>('waiting', input, key);
export const offerManually = (reference: string, input: HandOfferRequest) =>
  api.post<WaitingAnswer>(`${pathOf(reference)}/offer`, input);
export const acceptForCustomer = (reference: string, key: string) =>
  api.post<OfferAnswer>(`${pathOf(reference)}/take`, { acceptRules: true }, key);
export const declineForCustomer = (reference: string) =>
  api.post<OfferAnswer>(`${pathOf(reference)}/decline`);
