import { QueryClient } from '@tanstack/react-query';
import { ApiFailure } from './api.ts';

const FRESH_MS = 60_000;
const TRIES = 2;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: FRESH_MS, retry: worthAnotherTry }, mutations: { retry: false } },
  });
}

/** A refusal stays one; a lost connection or a server that is busy may answer the next time. */
function worthAnotherTry(failures: number, error: Error): boolean {
  if (error instanceof ApiFailure && error.status >= 400 && error.status < 500) return false;
  return failures < TRIES;
}
