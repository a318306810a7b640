import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import type { BookingRecord } from '../../bookings/booking-record.ts';
import { mailAndNotification } from '../../platform/outbox/mail-and-notification.ts';
import type { OutboxEntry } from '../../platform/outbox/outbox.ts';

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
  /** Its subject: the match, or the request. */
  subject: string;
  at: Date;
  booking: BookingRecord;
  parameters?: Record<string, unknown>;
}

/** The owner answers requests on the booking's ticket. */
const TO_THE_OWNER: readonly MatchMessage[] = ['matchAsked', 'matchLeft'];

/** Messages to the recipient, by mail and as a notification. */
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
  const said = {
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
    parameters: said,
  });
}

/** Prefix of the outbox events of one request to the owner. */
export const askEvents = (ask: string): string => `matchAsked:${ask}:`;

/**
 * Prefixes of the outbox events that name the requesting player, and of those that name the owner.
 */
export const namesOfPlayer = (ask: string): string[] => [askEvents(ask), `matchLeft:${ask}:`];
export const namesOfOwner = (ask: string): string[] => [`matchAccepted:${ask}:`];
