import { Injectable } from '@nestjs/common';
import type { SquadMatchesRequest } from '@five/shared/community/squads/squads.requests';
import { BookingLocks, type LockedBooking } from '../../bookings/record/booking-locks.ts';
import { type Caller, seenBy } from '../../platform/access/caller.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { codeRefused, fieldRefused } from '../../platform/http/domain-error.ts';
import { type LockedMatchList, MatchLists, refuseEnded, stateOf } from '../matches/match-lists.ts';

/** Locked bookings that a request names for a squad. */
export interface NamedBookings {
  bookings: string[];
  /** The match of the booking, or of the next date of the series; null if none is named. */
  first: LockedMatchList | null;
}

/** Locks the booking and the series that a request names: own ones, or any for staff. */
@Injectable()
export class SquadSources {
  constructor(
    private readonly bookingLocks: BookingLocks,
    private readonly lists: MatchLists,
  ) {}

  /** @throws DomainError REFERENCE_UNKNOWN, MATCH_CANCELLED, MATCH_OVER */
  async lock(tx: Tx, by: Caller, input: SquadMatchesRequest): Promise<NamedBookings> {
    const dates = input.series === undefined ? [] : await this.dates(tx, by, input.series);
    const booking = input.booking === undefined ? [] : [await this.one(tx, by, input.booking)];
    const [first] = [...booking, ...dates];
    return {
      bookings: [...booking, ...dates].map(({ record }) => record.reference),
      first: first ? await this.lists.ofBooking(tx, first) : null,
    };
  }

  private async one(tx: Tx, by: Caller, reference: string): Promise<LockedBooking> {
    const locked = await this.bookingLocks.lock(tx, reference, seenBy(by));
    if (!locked) throw fieldRefused('REFERENCE_UNKNOWN', 'booking');
    refuseEnded(stateOf(locked.timing.status, null), true);
    return locked;
  }

  private async dates(tx: Tx, by: Caller, series: string): Promise<LockedBooking[]> {
    const dates = await this.bookingLocks.lockDates(tx, series, seenBy(by));
    if (!dates) throw fieldRefused('REFERENCE_UNKNOWN', 'series');
    const ahead = dates.filter(({ timing }) => stateOf(timing.status, null) === 'open');
    if (ahead.length === 0) throw codeRefused('MATCH_OVER');
    return ahead;
  }
}
