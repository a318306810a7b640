import { Injectable } from '@nestjs/common';
import type { Texts } from '@five/shared/locales/locale';
import { STANDARD_TARIFF } from '@five/shared/pricings/pricings.codes';
import type { Tx } from '../platform/database/transactions.ts';

/** A pack as it is sold now. */
export interface PackOffer {
  pricingId: number;
  tariffId: number;
  name: Texts;
  numberOfHours: number;
  totalCents: number;
}

/** The packs on offer. */
@Injectable()
export class PackOffers {
  /** The pack that a customer of this price list may buy under a reference: of that list, or of the standard one. */
  async find(tx: Tx, reference: string, tariffId: number): Promise<PackOffer | undefined> {
    const [offer] = await tx.query<PackOffer[]>(OFFER, [reference, tariffId, STANDARD_TARIFF]);
    return offer;
  }
}

const OFFER = `select p.id as "pricingId", p.tariff_id as "tariffId", p.name, p.number_of_hours as "numberOfHours", p.total_cents as "totalCents"
  from pricings p join tariffs t on t.id = p.tariff_id
  where p.reference = $1 and p.type = 'pack' and p.archived_at is null and (p.tariff_id = $2 or t.reference = $3)`;
