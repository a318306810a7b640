import { Injectable } from '@nestjs/common';
import { PACK_ENDS, UNPAID_AGES } from '@five/shared/reports/reports.codes';
import type { PacksReport, RowsFilter, UnpaidReport } from '@five/shared/reports/reports.contract';
import { packBounds, unpaidBounds } from '@five/shared/reports/reports.rules';
import { BookingFiguresQueries, UNPAID_STATUSES } from '../bookings/booking-figures.queries.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { PackFiguresQueries } from '../subscriptions/pack-figures.queries.ts';
import { boundsFilter, figureOf } from './figure.queries.ts';
import { ReportDays } from './report-days.queries.ts';

const OPENING_DAYS = { from: 'dayFrom', to: 'dayTo' };
const LAST_DAYS = { from: 'endsFrom', to: 'endsTo' };
const RUNNING: RowsFilter = { status: 'active', hoursLeft: true };

/** Report of amounts due from customers, and of pack hours that the venue has yet to provide. */
@Injectable()
export class UnpaidReports {
  constructor(
    private readonly days: ReportDays,
    private readonly bookings: BookingFiguresQueries,
    private readonly packs: PackFiguresQueries,
    private readonly venueClock: VenueClock,
  ) {}

  async unpaid(): Promise<UnpaidReport> {
    const on = await this.days.today();
    const first = (age: 'ahead' | 'week' | 'month') => unpaidBounds(age, on).from ?? on;
    const [rows, packs] = await Promise.all([
      this.bookings.unpaidByAge({
        ahead: first('ahead'),
        week: first('week'),
        month: first('month'),
      }),
      this.packs.unpaid(),
    ]);
    return {
      on,
      bookings: UNPAID_AGES.map((age) => {
        const filter = {
          status: UNPAID_STATUSES,
          paymentStatus: 'unpaid',
          ...boundsFilter(unpaidBounds(age, on), OPENING_DAYS),
        };
        return {
          age,
          figure: figureOf(
            'bookings',
            'dueCents',
            filter,
            rows.filter((row) => row.age === age),
          ),
        };
      }),
      packs: figureOf(
        'subscriptions',
        'dueCents',
        { status: ['pending', 'active'], paymentStatus: 'unpaid' },
        [packs],
      ),
    };
  }

  async hours(): Promise<PacksReport> {
    const on = this.venueClock.today();
    const first = (end: 'month' | 'later') => packBounds(end, on).from ?? on;
    const rows = await this.packs.hoursByEnd({ month: first('month'), later: first('later') });
    return {
      on,
      total: figureOf('subscriptions', 'remainingHours', RUNNING, rows),
      ends: PACK_ENDS.map((end) => {
        const filter = {
          ...RUNNING,
          frozen: end === 'frozen',
          ...boundsFilter(packBounds(end, on), LAST_DAYS),
        };
        return {
          end,
          figure: figureOf(
            'subscriptions',
            'remainingHours',
            filter,
            rows.filter((row) => row.end === end),
          ),
        };
      }),
    };
  }
}
