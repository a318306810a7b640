import { Injectable } from '@nestjs/common';
import type { FrozenLine } from '@five/shared/pricings/quote.rules';
import { addDays, type WallPeriod } from '@five/shared/time/wall-time';
import { Clock } from '../platform/clock/clock.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { codeRefused } from '../platform/http/domain-error.ts';
import { AddonsService } from '../pricings/addons.service.ts';
import { standsSql } from './booking-record.ts';

/** A booking that wants addons for its time. */
export interface Wanting {
  reference: string;
  period: WallPeriod;
  openingDay: string;
  lines: FrozenLine[];
}

/** Sees to it that no more balls are promised for an hour than there are. */
@Injectable()
export class AddonStock {
  constructor(private readonly addons: AddonsService, private readonly clock: Clock) {}

  /** @throws DomainError BOOKING_ADDON_OUT_OF_STOCK (409) with which it is and how many are left */
  async take(tx: Tx, { reference, period, openingDay, lines }: Wanting): Promise<void> {
    const wanted = Map.groupBy(lines.filter(({ addon }) => addon !== null), ({ addon }) => addon ?? '');
    if (wanted.size === 0) return;
    const limited = await this.addons.lockLimited(tx, [...wanted.keys()]);
    if (limited.length === 0) return;
    const used = await this.used(tx, limited.map((addon) => addon.reference), { reference, period, openingDay });
    for (const { reference: addon, name, stock } of limited) {
      const left = Math.max(0, stock - (used.get(addon) ?? 0));
      const asked = (wanted.get(addon) ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
      if (asked > left) throw codeRefused('BOOKING_ADDON_OUT_OF_STOCK', { parameters: { addon: name, left }, extra: { addon, left } });
    }
  }

  private async used(tx: Tx, addons: string[], { reference, period, openingDay }: Omit<Wanting, 'lines'>): Promise<Map<string, number>> {
    const rows = await tx.query<{ addon: string; used: number }[]>(USED, [
      addons, addDays(openingDay, -1), addDays(openingDay, 1), period.start, period.end, reference, this.clock.now(),
    ]);
    return new Map(rows.map(({ addon, used }) => [addon, used]));
  }
}

const USED = `
  select l.addon, sum(l.quantity)::int as used from bookings b join booking_lines l on l.booking_id = b.id
  where l.addon = any($1) and b.opening_day between $2 and $3 and b.period && tsrange($4, $5) and b.reference <> $6
    and (b.status in ('completed', 'no_show') or ${standsSql('$7')})
  group by l.addon`;
