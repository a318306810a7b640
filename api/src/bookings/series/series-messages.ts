import { dueCents, refundCents, reminderAt } from '@five/shared/bookings/bookings.rules';
import type { ParametersOf } from '@five/shared/locales/message-parameters';
import { addDays, dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import { Injectable } from '@nestjs/common';
import {
  deskEntry,
  mailAndNotification,
  Outbox,
  type OutboxEntry,
  type QueuedEntry,
} from '../../platform/outbox/outbox.ts';
import { type Caller, isStaff } from '../../platform/access/caller.ts';
import { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { type BookingRecord, hoursOfBooking } from '../record/booking-record.ts';
import { BookingStore } from '../record/booking-store.ts';
import { BookingTimings } from '../record/booking-timing.ts';
import { type SeriesRecord, inOrder } from './series-record.ts';

/** Names of the messages to the holder of a series. Each is sent by mail and as a notification. */
export type SeriesMessage =
  | 'seriesReceived'
  | 'seriesConfirmed'
  | 'seriesReminder'
  | 'seriesExpired'
  | 'seriesCancelled'
  | 'seriesCancelledByVenue'
  | 'seriesEnding';

type More = Partial<Pick<OutboxEntry, 'dueAt' | 'until'>> & {
  event?: string;
  parameters?: Record<string, unknown>;
};

/**
 * Messages about some dates of a series, sent once per `event`. A customer without a login gets
 * only those that the desk passes on.
 */
export function seriesMessages(
  template: SeriesMessage,
  series: SeriesRecord,
  dates: BookingRecord[],
  { event = '', parameters, ...more }: More = {},
): QueuedEntry[] {
  const { user: recipient } = series;
  const message = {
    event: `${template}:${series.reference}${event}`,
    template,
    ...more,
    parameters: { ...parametersOf(series, dates), ...parameters },
  };
  return [
    ...(recipient === null ? [] : mailAndNotification({ recipient, ...message })),
    ...deskEntry(series, message),
  ];
}

/**
 * Messages about a new series. A pending series gets the notice that staff must confirm it, and a
 * later reminder. A confirmed series gets the confirmation.
 */
function messagesOfNewSeries(
  series: SeriesRecord,
  dates: BookingRecord[],
  now: Date,
): QueuedEntry[] {
  const end = dates.find(({ status }) => status === 'pending')?.holdExpiresAt ?? null;
  if (end === null) return seriesMessages('seriesConfirmed', series, dates);
  return [
    ...seriesMessages('seriesReceived', series, dates),
    ...reminderOfSeries(series, dates, now),
  ];
}

/**
 * The reminder of the pending dates of a series, queued for later. There is none if no date is
 * pending or the hold is too short.
 */
function reminderOfSeries(
  series: SeriesRecord,
  waiting: BookingRecord[],
  now: Date,
): QueuedEntry[] {
  const end = waiting.find(({ status }) => status === 'pending')?.holdExpiresAt ?? null;
  const dueAt = end && reminderAt(now, end);
  return dueAt ? seriesMessages('seriesReminder', series, waiting, { dueAt, until: end }) : [];
}

/**
 * Outbox event of the reminder of a series, used to withdraw the reminder when the series is no
 * longer pending.
 */
export const seriesReminderEvent = (reference: string): string => `seriesReminder:${reference}`;

/**
 * Outbox event of the continuation request of a series, used to withdraw the request when the
 * holder has decided.
 */
export const seriesEndingEvent = (reference: string): string => `seriesEnding:${reference}`;

/**
 * The outcome of cancelled dates for money and hours: refunded, returned or forfeited. If a figure
 * is null, the mail leaves out its line.
 */
type SeriesSettlement = Record<
  'refundCents' | 'forfeitedCents' | 'returnedHours' | 'forfeitedHours',
  number | null
>;

function seriesSettlementOf(cancelled: readonly BookingRecord[]): SeriesSettlement {
  const sum = (valueOf: (date: BookingRecord) => number) =>
    cancelled.reduce((total, date) => total + valueOf(date), 0) || null;
  const hoursIf = (counts: boolean, date: BookingRecord) =>
    counts && date.subscription !== null ? hoursOfBooking(date).hours : 0;
  return {
    refundCents: sum(refundCents),
    forfeitedCents: sum((date) => date.paidCents - refundCents(date)),
    returnedHours: sum((date) => hoursIf(date.returned, date)),
    forfeitedHours: sum((date) => hoursIf(date.forfeited, date)),
  };
}

/**
 * Message parameters that are not part of the series: the code that queues a message provides them.
 */
type OfStep = keyof SeriesSettlement | 'reason' | 'keptUntil' | 'goesOnFrom';

function parametersOf(
  { reference, start, end }: SeriesRecord,
  dates: BookingRecord[],
): Omit<ParametersOf<SeriesMessage>, OfStep> {
  return {
    reference,
    dates: dates.length,
    days: daysWithGap(dates),
    startTime: timeOfWall(start),
    endTime: timeOfWall(end),
    firstDate: dateOfWall(dates[0]?.start ?? start),
    lastDate: dateOfWall(dates.at(-1)?.start ?? start),
    totalCents: dates.reduce((sum, { totalCents }) => sum + totalCents, 0),
    dueCents: dates.reduce((sum, date) => sum + dueCents(date), 0),
    holdExpiresAt: dates.find(({ status }) => status === 'pending')?.holdExpiresAt ?? null,
  };
}

/**
 * The dates of a series that leaves out a week: the mail lists them, because 'every week' would be
 * wrong. Null if no week is left out.
 */
function daysWithGap(dates: readonly BookingRecord[]): string[] | null {
  const days = dates.map(({ start }) => dateOfWall(start)).toSorted();
  return days.every((day, index) => index === 0 || day === addDays(days[index - 1] ?? '', 7))
    ? null
    : days;
}

/** Queues the messages to the holder of a series. */
@Injectable()
export class SeriesNotifications {
  constructor(
    private readonly bookings: BookingStore,
    private readonly timings: BookingTimings,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Queues the messages about a new series, and for a pending series also its reminder. */
  async created(tx: Tx, series: SeriesRecord, dates: BookingRecord[]): Promise<void> {
    await this.outbox.write(tx, messagesOfNewSeries(series, dates, this.clock.now()));
  }

  /**
   * Queues the messages about dates that were cancelled together. `dates` is in ascending order.
   */
  async cancelled(
    tx: Tx,
    by: Caller,
    series: SeriesRecord,
    { dates, reason }: { dates: BookingRecord[]; reason: string | undefined },
  ): Promise<void> {
    await this.renewReminder(tx, series);
    const template = isStaff(by) ? 'seriesCancelledByVenue' : 'seriesCancelled';
    await this.outbox.write(
      tx,
      seriesMessages(template, series, dates, {
        event: `:${dates[0]?.reference ?? ''}`,
        parameters: { reason: reason ?? '', ...seriesSettlementOf(dates) },
      }),
    );
  }

  /**
   * Withdraws the queued reminder of a series. If dates are still pending, queues a new reminder
   * for these dates.
   */
  async renewReminder(tx: Tx, series: SeriesRecord): Promise<void> {
    const standing = await this.bookings.lockActive(tx, series.id);
    const waiting = inOrder(
      standing.filter((record) => this.timings.of(record).status === 'pending'),
    );
    await this.outbox.withdraw(tx, seriesReminderEvent(series.reference));
    await this.outbox.write(tx, reminderOfSeries(series, waiting, this.clock.now()));
  }
}
