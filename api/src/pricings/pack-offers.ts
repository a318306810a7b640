import { Injectable } from '@nestjs/common';
import type { Texts } from '@five/shared/locales/locale';
import type { Tx } from '../platform/database/transactions.ts';
import { offeredSql } from './own-list.ts';

/** A pack on offer. */
export interface PackOffer {
  pricingId: number;
  tariffId: number;
  name: Texts;
  numberOfHours: number;
  totalCents: number;
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

const OFFER = `select p.id as "pricingId", p.tariff_id as "tariffId", p.name, p.number_of_hours as
  "numberOfHours", p.total_cents as "totalCents"
  from pricings p join tariffs t on t.id = p.tariff_id
  where p.reference = $1 and p.type = 'pack' and p.archived_at is null and ${offeredSql('$2')}`;
