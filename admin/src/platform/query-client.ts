import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { HttpError } from 'ra-core';

/** Told to the window when the API no longer knows our token, whichever call found out. */
export const SESSION_ENDED = 'five-session-ended';

export function makeQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: tellSessionEnd }),
    mutationCache: new MutationCache({ onError: tellSessionEnd }),
    defaultOptions: {
      queries: { retry: (failures, error) => failures < 2 && !isRefusal(error) },
      // Kept back until the line is up again, an act would be done after its form was left with nothing changed.
      mutations: { networkMode: 'always' },
    },
  });
}

function tellSessionEnd(error: unknown): void {
  if (error instanceof HttpError && error.status === 401) window.dispatchEvent(new Event(SESSION_ENDED));
}

/** A refusal stays one however often it is asked; only a fault is worth another try. */
export function isRefusal(error: unknown): boolean {
  return error instanceof HttpError && error.status >= 400 && error.status < 500;
}
