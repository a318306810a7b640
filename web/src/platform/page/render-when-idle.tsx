import { IsRestoringProvider, useIsRestoring } from '@tanstack/react-query';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { scheduleIdle } from './idle-queue.ts';

/**
 * A part of a page below the first screen. During hydration such parts are rendered one after
 * another, because rendering all at once would block a slow phone for 200 ms. Without hydration
 * (client-side navigation) it has no effect.
 */
export function RenderWhenIdle({ children }: { children: ReactNode }) {
  const waiting = useIsRestoring();
  const [held, setHeld] = useState(waiting);
  useEffect(() => {
    if (!waiting && held) return scheduleIdle(() => startTransition(() => setHeld(false)));
  }, [waiting, held]);
  return <IsRestoringProvider value={waiting || held}>{children}</IsRestoringProvider>;
}
