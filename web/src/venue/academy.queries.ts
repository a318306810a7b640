import type { AcademyAnswer, RegistrationReceipt } from '@five/shared/academy/academy.contract';
import type { Success } from '@five/shared/platform/envelope.contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../platform/api.ts';

/** The open season, its weekly sessions and the places left. */
export const academyQuery = () =>
  queryOptions({
    queryKey: ['academy'],
    queryFn: ({ signal }) => api.get<AcademyAnswer>('academy', { signal }),
  });

/**
 * Sent without authorization, as families without an account do: an expired session must not cause
 * a refusal.
 */
export const registerChild = (body: object, idempotencyKey: string) =>
  api.post<Success<RegistrationReceipt>>('academy_registrations', body, {
    idempotencyKey,
    token: '',
  });
