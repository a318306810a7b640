import { dueCents, refundCents } from '@five/shared/bookings/bookings.rules';
import { reminderAt } from '@five/shared/bookings/holds.rules';
import { eveOf } from '@five/shared/bookings/reminders.rules';
import type { ParametersOf } from '@five/shared/locales/message-parameters';
import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import type { VenueClock } from '../platform/clock/venue-clock.ts';
import { mailAndNotification } from '../platform/outbox/mail-and-notification.ts';
import type { OutboxEntry } from '../platform/outbox/outbox.ts';
import type { VenueRules } from '../settings/venue-rules.ts';
import type { BookingRecord } from './booking-record.ts';
import { hoursOfBooking } from './paid-hours.ts';

/** Messages to a customer with a login, by mail and as a notification. */
export type BookingMessage =
  | 'bookingReceivedCash'
  | 'bookingReceivedTransfer'
  | 'bookingConfirmed'
  | 'bookingReminder'
  | 'bookingReviewReminder'
  | 'bookingTomorrow'
  | 'bookingExpired'
  | 'bookingCancelled'
  | 'bookingCancelledByVenue'
  | 'bookingMoved'
  | 'paymentReceived'
  | 'bookingProofRefused';

/** Messages about the current state of `record`; none for a customer without a login. */
export function messagesOf(
  template: BookingMessage,
  record: BookingRecord,
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

/** Messages of a new booking: how to pay and a later reminder, or the confirmation. */
export function messagesOfNew(
  record: BookingRecord,
  now: Date,
  venue: VenueRules,
  venueClock: VenueClock,
): OutboxEntry[] {
  if (record.status !== 'pending')
    return [...messagesOf('bookingConfirmed', record), ...tomorrowOf(record, now, venueClock)];
  const received =
    record.paymentMethod === 'transfer'
      ? messagesOf('bookingReceivedTransfer', record, {
          parameters: { rib: venue.rib, accountHolder: venue.accountHolder },
        })
      : messagesOf('bookingReceivedCash', record);
  return [...received, ...reminderOf(record, now)];
}

/**
 * The reminder before a hold ends, due later; none if the hold is too short, or if a series awaits
 * confirmation as a whole. A hold with another end gets another reminder.
 */
export function reminderOf(record: BookingRecord, now: Date): OutboxEntry[] {
  const { holdExpiresAt: end, reference } = record;
  const dueAt = record.seriesId === null && end ? reminderAt(now, end) : null;
  const template = record.reviewedSince ? 'bookingReviewReminder' : 'bookingReminder';
  return dueAt && end
    ? messagesOf(template, record, {
        event: `${reminderEvents(reference)}:${end.toISOString()}`,
        dueAt,
        until: end,
      })
    : [];
}

/** Outbox events to withdraw when there is nothing to remind of. */
export function reminderEvents(reference: string): string {
  return `bookingReminder:${reference}`;
}

/** The reminder of a confirmed match, on the evening before; none if that is past. */
export function tomorrowOf(
  record: BookingRecord,
  now: Date,
  venueClock: VenueClock,
): OutboxEntry[] {
  const dueAt = venueClock.instantOf(eveOf(record.openingDay));
  const until = venueClock.instantOf(record.start);
  if (!dueAt || !until || dueAt <= now) return [];
  return messagesOf('bookingTomorrow', record, {
    event: `${tomorrowEvents(record.reference)}${record.openingDay}`,
    dueAt,
    until,
  });
}

/** Outbox events to withdraw when the match is cancelled or changed. */
export function tomorrowEvents(reference: string): string {
  return `bookingTomorrow:${reference}:`;
}

/**
 * Money and hours of a cancelled booking: refunded, returned or forfeited. The mail leaves out the
 * line of a figure that is null.
 */
export interface Settlement {
  refundCents: number | null;
  forfeitedCents: number | null;
  /** The amount of a transfer whose proof is not checked yet. */
  transferCents: number | null;
  returnedHours: number | null;
  /** Hours that are returned to a pack that has expired. */
  expiredHours: number | null;
  forfeitedHours: number | null;
  pack: string | null;
}

/**
 * @param record the booking before its cancellation
 * @param usable whether hours were returned to a pack that can still be used; null if no hours were
 * returned
 */
export function settlementOf(
  record: BookingRecord,
  { forfeited, usable }: { forfeited: boolean; usable: boolean | null },
): Settlement {
  const refund = refundCents({ ...record, status: 'cancelled', forfeited });
  const hours = record.subscription === null ? null : hoursOfBooking(record).hours;
  return {
    refundCents: refund || null,
    forfeitedCents: record.paidCents - refund || null,
    transferCents:
      record.status === 'pending' && record.reviewedSince !== null ? dueCents(record) : null,
    returnedHours: usable === true ? hours : null,
    expiredHours: usable === false ? hours : null,
    forfeitedHours: forfeited ? hours : null,
    pack: record.subscription,
  };
}

/** Parameters that are not part of the booking; the sender of the message provides them. */
type OfStep =
  | 'rib'
  | 'accountHolder'
  | 'reason'
  | 'amountCents'
  | 'wasDate'
  | 'wasStartTime'
  | 'wasPitch'
  | 'keptCents'
  | keyof Settlement;

function parametersOf(record: BookingRecord): Omit<ParametersOf<BookingMessage>, OfStep> {
  const { reference, start, end, pitchName, totalCents, holdExpiresAt } = record;
  return {
    reference,
    date: dateOfWall(start),
    startTime: timeOfWall(start),
    endTime: timeOfWall(end),
    pitch: pitchName,
    totalCents,
    dueCents: dueCents(record),
    holdExpiresAt,
  };
}
