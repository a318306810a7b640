import { Injectable } from '@nestjs/common';
import { BookingsQueries } from '../../bookings/bookings.queries.ts';
import type { BookingRecord } from '../../bookings/record/booking-record.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { MatchLinks, matchReference } from './match-links.ts';

/** Finds the booking whose match a token opens. */
@Injectable()
export class MatchFinder {
  constructor(
    private readonly bookings: BookingsQueries,
    private readonly links: MatchLinks,
  ) {}

  /** The booking whose match a token opens; undefined for a text that opens none. */
  async find(token: string): Promise<BookingRecord | undefined> {
    const record = await this.bookings.record(this.links.bookingIn(token), null);
    return record && this.links.opens(token, record) ? record : undefined;
  }

  /** @throws DomainError NOT_FOUND */
  async bookingOf(token: string): Promise<BookingRecord> {
    const record = await this.find(token);
    if (!record) throw new DomainError('NOT_FOUND');
    return record;
  }

  /** Reference of the match that a token opens; null for a text that opens none. */
  async referenceOf(token: string): Promise<string | null> {
    const record = await this.find(token);
    return record ? matchReference(record) : null;
  }
}
