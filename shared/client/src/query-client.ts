import { QueryClient, type QueryState } from '@tanstack/react-query';

const TRIES = 2;
const FIRST_PAUSE_MS = 4000;
const LONGEST_PAUSE_MS = 60_000;

/** @param staleTime time in milliseconds after which data is outdated, unless its query says */
export function createQueryClient(staleTime: number): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Network mode 'always': if the browser reports that it is offline, queries fail immediately
      // instead of pausing, and mutations do not run after the user has left their form. After a
      // reconnect, queries are loaded again.
      queries: {
        staleTime,
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: isRetryable,
        refetchInterval: retryDelayMs,
      },
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
