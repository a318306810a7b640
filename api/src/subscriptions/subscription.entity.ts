import type { Texts } from '@five/shared/locales/locale';
import type { MoneyMethod } from '@five/shared/payments/payments.codes';
import type { SubscriptionStatus } from '@five/shared/subscriptions/subscriptions.codes';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Exported, NotPersonal, Personal, PersonalRows } from '../platform/personal-data/marks.ts';

/**
 * A pack: prepaid hours of a customer. The remaining hours are the sum of the ledger, which a
 * trigger stores in this row.
 */
@Entity('subscriptions')
@Unique('subscriptions_reference', ['reference'])
@Check('subscriptions_name_french', `name ->> 'fr' <> ''`)
@Check('subscriptions_status', `status in ('pending', 'active', 'expired', 'cancelled')`)
@Check('subscriptions_method', `payment_method in ('cash', 'transfer')`)
@Check('subscriptions_hours', 'number_of_hours > 0')
@Check('subscriptions_remaining', 'remaining_hours >= 0')
@Check('subscriptions_remaining_minutes', 'remaining_minutes between 0 and 59')
@Check('subscriptions_total', 'total_cents >= 0')
@Check('subscriptions_paid', 'total_paid_cents >= 0')
@Check(
  'subscriptions_validity',
  '(valid_from is null) = (valid_until is null) and valid_from <= valid_until',
)
@Check(
  'subscriptions_active_is_dated',
  `status not in ('active', 'expired') or valid_until is not null`,
)
@Check('subscriptions_order', `status = 'pending' or order_expires_at is null`)
@Check('subscriptions_frozen_reason', 'frozen or frozen_reason is null')
@Index('subscriptions_of_customer', ['customerId', 'validUntil'])
@Index('subscriptions_orders', ['orderExpiresAt'], { where: `status = 'pending'` })
@Index('subscriptions_running', ['validUntil'], { where: `status = 'active'` })
@Index('subscriptions_created', { synchronize: false })
@PersonalRows({ where: 'customer_id = :customerId' })
export class Subscription {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'subscriptions_pk',
  })
  id: number;
  @Exported() @Column('text') reference: string;
  @ForeignKey('Customer', { name: 'subscriptions_customer' })
  @Column('bigint')
  customerId: number;
  @ForeignKey('Pricing', { name: 'subscriptions_pricing' })
  @Column('bigint')
  pricingId: number;
  @ForeignKey('Tariff', { name: 'subscriptions_tariff' })
  @Column('bigint')
  tariffId: number;
  /** Name of the pack at the time of purchase. */
  @Exported() @NotPersonal('venue') @Column('jsonb') name: Texts;
  @Exported() @NotPersonal('code') @Column('text') status: SubscriptionStatus;
  @NotPersonal('code') @Column('text') paymentMethod: MoneyMethod;
  @Exported() @Column('int') numberOfHours: number;
  @Exported() @Column('int', { default: 0 }) remainingHours: number;
  /** Minutes beside the remaining hours, 0 to 59. */
  @Exported() @Column('int', { default: 0 }) remainingMinutes: number;
  @Exported() @Column('int') totalCents: number;
  /** Amount received less amount refunded, in centimes. */
  @Exported() @Column('int', { default: 0 }) totalPaidCents: number;
  @Exported() @Column('date', { nullable: true }) validFrom: string | null;
  @Exported() @Column('date', { nullable: true }) validUntil: string | null;
  @Column('boolean', { default: false }) balanceExpired: boolean;
  /**
   * Whether the pack is frozen, so that its hours cannot be used. Staff froze it, or a payment was
   * reversed after some hours were used.
   */
  @Exported() @Column('boolean', { default: false }) frozen: boolean;
  /**
   * Reason that staff gave when they froze the pack; null if the pack is not frozen, or if only a
   * reversal froze it.
   */
  @Exported()
  @Personal({ erase: null })
  @Column('text', { nullable: true })
  frozenReason: string | null;
  /** When the order is cancelled if it is not paid. */
  @Column('timestamptz', { nullable: true }) orderExpiresAt: Date | null;
  /** Time since which a transfer proof awaits review. */
  @Column('timestamptz', { nullable: true }) reviewedSince: Date | null;
  @NotPersonal('venue') @Column('text', { default: '' }) search: string;
  /** Reference of the user that ordered or sold the pack. */
  @NotPersonal('reference') @Column('text', { nullable: true }) createdBy: string | null;
  @Exported() @Column('timestamptz') createdAt: Date;
  @Column('int', { default: 1 }) version: number;
}
