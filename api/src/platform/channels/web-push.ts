import { Injectable } from '@nestjs/common';
import { isUrgentPush, type PushPayload } from '@five/shared/notifications/push.rules';
import webPush from 'web-push';
import { MailBrand } from '../mail/mail-brand.ts';
import { ChannelBudget } from './channel-budget.ts';
import { ChannelError } from './channel-error.ts';
import { ChannelSettings } from './channel-settings.ts';
import { Outbound } from './outbound.ts';
import { VapidKeys } from './vapid-keys.ts';

/** A browser that shows messages. */
export interface PushTarget {
  reference: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The browsers of users, which the auth domain stores. */
export interface SubscriptionStore {
  of: (user: string) => Promise<PushTarget[]>;
  /** Removes a subscription that the push service does not know any more. */
  remove: (endpoint: string) => Promise<void>;
}

export interface PushMessage {
  /** Equal in each attempt: a push service keeps one message of a topic (RFC 8030, 5.4). */
  topic: string;
  template: string;
  payload: Omit<PushPayload, 'subscription'>;
  /** Seconds for which the push service keeps the message for a phone without a connection. */
  keptSeconds: number;
}

/** Statuses of a subscription that has ended (RFC 8030, 7.3). */
const ENDED = [404, 410];

/** Sends messages to browsers by their push services, encrypted (RFC 8291). */
@Injectable()
export class WebPush {
  private store: SubscriptionStore = {
    of: () => Promise.resolve([]),
    remove: () => Promise.resolve(),
  };

  constructor(
    private readonly settings: ChannelSettings,
    private readonly outbound: Outbound,
    private readonly budget: ChannelBudget,
    private readonly keys: VapidKeys,
    private readonly brand: MailBrand,
  ) {}

  /** Registers the store of subscriptions. */
  useSubscriptions(store: SubscriptionStore): void {
    this.store = store;
  }

  /** The key with which browsers subscribe; null while the channel is off. */
  async publicKey(): Promise<string | null> {
    return (await this.settings.push()).enabled ? this.keys.publicKey : null;
  }

  /** Whether a user has a browser that shows messages, and the channel is on. */
  async reaches(user: string): Promise<boolean> {
    return (await this.publicKey()) !== null && (await this.store.of(user)).length > 0;
  }

  /**
   * Sends a message to all browsers of a user, and removes ended subscriptions. Returns whether a
   * push service accepted it; false if no browser is left.
   * @throws ChannelError if no browser got it, and a later attempt may succeed
   */
  async send(user: string, message: PushMessage): Promise<boolean> {
    const { enabled, dailyLimit } = await this.settings.push();
    const targets = enabled ? await this.store.of(user) : [];
    if (targets.length === 0) return false;
    const spending = await this.budget.take('push', 0, dailyLimit);
    if (!spending) return false;
    const results = await Promise.allSettled(targets.map((target) => this.toOne(target, message)));
    if (results.some((result) => result.status === 'fulfilled' && result.value)) return true;
    await this.budget.giveBack(spending);
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
    return false;
  }

  /** Returns false if the subscription has ended. */
  private async toOne(
    { reference, endpoint, p256dh, auth }: PushTarget,
    { topic, template, payload, keptSeconds }: PushMessage,
  ): Promise<boolean> {
    const { address } = await this.brand.current();
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify({ ...payload, subscription: reference } satisfies PushPayload),
      {
        vapidDetails: { subject: `mailto:${address}`, ...this.keys },
        TTL: keptSeconds,
        topic,
        urgency: isUrgentPush(template) ? 'high' : 'normal',
      },
    );
    const { status } = await this.outbound.send({ url: endpoint, method: 'POST', headers, body });
    if (ENDED.includes(status)) {
      await this.store.remove(endpoint);
      return false;
    }
    if (status < 200 || status > 299) throw ChannelError.ofStatus(status);
    return true;
  }
}
