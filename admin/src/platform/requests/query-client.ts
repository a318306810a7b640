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
      // By default, React Query would pause a mutation while offline, and run it after the user has
      // left its form.
      mutations: { networkMode: 'always' },
    },
  });
}

function emitSessionEnd(error: unknown): void {
  if (error instanceof HttpError && error.status === 401)
    window.dispatchEvent(new Event(SESSION_ENDED));
}

/** Whether an error is a refusal by the API. A refusal is final; only server faults are retried. */
export function isRefusal(error: unknown): boolean {
  return error instanceof HttpError && error.status >= 400 && error.status < 500;
}
