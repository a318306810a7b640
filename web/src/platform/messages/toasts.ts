import { useSyncExternalStore } from 'react';

export type ToastStatus = 'success' | 'error' | 'info';

export interface Toast {
  id: number;
  status: ToastStatus;
  /** Text of the message; if left out or empty, a generic message is shown. */
  message?: string;
}

const SHOWN_MS = 6000;
/** Time in milliseconds for which the message that a download has started is shown. */
const DOWNLOADING_SHOWN_MS = 5000;
/** Maximum number of messages at a time; more would cover the page. */
const MAX_TOASTS = 3;

const NO_TOASTS: readonly Toast[] = [];
const listeners = new Set<() => void>();
let shown = NO_TOASTS;
let lastId = 0;

/**
 * Shows a short message at the top of the page. It closes by itself; a message with the same status
 * and text replaces the previous one.
 */
export function showToast(toast: Omit<Toast, 'id'>, shownMs = SHOWN_MS): void {
  const id = (lastId += 1);
  const others = shown.filter(
    ({ status, message }) => status !== toast.status || message !== toast.message,
  );
  set([...others, { ...toast, id }].slice(-MAX_TOASTS));
  setTimeout(dismissToast, shownMs, id);
}

export function showDownloading(message: string): void {
  showToast({ status: 'info', message }, DOWNLOADING_SHOWN_MS);
}

export function dismissToast(id: number): void {
  set(shown.filter((toast) => toast.id !== id));
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => NO_TOASTS,
  );
}

function set(toasts: readonly Toast[]): void {
  shown = toasts;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
