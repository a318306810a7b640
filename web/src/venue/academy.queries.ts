import type { BodyOf } from '@five/shared/contract/call-types';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../platform/requests/api.ts';

/** Query of the open season of the academy, its weekly sessions and the remaining places. */
export const academyQuery = () =>
  queryOptions({
    queryKey: ['academy'],
    queryFn: ({ signal }) => api.get('academy', { signal }),
  });

/**
 * Registers a child. The request is sent without the session token, because families without an
 * account use it too, and an expired session must not cause a refusal.
 */
export const registerChild = (body: BodyOf<'POST academy_registrations'>, idempotencyKey: string) =>
  api.post('academy_registrations', { body, idempotencyKey, token: '' });
