import { forgetKeptAnswers, isAnswerKept } from '@five/client/browser/kept-answers';
import { registerWorker } from '@five/client/browser/register-worker';
import {
  type DefaultError,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from './session.ts';

/**
 * Time in milliseconds that the responses for offline pages wait, because on a slow line the page
 * itself comes first.
 */
const KEEP_AFTER_MS = 3000;

/**
 * Lets the pages of the signed-in person open offline (ADR `docs/adr/0073-installed-app.md`).
 * Without a session, deletes what the service worker has stored for the earlier one.
 * @param keep calls `keepAnswer` for the responses that the pages need; the function is constant
 */
export function useOfflinePages(keep?: (queryClient: QueryClient) => unknown): void {
  const queryClient = useQueryClient();
  const session = useSession();
  const token = session?.token;
  const isSignedOut = session === null;
  useEffect(() => {
    if (isSignedOut) void forgetKeptAnswers('site');
  }, [isSignedOut]);
  useEffect(() => {
    if (!token) return;
    let soon: ReturnType<typeof setTimeout> | undefined;
    const stop = registerWorker('/sw.js', '/', () => {
      clearTimeout(soon);
      soon = setTimeout(() => keep?.(queryClient), KEEP_AFTER_MS);
    });
    // Offline, the worker answers with the stored responses and their time.
    const reread = () =>
      void queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.personal === true });
    addEventListener('offline', reread);
    return () => {
      stop();
      clearTimeout(soon);
      removeEventListener('offline', reread);
    };
  }, [token, keep, queryClient]);
}

/**
 * Sends the request of a query again, unless the service worker has its response: the worker stores
 * the responses that it passes on.
 * @param path path of the request, without a query string
 */
export async function keepAnswer<Answer, Key extends QueryKey>(
  queryClient: QueryClient,
  path: string,
  query: FetchQueryOptions<Answer, DefaultError, Answer, Key>,
): Promise<void> {
  if (await isAnswerKept(path, document.documentElement.lang)) return;
  await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined);
}
