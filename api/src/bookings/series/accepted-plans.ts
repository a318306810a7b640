import type { DeskSeriesRequest } from '@five/shared/bookings/series/series.requests';
import { Injectable } from '@nestjs/common';
import type { SeriesPlanAnswer } from '@five/shared/bookings/series/series.contract';
import { isBookable } from '@five/shared/bookings/series/series.rules';
import { dayOf } from '@five/shared/time/wall-time';
import type { Tx } from '../../platform/database/transactions.ts';
import { codeRefused } from '../../platform/http/domain-error.ts';
import { Occupancies } from '../../slots/occupancies.ts';
import { PitchesQueries } from '../../slots/pitches.queries.ts';
import type { LockedCustomer } from '../../users/customers/customers.service.ts';
import { SeriesPlanChanged, SeriesPlans } from './series-plans.ts';

/** A series plan that can be booked. */
export interface AcceptedPlan extends SeriesPlanAnswer {
  /** Key of the requested pitch; null for any pitch. */
  pitchId: number | null;
}

/**
 * Plans a series again inside the transaction that books the series, and checks that the plan can
 * be booked.
 */
@Injectable()
export class AcceptedPlans {
  constructor(
    private readonly plans: SeriesPlans,
    private readonly occupancies: Occupancies,
    private readonly pitches: PitchesQueries,
  ) {}

  /**
   * Locks the days of the plan, then plans again and checks the result.
   * @throws SeriesPlanChanged if the plan differs from the previewed plan, DomainError
   * SERIES_UNDECIDED, SERIES_HOURS_MISSING
   */
  async lock(
    tx: Tx,
    { id, tariffId }: LockedCustomer,
    input: DeskSeriesRequest,
  ): Promise<AcceptedPlan> {
    await this.occupancies.lockDays(
      tx,
      (await this.plans.touched(input)).map(({ pitchId, day }) => ({ pitchId, day: dayOf(day) })),
    );
    const plan = await this.plans.of(input, { customerId: id, tariffId }, tx);
    if (plan.hash !== input.hash) throw new SeriesPlanChanged();
    if (!isBookable(plan)) throw codeRefused('SERIES_UNDECIDED');
    const { missingHours, hours } = plan;
    if (input.paymentMethod === 'pack' && missingHours)
      throw codeRefused('SERIES_HOURS_MISSING', {
        parameters: { missing: missingHours, hours },
        extra: { missing: missingHours, hours },
      });
    const pitch = input.pitch === undefined ? null : await this.pitches.byCode(input.pitch);
    return { ...plan, pitchId: pitch?.id ?? null };
  }
}
