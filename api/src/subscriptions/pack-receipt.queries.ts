import { Injectable } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import { type PaidFor, Receipts } from '../payments/receipts.ts';
import { SubscriptionsQueries } from './subscriptions.queries.ts';

/** Receipts of packs. */
@Injectable()
export class PackReceiptQueries {
  constructor(
    private readonly packs: SubscriptionsQueries,
    private readonly receipts: Receipts,
  ) {}

  /**
   * Renders the receipt of a pack.
   * @throws DomainError NOT_FOUND, RECEIPT_NOTHING_PAID
   */
  async of(reference: string, customerId: number | null, locale: Locale): Promise<Buffer> {
    return this.receipts.draw(
      paidForOf(await this.packs.one(reference, customerId, locale)),
      locale,
    );
  }
}

function paidForOf(pack: SubscriptionAnswer): PaidFor {
  const {
    reference,
    name,
    customer,
    totalCents,
    totalPaidCents,
    dueCents,
    hourlyPriceCents,
    numberOfHours,
    validFrom,
    validUntil,
  } = pack;
  const about = [
    { key: 'packHours', values: { count: numberOfHours, hourlyCents: hourlyPriceCents } },
    ...(validUntil ? [{ key: 'packValid', values: { from: validFrom, until: validUntil } }] : []),
  ];
  return {
    kind: 'subscription',
    vatKind: 'packs',
    reference,
    customerName: customer.fullName,
    about,
    heading: { key: 'pack' },
    lines: [{ text: name, totalCents }],
    totalCents,
    paidCents: totalPaidCents,
    dueCents,
    paidByPack: null,
  };
}
