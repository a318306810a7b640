import { showAlert, type AlertStatus } from './alerts.ts';
import { wordsOf } from './api.ts';

/** Says why a press did nothing: the API's own sentence, or `otherwise` where none came. */
export function showFailure(error: unknown, otherwise: string, status: AlertStatus = 'error'): void {
  showAlert({ status, message: wordsOf(error) || otherwise });
}
