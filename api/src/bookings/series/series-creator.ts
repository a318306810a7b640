import { Injectable } from '@nestjs/common';
import { capProblem } from '@five/shared/bookings/bookings.rules';
import type { CreateSeriesInput } from '@five/shared/bookings/series.contract';
import { isBookable, slotsOf } from '@five/shared/bookings/series.rules';
import { dayOf, periodOf } from '@five/shared/time/wall-time';
import { type Caller, isStaff } from '../../platform/access/caller.ts';
import { Audit } from '../../platform/audit/audit.ts';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { codeRefused, fieldRefused } from '../../platform/http/domain-error.ts';
import { newReference } from '../../platform/references.ts';
import { VenueSettings } from '../../settings/venue-settings.ts';
import { type Holder, Occupancies } from '../../slots/occupancies.ts';
import { PitchesQueries } from '../../slots/pitches.queries.ts';
import { CustomersService, type LockedCustomer } from '../../users/customers.service.ts';
import type { BookingRecord } from '../booking-record.ts';
import { BookingStore, type ActiveBookingCounts } from '../booking-store.ts';
import { SeriesPlanChanged, SeriesBooking } from './series-booking.ts';
import { SeriesPlans } from './series-plans.ts';
import type { SeriesRecord } from './series-record.ts';
import { SeriesStore } from './series-store.ts';

/** A booked series, with the one that it continues. */
export interface BookedSeries {
  series: SeriesRecord;
  dates: BookingRecord[];
  before: SeriesRecord | null;
}

/**
 * Books a series, with locks in the order of `BookingLocks`: customer, series, packs, days, slots.
 */
@Injectable()
export class SeriesCreator {
  constructor(
    private readonly customers: CustomersService,
    private readonly store: SeriesStore,
    private readonly plans: SeriesPlans,
    private readonly occupancies: Occupancies,
    private readonly booking: SeriesBooking,
    private readonly bookings: BookingStore,
    private readonly settings: VenueSettings,
    private readonly pitches: PitchesQueries,
    private readonly audit: Audit,
    private readonly venueClock: VenueClock,
  ) {}

  /** @throws SeriesPlanChanged, SlotTaken, and DomainError with the code of the first violated rule */
  async reserve(tx: Tx, by: Caller, input: CreateSeriesInput): Promise<BookedSeries> {
    const customer =
      isStaff(by) && input.customer
        ? await this.customers.resolve(tx, input.customer, by.reference)
        : await this.customers.lock(tx, by.customerId);
    const before =
      input.continues === undefined
        ? null
        : ((await this.store.lock(tx, input.continues, customer.id)) ?? null);
    if (input.continues !== undefined && !before)
      throw fieldRefused('REFERENCE_UNKNOWN', 'continues');
    await this.booking.lockHours(tx, customer, input);
    await this.occupancies.lockDays(
      tx,
      (await this.plans.touched(input)).map(({ pitchId, day }) => ({ pitchId, day: dayOf(day) })),
    );
    const plan = await this.plans.of(
      input,
      { customerId: customer.id, tariffId: customer.tariffId },
      tx,
    );
    if (plan.hash !== input.hash) throw new SeriesPlanChanged();
    if (!isBookable(plan)) throw codeRefused('SERIES_UNDECIDED');
    const { missingHours, hours } = plan;
    if (input.paymentMethod === 'pack' && missingHours)
      throw codeRefused('SERIES_HOURS_MISSING', {
        parameters: { missing: missingHours, hours },
        extra: { missing: missingHours, hours },
      });
    const waits = input.paymentMethod !== 'pack' && !(isStaff(by) && (input.confirm ?? true));
    const overrides = await this.fairUse(tx, by, customer, waits);
    const series = await this.enter(tx, by, customer, input);
    const dates = await this.booking.book(tx, {
      series,
      customer,
      slots: slotsOf(plan.dates),
      input,
      keeper: this.keeperOf(before),
      waits,
      actor: by.reference,
    });
    const changed = {
      dates: dates.length,
      totalCents: plan.totalCents,
      ...(before && { continues: before.reference }),
      ...(overrides.length > 0 && { overrides }),
    };
    await this.audit.record(tx, {
      actor: by.reference,
      act: 'series.reserve',
      subjectKind: 'series',
      subject: series.reference,
      changed,
    });
    return { series, dates, before };
  }

  /** Expired reservations belong to the waiting list, not to this customer. */
  private keeperOf(before: SeriesRecord | null): Holder | undefined {
    return before && before.keptUntil !== null && before.keptUntil >= this.venueClock.today()
      ? { kind: 'series', holder: before.reference }
      : undefined;
  }

  /** A series counts as one booking. Staff may exceed the caps, and the audit entry records it. */
  private async fairUse(
    tx: Tx,
    by: Caller,
    customer: LockedCustomer,
    waits: boolean,
  ): Promise<string[]> {
    const [standing, venue] = [
      await this.bookings.countActive(tx, customer.id),
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

  private async enter(
    tx: Tx,
    by: Caller,
    customer: LockedCustomer,
    input: CreateSeriesInput,
  ): Promise<SeriesRecord> {
    const pitch = input.pitch === undefined ? null : await this.pitches.byCode(input.pitch);
    const id = await this.store.insert(tx, {
      reference: newReference('SR'),
      customerId: customer.id,
      pitchId: pitch?.id ?? null,
      firstPeriod: periodOf(input.date, input.startTime, input.endTime),
      weeks: input.weeks,
      paymentMethod: input.paymentMethod,
      createdBy: by.reference,
    });
    return this.store.byId(tx, id);
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
