import { wordsOf } from '../platform/api.ts';
import { showToast } from '../platform/toasts.ts';

/** Says why a press did nothing: the API's own sentence, or that something went wrong and may be tried again. */
export function showRefusal(error: unknown): void {
  const message = wordsOf(error);
  showToast({ status: 'error', ...(message && { message }) });
}
