import { QueryClient, type QueryState } from '@tanstack/react-query';

const TRIES = 2;
const FIRST_PAUSE_MS = 4000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * @param staleTime time in milliseconds after which data is outdated, unless its query says
 * @param offlineQueries what queries do while the browser reports that it is offline: 'fail' at
 * once, or 'wait' for the connection and keep what they have shown. After a reconnect, queries are
 * loaded again.
 */
export function createQueryClient(
  staleTime: number,
  offlineQueries: 'fail' | 'wait' = 'fail',
): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime,
        networkMode: offlineQueries === 'fail' ? 'always' : 'online',
        refetchOnReconnect: true,
        retry: isRetryable,
        refetchInterval: retryDelayMs,
      },
      // By default, a mutation would wait too, and run after the user has left its form.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Whether a failed query is retried. A refusal is final. */
export function isRetryable(failures: number, error: Error): boolean {
  return !isRefusal(error) && failures < TRIES;
}

/**
 * Returns the delay in milliseconds before a failed query is loaded again; the delays increase. The
 * page thus gets its data when the server is available again. False if the query has data or has
 * not failed, or if the API refused the request.
 */
export function retryDelayMs({
  state: { data, error, errorUpdateCount },
}: {
  state: Pick<QueryState, 'data' | 'error' | 'errorUpdateCount'>;
}): number | false {
  if (data !== undefined || errorUpdateCount === 0 || isRefusal(error)) return false;
  return Math.min(FIRST_PAUSE_MS * 2 ** (errorUpdateCount - 1), LONGEST_PAUSE_MS);
}

/**
 * Whether the API refused a request (status 4xx). A refusal is final; after a lost connection or a
 * fault of the server, a retry may succeed.
 */
export function isRefusal(error: object | null): boolean {
  // Errors of other sources have no status or, as the errors of react-admin, the same field.
  const { status = 0 } = (error ?? {}) as { status?: number };
  return status >= 400 && status < 500;
}
