import { showToast } from './toasts.ts';

/** What went wrong where nobody was listening is told in the most general words: silence would look like success. */
export function tellOfSlips(): void {
  const tell = () => showToast({ status: 'error' });
  addEventListener('error', tell);
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!isGivenUp(reason)) tell();
  });
}

/** A request that its own page no longer wanted. */
function isGivenUp(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'AbortError';
}
