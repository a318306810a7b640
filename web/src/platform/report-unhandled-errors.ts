import { showToast } from './toasts.ts';

/** Shows a generic error for unhandled failures: silence would look like success. */
export function reportUnhandledErrors(): void {
  const tell = () => showToast({ status: 'error' });
  addEventListener('error', tell);
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!isAborted(reason)) tell();
  });
}

/** Whether the failure is an aborted request of a page that was left. */
function isAborted(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'AbortError';
}
