import { Injectable } from '@nestjs/common';
import { capProblem } from '@five/shared/bookings/bookings.rules';
import { type Caller, isStaff } from '../../platform/access/caller.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { codeRefused } from '../../platform/http/domain-error.ts';
import { VenueSettings } from '../../settings/venue-settings.ts';
import type { LockedCustomer } from '../../users/customers/customers.service.ts';
import { type ActiveBookingCounts, NewBookings } from '../create/new-bookings.ts';

/**
 * Limits the active bookings of a customer before a series is booked; a series counts as one
 * booking.
 */
@Injectable()
export class SeriesLimits {
  constructor(
    private readonly newBookings: NewBookings,
    private readonly settings: VenueSettings,
  ) {}

  /**
   * Checks the caps on active bookings. Staff may exceed them; the exceeded caps are returned for
   * the audit entry.
   * @param waits whether the series awaits confirmation by staff
   * @throws DomainError BOOKING_TOO_MANY_PENDING, BOOKING_TOO_MANY_UPCOMING
   */
  async check(tx: Tx, by: Caller, customer: LockedCustomer, waits: boolean): Promise<string[]> {
    const [standing, venue] = [
      await this.newBookings.countActive(tx, customer.id),
      await this.settings.current(),
    ];
    const problem = capProblem(standing, venue, waits);
    if (problem && !isStaff(by))
      throw codeRefused(problem, {
        parameters: {
          count: problem === 'BOOKING_TOO_MANY_PENDING' ? venue.maxPending : venue.maxUpcoming,
        },
      });
    return isStaff(by) ? overridesOf(standing, venue, waits) : [];
  }
}

function overridesOf(
  { pending, upcoming }: ActiveBookingCounts,
  venue: { maxPending: number; maxUpcoming: number },
  waits: boolean,
): string[] {
  return [
    ...(waits && pending >= venue.maxPending ? ['maxPending'] : []),
    ...(upcoming >= venue.maxUpcoming ? ['maxUpcoming'] : []),
  ];
}
