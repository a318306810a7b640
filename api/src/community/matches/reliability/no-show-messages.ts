import { lastDisputeDay } from '@five/shared/community/no-shows/no-shows.rules';
import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import type { BookingRecord } from '../../../bookings/record/booking-record.ts';
import { mailAndNotification, type OutboxEntry } from '../../../platform/outbox/outbox.ts';

type NoShowMessage = 'noShowRecorded' | 'noShowRevoked' | 'noShowKept';

/** The no-show of a booking, or of one seat of its match. */
type NoShow = Pick<BookingRecord, 'user' | 'reference' | 'version' | 'start' | 'pitchName'> & {
  seat?: { reference: string; user: string | null };
  /** Instant of the change of a seat's no-show. */
  at?: Date;
};

/**
 * Messages to the owner of a booking, or to the player of a seat, about its no-show; none for a
 * person without a login.
 */
export function noShowMessages(
  template: NoShowMessage,
  { user, reference, version, start, pitchName, seat, at }: NoShow,
  reason: string | null = null,
): OutboxEntry[] {
  const recipient = seat ? seat.user : user;
  if (recipient === null) return [];
  const date = dateOfWall(start);
  const of = seat ? `${seat.reference}:${at?.toISOString()}` : `${reference}:${version}`;
  return mailAndNotification({
    event: `${template}:${of}`,
    recipient,
    template,
    parameters: {
      reference,
      date,
      startTime: timeOfWall(start),
      pitch: pitchName,
      ...(template === 'noShowRecorded' && { disputeUntil: lastDisputeDay(date) }),
      ...(reason !== null && { reason }),
    },
  });
}
