import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import type { BookingRecord } from '../../bookings/record/booking-record.ts';
import { mailAndNotification, type OutboxEntry } from '../../platform/outbox/outbox.ts';

/** Messages to people of a match; each links to its page. */
export const MATCH_TEMPLATES = [
  'matchSeatGained',
  'matchSeatLost',
  'matchSeatMoved',
  'matchSeatCancelled',
  'matchUnanswered',
  'matchResultDisputed',
] as const;
export type MatchTemplate = (typeof MATCH_TEMPLATES)[number];

/** Builds the mail and the notification to a person of a match. */
export function seatMessages(
  template: MatchTemplate,
  recipient: string,
  {
    booking,
    at,
    parameters,
    event = `${template}:${booking.reference}:${at.toISOString()}`,
    until,
  }: {
    booking: BookingRecord;
    at: Date;
    parameters?: Record<string, unknown>;
    /** Default: one message for each instant. */
    event?: string;
    until?: Date;
  },
): OutboxEntry[] {
  const { reference, linkVersion, start, pitchName } = booking;
  return mailAndNotification({
    event,
    until,
    recipient,
    template,
    parameters: {
      date: dateOfWall(start),
      startTime: timeOfWall(start),
      pitch: pitchName,
      booking: reference,
      linkVersion,
      ...parameters,
    },
  });
}

/**
 * Prefix of the outbox events of reminders to answer, to withdraw them when they are no longer
 * needed: those of one person of a match, or of all.
 */
export const unansweredEvents = (
  { reference }: Pick<BookingRecord, 'reference'>,
  person?: string,
): string => `matchUnanswered:${reference}:${person === undefined ? '' : `${person}:`}`;
