import { MutationCache, QueryCache, QueryClient, type QueryState } from '@tanstack/react-query';

const TRIES = 2;
const FIRST_PAUSE_MS = 4000;
const LONGEST_PAUSE_MS = 60_000;

interface QueryClientOptions {
  /** Time in milliseconds after which data is outdated, unless its query sets another time. */
  staleTime: number;
  /** Called with the error of each failed query and mutation. */
  onError?: (error: Error) => void;
}

export function createQueryClient({ staleTime, onError }: QueryClientOptions): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
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
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('status' in error)) return false;
  return typeof error.status === 'number' && error.status >= 400 && error.status < 500;
}
