import type { Page } from '@playwright/test';

/** The part of a query client that counts the reads that run. */
interface QueryClient {
  isFetching?(filter: {
    predicate: (query: { state: { fetchFailureCount: number } }) => boolean;
  }): number;
}

/** The part of React's tree of a page that shows what the page still waits for. */
interface Fiber {
  tag: number;
  memoizedProps: { client?: QueryClient } | null;
  memoizedState: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  stateNode: { current: Fiber; pendingLanes: number };
}

/** Opens a page of the site and waits until it reacts to input (`waitForHydration`). */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/**
 * Waits until the page and its forms are hydrated and the responses to its first requests have
 * arrived.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForFunction(isHydrated, undefined, { polling: 50 });
  await waitUntilSettled(page);
}

/** Opens a page whose scripts arrive only when the returned function is called. */
export async function openWithLateScripts(page: Page, path: string): Promise<() => void> {
  const { promise: late, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return letThrough;
}

/**
 * Whether the page is hydrated. The first effect of the page removes the inline script that records
 * early presses, and React adds properties to hydrated elements.
 */
export function isHydrated(): boolean {
  const forms = [...document.querySelectorAll('main form')];
  const belongsToReact = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  return !('earlyPresses' in window) && forms.every(belongsToReact);
}

/**
 * Waits until React has drawn everything that it knows: the code of the page has loaded, the
 * responses to its reads have arrived, and no render waits. An idle network, which Playwright
 * can wait for, takes half a second longer, and on a busy machine comes before the page is drawn.
 */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.waitForFunction(isSettled, undefined, { polling: 25 });
}

/**
 * Whether nothing was left to draw or to read in this call and in the one before it, because the
 * effects of a render may begin to read after it; executes in the page.
 */
function isSettled(): boolean {
  const SUSPENSE = 13; // The tag of boundaries that show something else until code has loaded.
  // A read that has failed begins again after a pause; a page that has shown the failure is drawn.
  const hasNotFailed = ({ state }: { state: { fetchFailureCount: number } }) =>
    state.fetchFailureCount === 0;
  const isAtRest = (): boolean => {
    const container = document.getElementById('root') ?? document;
    const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'));
    if (!key) return false;
    const root = (container as unknown as Record<string, Fiber>)[key]?.stateNode;
    if (!root || root.pendingLanes !== 0) return false;
    const left: Fiber[] = [root.current];
    for (let fiber = left.pop(); fiber; fiber = left.pop()) {
      const { tag, memoizedState, memoizedProps, child, sibling } = fiber;
      if (tag === SUSPENSE && memoizedState !== null) return false;
      if (memoizedProps?.client?.isFetching?.({ predicate: hasNotFailed })) return false;
      if (sibling) left.push(sibling);
      if (child) left.push(child);
    }
    return true;
  };
  const known = window as { wasAtRest?: boolean };
  const [before, now] = [known.wasAtRest === true, isAtRest()];
  known.wasAtRest = now && !before; // A later wait begins anew.
  return before && now;
}
