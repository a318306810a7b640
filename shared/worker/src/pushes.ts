import { ownPageOf } from '@five/client/browser/own-page';
import { currentPushMark, outdatePushMark } from '@five/client/browser/push-mark';
import ar from '@five/shared/locales/ar/push.json';
import en from '@five/shared/locales/en/push.json';
import fr from '@five/shared/locales/fr/push.json';
import { dirOf, type Locale, matchLocale } from '@five/shared/locales/locale';
import { readPushPayload } from '@five/shared/notifications/push-payload.rules';
import type { PushPayload } from '@five/shared/notifications/push.rules';
import { worker } from './environment.ts';

const PLAIN: Record<Locale, { title: string; body: string }> = { fr, en, ar };
/** Icon of the installed site, with the sign or the logo of the venue. */
const ICON = '/icons/icon-192.png';

/** Shows the messages that the API pushes (ADR `docs/adr/0075-messages-of-one-session.md`). */
export function showPushes(): void {
  worker.addEventListener('push', (event) => event.waitUntil(show(event.data)));
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open((event.notification.data as { url?: unknown } | null)?.url));
  });
  worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(outdatePushMark()));
}

/**
 * Ends the subscription of this browser and removes its shown messages, because the session that
 * they belong to has ended.
 */
export async function endPushes(): Promise<void> {
  // Older browsers have service workers without messages.
  const registration: Partial<ServiceWorkerRegistration> = worker.registration;
  await (await registration.pushManager?.getSubscription())?.unsubscribe();
  for (const notification of (await registration.getNotifications?.()) ?? []) notification.close();
}

/**
 * Shows a message. One that cannot be read, or that is for a session that this browser does not
 * have, is shown as a plain notice: browsers require that each push shows something.
 */
async function show(data: PushMessageData | null): Promise<void> {
  const payload = readPushPayload(data?.text() ?? '');
  const isOwn = payload !== null && payload.subscription === (await currentPushMark());
  await display(isOwn ? payload : plainNotice());
}

function plainNotice(): Omit<PushPayload, 'subscription'> {
  const lang = matchLocale(worker.navigator.languages.join());
  return { ...PLAIN[lang], url: '/', lang, tag: 'plain' };
}

function display({ title, body, url, lang, tag }: ReturnType<typeof plainNotice>): Promise<void> {
  const options: NotificationOptions & { renotify: boolean } = {
    body,
    lang,
    tag,
    icon: ICON,
    dir: dirOf(matchLocale(lang)),
    data: { url },
    // A change of a booking sounds again, although it replaces an earlier message about it.
    renotify: true,
  };
  return worker.registration.showNotification(title, options);
}

/** Shows the window that has the page of a message open, or opens the page. */
async function open(url: unknown): Promise<void> {
  const page = worker.location.origin + ownPageOf(url, worker.location.origin);
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find((window) => window.url === page);
  await (shown ? shown.focus() : worker.clients.openWindow(page));
}
