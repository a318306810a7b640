import { Suspense, type ReactNode } from 'react';
import { lazyWithPrefetch } from '../../platform/page/lazy-with-prefetch.tsx';
import { readSession } from '../../platform/requests/session.ts';
import css from './shell.module.css';

/** The texts of the board are loaded with the sign-in page. */
const noTexts = () => Promise.resolve();

export const DayBoard = lazyWithPrefetch(
  async () => (await import('../../desk/day/day-board.tsx')).DayBoard,
  noTexts,
);
const Shell = lazyWithPrefetch<{ children: ReactNode }>(
  async () => (await import('./shell.tsx')).Shell,
  noTexts,
);

const SetUpFirst = lazyWithPrefetch(
  async () => (await import('../../users/second-factor/set-up-first.tsx')).SetUpFirst,
);

/** Top bar and navigation around the page; loaded with the board, right after sign-in. */
export function MainLayout({ children }: { children: ReactNode }) {
  const isFactorDue = readSession()?.secondFactorDue;
  return (
    <Suspense fallback={<LayoutLoading />}>
      {isFactorDue ? <SetUpFirst /> : <Shell>{children}</Shell>}
    </Suspense>
  );
}

/**
 * Placeholders for the top bar and the navigation, so that the page does not shift when they load.
 */
export function LayoutLoading() {
  return (
    <div className={css['shell']} aria-busy="true">
      <div className={css['barPlace']} />
      <div className={css['railPlace']} />
    </div>
  );
}

/**
 * Loads the board with the layout around it, so that they are there when the user has signed in.
 * The next pages follow after the board (`use-prefetch.ts`).
 */
export async function prefetchBoard(): Promise<void> {
  await Promise.allSettled([Shell.fetch(), DayBoard.fetch()]);
}
