import type { VenueClock } from '../platform/clock/venue-clock.ts';
import { codeRefused } from '../platform/http/domain-error.ts';

/**
 * Returns the instant at which a booking, a block or a match starts.
 * @param start wall time of the venue
 * @throws DomainError BOOKING_TIME_SKIPPED if a clock change skips the wall time
 */
export function instantOfStart(venueClock: VenueClock, start: string): Date {
  const instant = venueClock.instantOf(start);
  if (instant === null) throw codeRefused('BOOKING_TIME_SKIPPED');
  return instant;
}
