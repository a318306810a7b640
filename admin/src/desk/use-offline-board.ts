import { isAnswerKept } from '@five/client/browser/kept-answers';
import { registerWorker } from '@five/client/browser/register-worker';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dayQuery } from './desk.queries.ts';

/** Lets the board of today open offline (ADR `docs/adr/0073-installed-app.md`). */
export function useOfflineBoard(): void {
  const client = useQueryClient();
  useEffect(() => {
    const read = () =>
      client.fetchQuery({ ...dayQuery(null), staleTime: 0 }).catch(() => undefined);
    // The worker stores the response that it passes on.
    const keep = async () => {
      const { lang } = document.documentElement;
      if (!(await isAnswerKept('/api/desk/day', lang))) await read();
    };
    const stop = registerWorker('/admin/sw.js', '/admin', keep);
    // Offline, the worker answers with the stored response and its time.
    const reread = () => void read();
    addEventListener('offline', reread);
    return () => {
      stop();
      removeEventListener('offline', reread);
    };
  }, [client]);
}
