import type {
  CreateSubscriptionRequest,
  DeskSubscriptionRequest,
} from '@five/shared/subscriptions/subscriptions.requests';
import { Injectable } from '@nestjs/common';
import { type Caller, isStaff } from '../../platform/access/caller.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { codeRefused } from '../../platform/http/domain-error.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { newReference } from '../../platform/references.ts';
import { PackOffers } from '../../pricings/pack-offers.ts';
import { VenueSettings } from '../../settings/venue-settings.ts';
import { CustomersService, refuseMissing } from '../../users/customers/customers.service.ts';
import type { SubscriptionRecord } from '../subscription-record.ts';
import { SubscriptionStore } from '../subscription-store.ts';
import { messagesOf } from '../subscriptions.mails.ts';
import { PackOrderLimits } from './pack-order-limits.ts';

/** Places pack orders. */
@Injectable()
export class PackOrders {
  constructor(
    private readonly customers: CustomersService,
    private readonly offers: PackOffers,
    private readonly limits: PackOrderLimits,
    private readonly store: SubscriptionStore,
    private readonly outbox: Outbox,
    private readonly settings: VenueSettings,
  ) {}

  /**
   * Stores an order at the price of the customer's tariff, with its audit entry and its messages.
   * @throws DomainError AUTH_PROFILE_INCOMPLETE, SUBSCRIPTION_TOO_MANY_PENDING,
   * SUBSCRIPTION_PACK_UNKNOWN, TOO_MANY_REQUESTS
   */
  async place(
    tx: Tx,
    by: Caller,
    input: CreateSubscriptionRequest | DeskSubscriptionRequest,
  ): Promise<SubscriptionRecord> {
    const customer =
      'customer' in input
        ? await this.customers.resolve(tx, input.customer, by.reference)
        : await this.customers.lock(tx, by.customerId);
    if (!isStaff(by)) {
      refuseMissing(customer);
      await this.limits.check(tx, by, customer.id);
    }
    const offer = await this.offers.find(tx, input.pricing, customer.tariffId);
    if (!offer) throw codeRefused('SUBSCRIPTION_PACK_UNKNOWN');
    const reference = newReference('S');
    const { pricingId, tariffId, name, numberOfHours, totalCents } = offer;
    await this.store.insert(tx, {
      reference,
      customerId: customer.id,
      pricingId,
      tariffId,
      name,
      numberOfHours,
      totalCents,
      paymentMethod: input.paymentMethod,
      orderExpiresAt: await this.limits.end(),
      createdBy: by.reference,
    });
    await this.store.note(tx, {
      actor: by.reference,
      act: 'subscription.order',
      subject: reference,
      from: null,
      to: 'pending',
      changed: { numberOfHours, totalCents },
    });
    const record = await this.store.lock(tx, reference);
    if (!record) throw new Error(`no subscription ${reference}`);
    await this.notifyCustomer(tx, record);
    return record;
  }

  private async notifyCustomer(tx: Tx, record: SubscriptionRecord): Promise<void> {
    const { rib, accountHolder } = await this.settings.current();
    await this.outbox.write(
      tx,
      record.paymentMethod === 'transfer'
        ? messagesOf('packOrderedTransfer', record, { parameters: { rib, accountHolder } })
        : messagesOf('packOrderedCash', record),
    );
  }
}
