import { Injectable } from '@nestjs/common';
import type { Tx } from '../platform/database/transactions.ts';
import { offeredSql } from './pricings.queries.ts';
import { selectAs, selectOf } from '../platform/rows/columns.ts';
import { Pricing } from './pricing.entity.ts';

const FIELDS = ['tariffId', 'name', 'totalCents'] as const;

/** A pack on offer. */
export interface PackOffer extends Pick<Pricing, (typeof FIELDS)[number]> {
  pricingId: number;
  numberOfHours: number;
}

@Injectable()
export class PackOffers {
  /**
   * Returns the pack with this reference if it is offered to customers of this tariff. If the
   * tariff has its own price for the same number of hours, the pack at the standard price is not
   * offered.
   */
  async find(tx: Tx, reference: string, tariffId: number): Promise<PackOffer | undefined> {
    const [offer] = await tx.query<PackOffer[]>(OFFER, [reference, tariffId]);
    return offer;
  }
}

const OFFER = `select ${selectOf(Pricing, 'p', FIELDS)},
  ${selectAs(Pricing, 'p', { pricingId: 'id', numberOfHours: 'numberOfHours' })}
  from pricings p join tariffs t on t.id = p.tariff_id
  where p.reference = $1 and p.type = 'pack' and p.archived_at is null and ${offeredSql('$2')}`;
