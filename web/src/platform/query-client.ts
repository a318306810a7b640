import { QueryClient, type QueryState } from '@tanstack/react-query';
import { ApiFailure } from './api.ts';

const FRESH_MS = 60_000;
/** For data that others change meanwhile: slots, waiting lists, own bookings. */
export const LIVE_MS = 20_000;
/** For data that the venue changes rarely: settings, prices, pictures. */
export const STATIC_DATA_MS = 10 * 60_000;
const TRIES = 2;
const FIRST_PAUSE_MS = 4000;
const LONGEST_PAUSE_MS = 60_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // 'always': if the browser reports offline, queries fail at once instead of pausing; a
      // reconnect refetches.
      queries: {
        staleTime: FRESH_MS,
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: isRetryable,
        refetchInterval: retryDelayMs,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** A refusal is final; a lost connection or a busy server may succeed on retry. */
function isRetryable(failures: number, error: Error): boolean {
  return !isRefusal(error) && failures < TRIES;
}

/**
 * Failed queries are retried at increasing intervals, so that a page fills itself once the server
 * is back.
 */
export function retryDelayMs({
  state: { data, error, errorUpdateCount },
}: {
  state: Pick<QueryState, 'data' | 'error' | 'errorUpdateCount'>;
}): number | false {
  if (data !== undefined || errorUpdateCount === 0 || isRefusal(error)) return false;
  return Math.min(FIRST_PAUSE_MS * 2 ** (errorUpdateCount - 1), LONGEST_PAUSE_MS);
}

function isRefusal(error: Error | null): boolean {
  return error instanceof ApiFailure && error.status >= 400 && error.status < 500;
}
