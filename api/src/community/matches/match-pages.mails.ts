import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import type { BookingRecord } from '../../bookings/record/booking-record.ts';
import type { MatchPerson } from './match-person.entity.ts';
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

interface About {
  booking: BookingRecord;
  at: Date;
  parameters?: Record<string, unknown>;
  /** Default: one message for each instant. */
  event?: string;
  until?: Date;
}

/** Builds the mail and the notification to a person of a match. */
export const seatMessages = (
  template: MatchTemplate,
  recipient: string,
  about: About,
): OutboxEntry[] => mailAndNotification(entryOf(template, recipient, about));

/** Builds the messages to guests that want them on their number, which end with the match. */
export const guestMessages = (
  template: MatchTemplate,
  people: readonly Pick<MatchPerson, 'reference' | 'notifyLocale'>[],
  about: About & { until: Date },
): OutboxEntry[] =>
  people
    .filter(({ notifyLocale }) => notifyLocale !== null)
    .map(({ reference }) => ({ ...entryOf(template, reference, about), channel: 'phone' }));

/**
 * Prefix of the outbox events of reminders to answer, to withdraw them when they are no longer
 * needed: those of one person of a match, or of all.
 */
export const unansweredEvents = (
  { reference }: Pick<BookingRecord, 'reference'>,
  person?: string,
): string => `matchUnanswered:${reference}:${person === undefined ? '' : `${person}:`}`;

function entryOf(
  template: MatchTemplate,
  recipient: string,
  {
    booking,
    at,
    parameters,
    event = `${template}:${booking.reference}:${at.toISOString()}`,
    until,
  }: About,
): Omit<OutboxEntry, 'channel'> {
  const { reference, linkVersion, start, pitchName } = booking;
  return {
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
  };
}
