import { Injectable } from '@nestjs/common';
import { BOOKING_DURATIONS } from '@five/shared/bookings/bookings.codes';
import { durationOf } from '@five/shared/bookings/bookings.rules';
import type { AlternativeSlot, MovesAnswer } from '@five/shared/bookings/bookings.contract';
import { moveProblem } from '@five/shared/bookings/changes.rules';
import { sumOfLines } from '@five/shared/pricings/quote.rules';
import { freeSlots } from '@five/shared/slots/slots.rules';
import { canFollow, hoursOf } from '@five/shared/subscriptions/subscriptions.rules';
import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import { DomainError } from '../platform/http/domain-error.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import { AvailabilityDays } from '../slots/availability-days.ts';
import { AvailabilityQueries } from '../slots/availability.queries.ts';
import { SubscriptionsQueries } from '../subscriptions/subscriptions.queries.ts';
import type { BookingRecord } from './booking-record.ts';
import { BookingsQueries } from './bookings.queries.ts';
import { Moments } from './moments.ts';

/** Where a booking can go, and for how long: what is free for one hour or two, and within the days of the pack that pays for it, at the price that the move itself would charge. */
@Injectable()
export class MovesQueries {
  constructor(
    private readonly bookings: BookingsQueries,
    private readonly days: AvailabilityDays,
    private readonly availability: AvailabilityQueries,
    private readonly moments: Moments,
    private readonly packs: SubscriptionsQueries,
  ) {}

  /** @throws DomainError NOT_FOUND, AVAILABILITY_BEYOND_HORIZON */
  async of(reference: string, query: RawQuery): Promise<MovesAnswer> {
    const record = await this.bookings.record(reference, null);
    if (!record) throw new DomainError('NOT_FOUND');
    const { date } = await this.days.read({ date: query['date'] });
    const own = durationOf(record);
    if (own === null || moveProblem(this.moments.of(record))) return { date, slots: [] };
    const days = await this.availability.days({ date, days: 1, tariffId: record.tariffId, desk: true, locale: 'fr', without: reference });
    const pack = record.subscription === null ? null : await this.packs.one(record.subscription, null, 'fr');
    const slots = BOOKING_DURATIONS.flatMap((minutes) => freeSlots(days, minutes)
      .filter((slot) => !isOwn(record, slot) && (pack === null || canFollow(pack, hoursOf(minutes - own), slot.date))));
    return { date, slots: slots.map((slot) => pricedFor(record, slot)) };
  }
}

const isOwn = ({ pitch, start, end }: BookingRecord, slot: AlternativeSlot): boolean =>
  slot.pitch === pitch && slot.date === dateOfWall(start) && slot.startTime === timeOfWall(start) && slot.endTime === timeOfWall(end);

/** Hours of a pack cost no money, and addons keep their price. */
function pricedFor({ lines, subscription, totalCents: before }: BookingRecord, slot: AlternativeSlot): MovesAnswer['slots'][number] {
  const addonsCents = sumOfLines(lines.filter(({ kind }) => kind === 'addon'));
  const totalCents = (subscription === null ? slot.totalCents : 0) + addonsCents;
  return { ...slot, totalCents, differenceCents: totalCents - before };
}
