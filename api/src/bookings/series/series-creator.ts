import type { DeskSeriesRequest } from '@five/shared/bookings/series/series.requests';
import { Injectable } from '@nestjs/common';
import { slotsOf } from '@five/shared/bookings/series/series.rules';
import { periodOf } from '@five/shared/time/wall-time';
import { type Caller, isStaff } from '../../platform/access/caller.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { fieldRefused } from '../../platform/http/domain-error.ts';
import { newReference } from '../../platform/references.ts';
import { CustomersService } from '../../users/customers/customers.service.ts';
import type { BookingRecord } from '../record/booking-record.ts';
import { BookingRateLimit } from '../create/new-bookings.ts';
import { refuseIncomplete } from '../create/reservations.service.ts';
import { type AcceptedPlan, AcceptedPlans } from './accepted-plans.ts';
import { SeriesBooking } from './series-booking.ts';
import { SeriesLimits } from './series-limits.ts';
import type { SeriesRecord } from './series-record.ts';
import { SeriesStore } from './series-store.ts';

/** A booked series, and the earlier series that it continues. */
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
    private readonly plans: AcceptedPlans,
    private readonly booking: SeriesBooking,
    private readonly limits: SeriesLimits,
    private readonly rateLimit: BookingRateLimit,
  ) {}

  /**
   * Books a series.
   * @throws SeriesPlanChanged, SlotTakenError, and DomainError with the code of the first violated
   *   rule
   */
  async reserve(tx: Tx, by: Caller, input: DeskSeriesRequest): Promise<BookedSeries> {
    await this.rateLimit.count(tx, by);
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
    const plan = await this.plans.lock(tx, customer, input);
    const waits = input.paymentMethod !== 'pack' && !(isStaff(by) && (input.confirm ?? true));
    const overrides = await this.limits.check(tx, by, customer, waits);
    if (!isStaff(by)) await refuseIncomplete(tx, customer);
    const series = await this.enter(tx, by, plan, { ...input, customerId: customer.id });
    const dates = await this.booking.book(tx, {
      series,
      customer,
      slots: slotsOf(plan.dates),
      input,
      before,
      waits,
      actor: by.reference,
    });
    await this.store.note(tx, {
      actor: by.reference,
      act: 'series.reserve',
      subject: series.reference,
      changed: {
        dates: dates.length,
        totalCents: plan.totalCents,
        ...(before && { continues: before.reference }),
        ...(overrides.length > 0 && { overrides }),
      },
    });
    return { series, dates, before };
  }

  private async enter(
    tx: Tx,
    by: Caller,
    { pitchId }: AcceptedPlan,
    input: Omit<DeskSeriesRequest, 'customer'> & { customerId: number },
  ): Promise<SeriesRecord> {
    const id = await this.store.insert(tx, {
      reference: newReference('SR'),
      customerId: input.customerId,
      pitchId,
      firstPeriod: periodOf(input.date, input.startTime, input.endTime),
      weeks: input.weeks,
      paymentMethod: input.paymentMethod,
      createdBy: by.reference,
    });
    return this.store.byId(tx, id);
  }
}
