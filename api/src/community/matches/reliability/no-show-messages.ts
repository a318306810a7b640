import { lastDisputeDay } from '@five/shared/community/no-shows/no-shows.rules';
import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import type { BookingRecord } from '../../../bookings/record/booking-record.ts';
import { mailAndNotification, type OutboxEntry } from '../../../platform/outbox/outbox.ts';

type NoShowMessage = 'noShowRecorded' | 'noShowRevoked' | 'noShowKept';

/** Messages to the owner of a booking about its no-show; none for a customer without a login. */
export function noShowMessages(
  template: NoShowMessage,
  { user, reference, version, start, pitchName }: BookingRecord,
  reason: string | null = null,
): OutboxEntry[] {
  if (user === null) return [];
  const date = dateOfWall(start);
  return mailAndNotification({
    event: `${template}:${reference}:${version}`,
    recipient: user,
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
