import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { HttpError } from 'ra-core';

/** Window event sent when the API rejects the token. */
export const SESSION_ENDED = 'five-session-ended';

export function makeQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: emitSessionEnd }),
    mutationCache: new MutationCache({ onError: emitSessionEnd }),
    defaultOptions: {
      queries: { retry: (failures, error) => failures < 2 && !isRefusal(error) },
      // React Query's default would pause a mutation offline and run it after its form was left.
      mutations: { networkMode: 'always' },
    },
  });
}

function emitSessionEnd(error: unknown): void {
  if (error instanceof HttpError && error.status === 401)
    window.dispatchEvent(new Event(SESSION_ENDED));
}

/** Whether the error is a refusal: it is final; only server faults are retried. */
export function isRefusal(error: unknown): boolean {
  return error instanceof HttpError && error.status >= 400 && error.status < 500;
}
