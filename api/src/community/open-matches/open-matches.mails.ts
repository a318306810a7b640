import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import type { BookingRecord } from '../../bookings/record/booking-record.ts';
import { mailAndNotification, type OutboxEntry } from '../../platform/outbox/outbox.ts';

type MatchMessage =
  | 'matchAsked'
  | 'matchAccepted'
  | 'matchDeclined'
  | 'matchLeft'
  | 'matchClosed'
  | 'matchMoved'
  | 'matchCancelled';

/** A message about a match to one recipient. */
interface MailedMatch {
  template: MatchMessage;
  recipient: string;
  match: string;
  /** Reference that the event name contains: that of the match, or that of the request to join. */
  subject: string;
  at: Date;
  booking: BookingRecord;
  parameters?: Record<string, unknown>;
}

/**
 * Messages to the match's owner. They link to the booking's ticket, where the owner answers
 * requests.
 */
const TO_THE_OWNER: readonly MatchMessage[] = ['matchAsked', 'matchLeft'];

/** Builds the mail and the notification for the recipient. */
export function messagesTo({
  template,
  recipient,
  match,
  subject,
  at,
  booking,
  parameters = {},
}: MailedMatch): OutboxEntry[] {
  const { start, pitchName } = booking;
  const allParameters = {
    date: dateOfWall(start),
    startTime: timeOfWall(start),
    pitch: pitchName,
    match,
    ...(TO_THE_OWNER.includes(template) && { booking: booking.reference }),
    ...parameters,
  };
  return mailAndNotification({
    event: `${template}:${subject}:${at.toISOString()}`,
    recipient,
    template,
    parameters: allParameters,
  });
}

/** Prefix of the outbox events that notify a match's owner about one request to join. */
export const joinRequestEvents = (request: string): string => `matchAsked:${request}:`;

/**
 * Prefixes of the outbox events of a request to join. Messages of `namesOfPlayer` contain the
 * requesting player's name, messages of `namesOfOwner` the owner's name.
 */
export const namesOfPlayer = (request: string): string[] => [
  joinRequestEvents(request),
  `matchLeft:${request}:`,
];
export const namesOfOwner = (request: string): string[] => [`matchAccepted:${request}:`];
