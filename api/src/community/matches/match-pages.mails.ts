import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import type { BookingRecord } from '../../bookings/record/booking-record.ts';
import { mailAndNotification, type OutboxEntry } from '../../platform/outbox/outbox.ts';

/** Messages to people of a match; each links to its page. */
export const MATCH_TEMPLATES = [
  'matchSeatGained',
  'matchSeatLost',
  'matchSeatMoved',
  'matchSeatCancelled',
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
  }: {
    booking: BookingRecord;
    at: Date;
    parameters?: Record<string, unknown>;
  },
): OutboxEntry[] {
  const { reference, linkVersion, start, pitchName } = booking;
  return mailAndNotification({
    event: `${template}:${reference}:${at.toISOString()}`,
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
