import { QueryClient, type QueryState } from '@tanstack/react-query';
import { ApiFailure } from './api.ts';

const FRESH_MS = 60_000;
/**
 * Time in milliseconds after which data that other users change is outdated: slots, waiting lists,
 * own bookings.
 */
export const LIVE_MS = 20_000;
/**
 * Time in milliseconds after which data that the venue rarely changes is outdated: settings,
 * prices, pictures.
 */
export const STATIC_DATA_MS = 10 * 60_000;
const TRIES = 2;
const FIRST_PAUSE_MS = 4000;
const LONGEST_PAUSE_MS = 60_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Network mode 'always': if the browser reports that it is offline, queries fail immediately
      // instead of pausing. After a reconnect they are loaded again.
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

/**
 * Whether a failed query is retried. A response with a 4xx status is final; after a lost connection
 * or another error, a retry may succeed.
 */
function isRetryable(failures: number, error: Error): boolean {
  return !isRefusal(error) && failures < TRIES;
}

/**
 * Returns the delay in milliseconds before a failed query is loaded again; the delays increase. The
 * page thus gets its data when the server is available again. False if the query has data or has
 * not failed, or if the response had a 4xx status.
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
