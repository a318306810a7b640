import type { ParametersOf } from '@five/shared/locales/message-parameters';
import { packDueCents } from '@five/shared/subscriptions/subscriptions.rules';
import { mailAndNotification, type OutboxEntry } from '../platform/outbox/outbox.ts';
import type { SubscriptionRecord } from './subscription-record.ts';

export type PackMessage =
  | 'packOrderedCash'
  | 'packOrderedTransfer'
  | 'packPaymentReceived'
  | 'packActive'
  | 'packExpiring'
  | 'packExpired'
  | 'packCancelled'
  | 'packProofRefused';

/**
 * Builds the mail and the notification about the current state of `record`. A customer without a
 * login gets none.
 */
export function messagesOf(
  template: PackMessage,
  record: SubscriptionRecord,
  more: Partial<OutboxEntry> & { parameters?: Record<string, unknown> } = {},
): OutboxEntry[] {
  const { user } = record;
  if (user === null) return [];
  return mailAndNotification({
    event: `${template}:${record.reference}:${record.version}`,
    recipient: user,
    template,
    ...more,
    parameters: { ...parametersOf(record), ...more.parameters },
  });
}

/** Prefix of the outbox events of a pack's reminders, to withdraw them. */
export function reminderEvents(reference: string): string {
  return `packExpiring:${reference}:`;
}

/**
 * Parameters of messages that are not stored in the pack. The code that queues the message provides
 * them.
 */
type OfStep = 'rib' | 'accountHolder' | 'reason' | 'amountCents';

function parametersOf(record: SubscriptionRecord): Omit<ParametersOf<PackMessage>, OfStep> {
  const { reference, numberOfHours, remainingHours, validUntil } = record;
  return { reference, numberOfHours, remainingHours, validUntil, dueCents: packDueCents(record) };
}
