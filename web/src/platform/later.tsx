import { IsRestoringProvider, useIsRestoring } from '@tanstack/react-query';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { takeTurn } from './turns.ts';

/**
 * A part of a page below what one sees first. When a served page comes alive its parts are filled one after the other: all
 * at once would hold a slow phone for a fifth of a second. On a page that one comes to later it changes nothing.
 */
export function Later({ children }: { children: ReactNode }) {
  const waiting = useIsRestoring();
  const [held, setHeld] = useState(waiting);
  useEffect(() => {
    if (!waiting && held) return takeTurn(() => startTransition(() => setHeld(false)));
  }, [waiting, held]);
  return <IsRestoringProvider value={waiting || held}>{children}</IsRestoringProvider>;
}
