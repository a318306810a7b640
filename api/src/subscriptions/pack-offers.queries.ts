import type { PackOffersRequest } from '@five/shared/subscriptions/subscriptions.requests';
import { Injectable } from '@nestjs/common';
import type { PricingAnswer } from '@five/shared/pricings/pricings.contract';
import type { ContentLanguage, LocalizedText } from '../platform/texts/content-language.ts';
import { PricingsQueries } from '../pricings/pricings.queries.ts';
import { CustomersQueries } from '../users/customers/customers.queries.ts';

/** Packs that the desk can sell. */
@Injectable()
export class PackOffersQueries {
  constructor(
    private readonly customers: CustomersQueries,
    private readonly pricings: PricingsQueries,
  ) {}

  /**
   * Returns the packs that the customer sees on the site, smallest number of hours first. An
   * unknown customer gets the packs of the standard tariff. No customer record is created.
   * @throws DomainError BOOKING_CUSTOMER_REQUIRED, BOOKING_CUSTOMER_UNKNOWN, CUSTOMER_PHONE_INVALID
   * on the fields of `customer`
   */
  async offersTo(
    { customer }: PackOffersRequest,
    language: ContentLanguage,
  ): Promise<PricingAnswer<LocalizedText>[]> {
    const tariffId = customer ? await this.customers.tariffOf(customer) : null;
    return (await this.pricings.mine(PACKS, tariffId, language)).rows;
  }
}

const PACKS = {
  filter: JSON.stringify({ type: 'pack' }),
  sort: JSON.stringify(['numberOfHours', 'ASC']),
};
