import type { BodyOf } from '@five/shared/contract/call-types';
import { queryOptions } from '@tanstack/react-query';
import { api, STATIC_DATA_MS } from '../platform/requests/api.ts';

/** Query of the sponsors and partners to show today, highest tier first. */
export const partnersQuery = () =>
  queryOptions({
    queryKey: ['partners'],
    queryFn: ({ signal }) => api.get('partners', { signal }),
    staleTime: STATIC_DATA_MS,
  });

/** Query of the promotions to show today. */
export const promosQuery = () =>
  queryOptions({
    queryKey: ['promos'],
    queryFn: ({ signal }) => api.get('promos', { signal }),
    staleTime: STATIC_DATA_MS,
  });

/**
 * Sends a message of the contact form. The request is sent without the session token, because
 * visitors use the form too, and an expired session must not cause a refusal.
 */
export const sendContact = (body: BodyOf<'POST contact'>, idempotencyKey: string) =>
  api.post('contact', { body, idempotencyKey, token: '' });
