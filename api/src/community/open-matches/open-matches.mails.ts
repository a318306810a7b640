import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import type { BookingRecord } from '../../bookings/booking-record.ts';
import { bothChannels } from '../../platform/outbox/both-channels.ts';
import type { OutboxEntry } from '../../platform/outbox/outbox.ts';

type MatchMessage = 'matchAsked' | 'matchAccepted' | 'matchDeclined' | 'matchLeft' | 'matchClosed' | 'matchMoved' | 'matchCancelled';

/** What happened in a match, for one who is told. */
interface Told {
  template: MatchMessage;
  recipient: string;
  match: string;
  /** What it is about: the match, or the request. */
  subject: string;
  at: Date;
  booking: BookingRecord;
  parameters?: Record<string, unknown>;
}

/** The owner answers requests on the ticket of the booking. */
const TO_THE_OWNER: readonly MatchMessage[] = ['matchAsked', 'matchLeft'];

/** To the one who is told, by mail and in the list of notices. */
export function messagesTo({ template, recipient, match, subject, at, booking, parameters = {} }: Told): OutboxEntry[] {
  const { start, pitchName } = booking;
  const said = { date: dateOfWall(start), startTime: timeOfWall(start), pitch: pitchName, match, ...(TO_THE_OWNER.includes(template) && { booking: booking.reference }), ...parameters };
  return bothChannels({ event: `${template}:${subject}:${at.toISOString()}`, recipient, template, parameters: said });
}

/** The beginning of all that the owner is told of one request. */
export const askEvents = (ask: string): string => `matchAsked:${ask}:`;

/** The beginnings of all that names who asked, and of all that names who answered. */
export const namesOfPlayer = (ask: string): string[] => [askEvents(ask), `matchLeft:${ask}:`];
export const namesOfOwner = (ask: string): string[] => [`matchAccepted:${ask}:`];
