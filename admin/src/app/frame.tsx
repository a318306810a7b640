import { Suspense, type ReactNode } from 'react';
import { fetchWaiting, later } from '../platform/later.tsx';
import css from './shell.module.css';

export const DayBoard = later(async () => (await import('../desk/day-board.tsx')).DayBoard);
const Shell = later<{ children: ReactNode }>(async () => (await import('./shell.tsx')).Shell);

/** Bar and rooms around the page; they come with the board, right after the sign-in. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={<Opening />}>
      <Shell>{children}</Shell>
    </Suspense>
  );
}

/** The places of bar and rooms while they are on their way, so that nothing moves when they come. */
export function Opening() {
  return (
    <div className={css['shell']} aria-busy="true">
      <div className={css['barPlace']} />
      <div className={css['railPlace']} />
    </div>
  );
}

/** What comes after the sign-in page: the board with its frame at once, then the other pages in quiet moments. */
export async function fetchRest(): Promise<void> {
  await Promise.allSettled([Shell.fetch(), DayBoard.fetch()]);
  await fetchWaiting();
}
