import { keepPushMark, pushMarkOf, removePushMark } from '@five/client/browser/push-mark';
import { nullIfNotFound } from '@five/client/failure';
import { api } from './api.ts';
import { session } from './session.ts';

/**
 * Whether this browser shows the messages of the account. `homeScreen`: it could, if the site were
 * on the home screen.
 */
export type PushState = 'on' | 'off' | 'blocked' | 'unsupported' | 'homeScreen';

/** Time in milliseconds after which a page without a service worker has none. */
const WORKER_MS = 5000;

export async function pushState(): Promise<PushState> {
  if (!('PushManager' in window && 'Notification' in window))
    return isOutsideHomeScreen() ? 'homeScreen' : 'unsupported';
  if (!(await isControlled())) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const mark = await pushMarkOf(tokenNow());
  return Notification.permission === 'granted' && mark && (await subscription()) ? 'on' : 'off';
}

/**
 * Asks for the permission, and subscribes this browser. Call it at a press only.
 * @param key `pushKey` of the venue
 */
export async function turnOnPush(key: string): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission === 'denied') return 'blocked';
  if (permission !== 'granted') return 'off';
  await subscribe(key);
  return 'on';
}

/** Ends the subscription on the server, then in the browser. */
export async function turnOffPush(): Promise<PushState> {
  const token = tokenNow();
  const id = await pushMarkOf(token);
  if (id) await api.delete('push_subscriptions/{id}', { path: { id } }).catch(nullIfNotFound);
  await (await subscription())?.unsubscribe();
  await removePushMark(token);
  return 'off';
}

/** Subscribes this browser again if it has lost the subscription of the session. */
export async function renewPush(key: string): Promise<void> {
  const mark = await pushMarkOf(tokenNow());
  if (mark === null || (mark !== '' && (await subscription()))) return;
  await subscribe(key);
}

async function subscribe(key: string): Promise<void> {
  const token = tokenNow();
  // Messages that are still under way to an earlier subscription are dropped with it.
  await (await subscription())?.unsubscribe();
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscribed = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  try {
    const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscribed.toJSON();
    const { data } = await api.post('push_subscriptions', { body: { endpoint, p256dh, auth } });
    await keepPushMark(token, data.reference);
  } catch (error) {
    await subscribed.unsubscribe();
    throw error;
  }
}

async function subscription(): Promise<PushSubscription | null> {
  return (await navigator.serviceWorker.ready).pushManager.getSubscription();
}

const tokenNow = (): string => session()?.token ?? '';

/** Waits until the service worker answers the requests of the page; false without one. */
function isControlled(): Promise<boolean> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return Promise.resolve(true);
  return new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true });
    setTimeout(() => resolve(false), WORKER_MS);
  });
}

/** Whether this is an iPhone or iPad that opened the site in a tab. */
function isOutsideHomeScreen(): boolean {
  return 'standalone' in navigator && navigator.standalone === false;
}
