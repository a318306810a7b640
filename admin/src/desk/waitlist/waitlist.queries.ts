import type { HandOfferRequest, DeskWaitRequest } from '@five/shared/waiting/waiting.requests';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/requests/api.ts';

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

export const joinWaitlist = (input: DeskWaitRequest, key: string) =>
  api.post('waiting', { body: input, idempotencyKey: key });
export const offerManually = (reference: string, input: HandOfferRequest) =>
  api.post('waiting/{reference}/offer', { path: { reference }, body: input });
export const acceptForCustomer = (reference: string, key: string) =>
  api.post('waiting/{reference}/take', {
    path: { reference },
    body: { acceptRules: true },
    idempotencyKey: key,
  });
export const declineForCustomer = (reference: string) =>
  api.post('waiting/{reference}/decline', { path: { reference } });
