import { messageOf } from '../platform/api.ts';
import { showToast } from '../platform/toasts.ts';

/**
 * Shows the reason for which an action failed: the API's message, else `otherwise`, else a generic
 * error.
 */
export function showError(error: unknown, otherwise = ''): void {
  showToast({ status: 'error', message: messageOf(error) || otherwise });
}
