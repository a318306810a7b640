import { wordsOf } from '../platform/api.ts';
import { showToast } from '../platform/toasts.ts';

/** Says why a press did nothing: the API's own sentence, else `otherwise`, else that something went wrong and may be tried again. */
export function showRefusal(error: unknown, otherwise = ''): void {
  showToast({ status: 'error', message: wordsOf(error) || otherwise });
}
