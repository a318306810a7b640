import { showToast } from './toasts.ts';

/**
 * Shows a generic error for unhandled failures, because without a message an action would appear to
 * have succeeded.
 */
export function reportUnhandledErrors(): void {
  const showError = () => showToast({ status: 'error' });
  addEventListener('error', showError);
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!isAborted(reason)) showError();
  });
}

/** Whether the failure is an aborted request of a page that the user has left. */
function isAborted(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'AbortError';
}
