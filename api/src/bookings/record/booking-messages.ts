import { Injectable } from '@nestjs/common';
import { dueCents, paymentStatusOf, reminderAt } from '@five/shared/bookings/bookings.rules';
import { eveOf } from '@five/shared/bookings/reminders.rules';
import type { ParametersOf } from '@five/shared/locales/message-parameters';
import type { BookingCause, BookingEvent } from '@five/shared/realtime/topics';
import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import type { VenueClock } from '../../platform/clock/venue-clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import {
  type DeskEntry,
  deskEntry,
  mailAndNotification,
  type OutboxEntry,
} from '../../platform/outbox/outbox.ts';
import { Realtime } from '../../platform/realtime/realtime.ts';
import type { VenueRules } from '../../settings/venue-rules.ts';
import type { BookingRecord } from './booking-record.ts';

/**
 * Names of the messages about a booking. Each is sent by mail and as a notification, to a customer
 * with a login.
 */
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

type More = Partial<Pick<OutboxEntry, 'event' | 'dueAt' | 'until' | 'parameters'>>;

/** Messages about the current state of `record`; none for a customer without a login. */
export function messagesOf(
  template: BookingMessage,
  record: BookingRecord,
  more: More = {},
): OutboxEntry[] {
  const { user: recipient } = record;
  if (recipient === null) return [];
  return mailAndNotification({ recipient, ...messageOf(template, record, more) });
}

/** The message about a change as the desk passes it on to a customer that no channel reaches. */
export function deskNoticeOf(
  template: BookingMessage,
  record: BookingRecord,
  more: More = {},
): DeskEntry[] {
  return deskEntry(record, messageOf(template, record, more));
}

function messageOf(template: BookingMessage, record: BookingRecord, more: More) {
  return {
    event: `${template}:${record.reference}:${record.version}`,
    template,
    ...more,
    parameters: { ...parametersOf(record), ...more.parameters },
  };
}

/**
 * Messages about a new booking. A pending booking gets the instructions to pay and a later
 * reminder. A confirmed booking gets the confirmation and the reminder on the evening before the
 * match.
 */
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
 * The reminder before a hold ends, queued for later. There is none if the hold is too short, or if
 * a whole series awaits confirmation. If the end of the hold changes, another reminder is sent.
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

/**
 * Prefix of the outbox events of hold reminders, to withdraw them when they are no longer needed.
 */
export function reminderEvents(reference: string): string {
  return `bookingReminder:${reference}`;
}

/**
 * The reminder of a confirmed match, sent on the evening before the match; none if that time is
 * past.
 */
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

/**
 * Prefix of the outbox events of match reminders, to withdraw them when the match is cancelled or
 * changed.
 */
export function tomorrowEvents(reference: string): string {
  return `bookingTomorrow:${reference}:`;
}

/**
 * The outcome of a cancellation for money and hours: refunded, returned or forfeited. If a figure
 * is null, the mail leaves out its line.
 */
export interface Settlement {
  refundCents: number | null;
  forfeitedCents: number | null;
  /** The amount of a transfer whose proof is not checked yet. */
  transferCents: number | null;
  returnedHours: number | null;
  /** Hours that are returned to a pack that has expired, so that they cannot be used. */
  expiredHours: number | null;
  forfeitedHours: number | null;
  pack: string | null;
}

/**
 * Message parameters that are not part of the booking: the code that queues a message provides
 * them.
 */
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

/** Sends realtime events about a booking to its owner and to the desk. */
@Injectable()
export class BookingsEvents {
  constructor(private readonly realtime: Realtime) {}

  /** Sends the events after the commit of `tx`. `record` is the booking after the change. */
  emit(tx: Tx, record: BookingRecord, cause: BookingCause): void {
    const event = eventOf(record, cause);
    if (record.user !== null)
      this.realtime.emitAfterCommit(tx, { namespace: '/me', room: record.user }, 'booking', event);
    this.realtime.emitAfterCommit(tx, { namespace: '/desk', room: null }, 'booking', {
      ...event,
      customerName: record.customerName,
    });
  }
}

function eventOf(record: BookingRecord, cause: BookingCause): BookingEvent {
  const {
    reference,
    status,
    paymentMethod,
    pitch,
    start,
    end,
    totalCents,
    paidCents,
    holdExpiresAt,
  } = record;
  return {
    reference,
    cause,
    status,
    paymentStatus: paymentStatusOf(record),
    paymentMethod,
    pitch,
    date: dateOfWall(start),
    startTime: timeOfWall(start),
    endTime: timeOfWall(end),
    totalCents,
    paidCents,
    holdExpiresAt: holdExpiresAt?.toISOString() ?? null,
  };
}
