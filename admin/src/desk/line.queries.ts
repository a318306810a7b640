import type {
  HandOfferInput,
  OfferAnswer,
  WaitingAnswer,
  WaitInput,
} from '@five/shared/waiting/waiting.contract';
import { queryOptions } from '@tanstack/react-query';
import { api, listPath } from '../platform/api.ts';

const MOST = 99;

/** Waiting-list entries of an opening day, first come first. */
export const lineQuery = (openingDay: string) =>
  queryOptions({
    queryKey: ['desk', 'line', openingDay],
    queryFn: () =>
      api.get<WaitingAnswer[]>(
        listPath('waiting', { date: openingDay, status: ['waiting', 'offered'] }, MOST, [
          'createdAt',
          'ASC',
        ]),
      ),
    refetchInterval: 60_000,
  });

const placeOf = (reference: string) => `waiting/${encodeURIComponent(reference)}`;

export const joinLine = (input: WaitInput, key: string) =>
  api.post<WaitingAnswer>('waiting', input, key);
export const offerByHand = (reference: string, input: HandOfferInput) =>
  api.post<WaitingAnswer>(`${placeOf(reference)}/offer`, input);
export const takeForCustomer = (reference: string, key: string) =>
  api.post<OfferAnswer>(`${placeOf(reference)}/take`, { acceptRules: true }, key);
export const passOn = (reference: string) => api.post<OfferAnswer>(`${placeOf(reference)}/decline`);
