import { useSyncExternalStore } from 'react';
import { messageOf } from '@five/client/failure';

export type AlertStatus = 'success' | 'error' | 'warning' | 'info' | 'primary';

export interface Alert {
  status: AlertStatus;
  message: string;
  errorMessages?: string[];
}

/** Time in milliseconds after which an alert disappears. */
const SHOWN_MS = 10_000;

const listeners = new Set<() => void>();
let shown: Alert | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

export function showAlert(alert: Alert): void {
  set(alert);
  timer = setTimeout(clearAlert, SHOWN_MS);
}

/**
 * Shows the reason for which an action failed: the API's message, or `otherwise` if there is none.
 */
export function showFailure(
  error: unknown,
  otherwise: string,
  status: AlertStatus = 'error',
): void {
  showAlert({ status, message: messageOf(error) || otherwise });
}

export function clearAlert(): void {
  set(null);
}

export function useAlert(): Alert | null {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
}

function set(alert: Alert | null): void {
  clearTimeout(timer);
  shown = alert;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
