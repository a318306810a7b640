import { QueryClient, type QueryState } from '@tanstack/react-query';
import { ApiFailure } from './api.ts';

const FRESH_MS = 60_000;
/** For what others change while one looks: slots, places, own bookings. */
export const LIVE_MS = 20_000;
/** For what the venue writes now and then: its settings, its prices, its pictures. */
export const RARELY_CHANGED_MS = 10 * 60_000;
const TRIES = 2;
const FIRST_PAUSE_MS = 4000;
const LONGEST_PAUSE_MS = 60_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // 'always': a browser that believes itself offline says so at once instead of waiting in silence; a returning network asks again.
      queries: { staleTime: FRESH_MS, networkMode: 'always', refetchOnReconnect: true, retry: worthAnotherTry, refetchInterval: pauseUntilNextTry },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** A refusal stays one; a lost connection or a server that is busy may answer the next time. */
function worthAnotherTry(failures: number, error: Error): boolean {
  return !isRefusal(error) && failures < TRIES;
}

/** What did not come is asked for again, ever more rarely, so that a page fills itself once the venue is back. */
export function pauseUntilNextTry({ state: { data, error, errorUpdateCount } }: { state: Pick<QueryState, 'data' | 'error' | 'errorUpdateCount'> }): number | false {
  if (data !== undefined || errorUpdateCount === 0 || isRefusal(error)) return false;
  return Math.min(FIRST_PAUSE_MS * 2 ** (errorUpdateCount - 1), LONGEST_PAUSE_MS);
}

function isRefusal(error: Error | null): boolean {
  return error instanceof ApiFailure && error.status >= 400 && error.status < 500;
}
