import { messageOf } from '@five/client/failure';
import { showToast } from '../platform/messages/toasts.ts';

/**
 * Shows the reason for which an action failed: the API's message, else `otherwise`, else a generic
 * error.
 */
export function showError(error: unknown, otherwise = ''): void {
  showToast({ status: 'error', message: messageOf(error) || otherwise });
}
