import { localStore } from '@five/client/browser/storage';
import { nowMs } from '@five/client/clock';

const KEY = 'push-asked';
const ASKED_AGAIN_MS = 60 * 24 * 3600 * 1000;

/**
 * Whether the card is shown on this device: its browser shows messages, the person has not refused
 * them, and a 'not now' is two months ago.
 */
export function isPushOffered(): boolean {
  return (
    'PushManager' in window &&
    'Notification' in window &&
    Notification.permission !== 'denied' &&
    Boolean(navigator.serviceWorker?.controller) &&
    !(nowMs() - Number(localStore.read(KEY) ?? Number.NaN) < ASKED_AGAIN_MS)
  );
}

/** Stores that the person said 'not now'. */
export function putOffPush(): void {
  localStore.write(KEY, String(nowMs()));
}
