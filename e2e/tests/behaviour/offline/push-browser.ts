import { expect, type Page, type Worker } from '@playwright/test';
import type { Browser, PushService } from '../../../../api/test/channels/push-service.ts';

/** A message on the screen. */
export type Shown = Record<'title' | 'body' | 'lang' | 'dir' | 'tag' | 'icon', string>;

/**
 * The parts of a browser with push that a test has to replace: a test browser has no connection to
 * a push service, and the headless build shows no notifications. Worker, events and delivery are
 * those of the browser.
 */
export class PushBrowser {
  /** Number of times that the page has requested the permission. */
  requests = 0;
  /** The answer of the person, when the page asks. */
  answer: NotificationPermission = 'granted';
  /** The subscription of the browser; null without one. */
  subscribed: Browser | null = null;

  private constructor(
    private readonly page: Page,
    private readonly service: PushService,
  ) {}

  static async open(
    page: Page,
    service: PushService,
    permission: NotificationPermission = 'default',
  ): Promise<PushBrowser> {
    const browser = new PushBrowser(page, service);
    await page.exposeFunction('pushSubscribe', (key: string) => browser.subscribe(key));
    await page.exposeFunction('pushUnsubscribe', () => (browser.subscribed = null) === null);
    await page.exposeFunction('pushSubscription', () => browser.subscribed?.subscription ?? null);
    await page.exposeFunction('pushPermission', () => browser.ask());
    await page.addInitScript(replacePush, permission);
    return browser;
  }

  /** Prepares the service worker that answers the page. */
  async worker(): Promise<Worker> {
    await expect
      .poll(() => this.page.evaluate(() => navigator.serviceWorker.controller !== null))
      .toBe(true);
    const worker = this.page.context().serviceWorkers().at(-1);
    if (!worker) throw new Error('no service worker');
    await worker.evaluate(replaceDisplay);
    return worker;
  }

  /** Delivers a message to the service worker, as the push service does. */
  async deliver(data: string): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    const registered = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations.filter(({ isDeleted }) => !isDeleted);
        if (first) resolve(first.registrationId);
      });
    });
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(this.page.url()).origin,
      registrationId: await registered,
      data,
    });
    await session.detach();
  }

  private subscribe(key: string): Browser['subscription'] {
    this.subscribed = this.service.subscribe(key);
    return this.subscribed.subscription;
  }

  private async ask(): Promise<NotificationPermission> {
    this.requests++;
    await this.page.addInitScript(replacePush, this.answer);
    return this.answer;
  }
}

/** The global scope of the service worker. */
interface Scope extends EventTarget {
  registration: ServiceWorkerRegistration;
  clients: { openWindow: (url: string) => Promise<null> };
  /** Whether the worker has ended the subscription. */
  unsubscribed?: boolean;
  /** Messages on the screen of a browser that shows none, by their tags. */
  shown?: Map<string, object>;
}

/** The messages on the screen. */
export const shownIn = (worker: Worker): Promise<Shown[]> =>
  worker.evaluate(async () => {
    const { registration } = self as unknown as Scope;
    return (await registration.getNotifications()).map(({ title, body, lang, dir, tag, icon }) => ({
      title,
      body,
      lang,
      dir,
      tag,
      icon,
    }));
  });

/** Whether the worker has ended the subscription of the browser. */
export const isUnsubscribed = (worker: Worker): Promise<boolean> =>
  worker.evaluate(() => (self as unknown as Scope).unsubscribed === true);

/** Informs the service worker that the browser has ended or replaced the subscription. */
export const endSubscription = (worker: Worker): Promise<void> =>
  worker.evaluate(async () => {
    let work: Promise<unknown> | undefined;
    const waitUntil = (promise: Promise<unknown>) => void (work = promise);
    self.dispatchEvent(Object.assign(new Event('pushsubscriptionchange'), { waitUntil }));
    await work;
  });

/** Presses a message; returns the address of the window that the worker opens. */
export const press = (worker: Worker, tag: string): Promise<string> =>
  worker.evaluate(async (wanted) => {
    const scope = self as unknown as Scope;
    const notifications = await scope.registration.getNotifications();
    const notification = notifications.find((one) => one.tag === wanted);
    let opened = '';
    let work: Promise<unknown> | undefined;
    // Without a real press the browser opens no window.
    scope.clients.openWindow = (url) => {
      opened = url;
      return Promise.resolve(null);
    };
    const waitUntil = (promise: Promise<unknown>) => void (work = promise);
    scope.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
    await work;
    return opened;
  }, tag);

interface Replaced extends Window {
  pushSubscribe: (key: string) => Promise<Browser['subscription']>;
  pushUnsubscribe: () => Promise<boolean>;
  pushSubscription: () => Promise<Browser['subscription'] | null>;
  pushPermission: () => Promise<NotificationPermission>;
}

/** Replaces permission and push service in a page. */
function replacePush(given: NotificationPermission): void {
  const page = window as unknown as Replaced;
  let permission = given;
  const subscriptionOf = ({ endpoint, ...keys }: Browser['subscription']) => ({
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: () => page.pushUnsubscribe(),
  });
  Object.defineProperty(Notification, 'permission', { configurable: true, get: () => permission });
  Notification.requestPermission = async () => (permission = await page.pushPermission());
  Object.assign(PushManager.prototype, {
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) =>
      subscriptionOf(await page.pushSubscribe(applicationServerKey)),
    getSubscription: async () => {
      const subscription = await page.pushSubscription();
      return subscription && subscriptionOf(subscription);
    },
  });
}

/** Keeps the messages that the worker shows, in a browser that shows none. */
function replaceDisplay(): void {
  const scope = self as unknown as Scope;
  scope.unsubscribed = false;
  Object.assign(PushManager.prototype, {
    getSubscription: () =>
      Promise.resolve({ unsubscribe: async () => (scope.unsubscribed = true) }),
  });
  if (Notification.permission === 'granted' || scope.shown) return;
  const shown = (scope.shown = new Map());
  Object.assign(ServiceWorkerRegistration.prototype, {
    showNotification: async (title: string, options: NotificationOptions) => {
      const { tag = '' } = options;
      shown.set(tag, { title, ...options, close: () => shown.delete(tag) });
    },
    getNotifications: async () => [...shown.values()],
  });
}
