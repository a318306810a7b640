import type { BookingStatus, PaymentMethod } from '@five/shared/bookings/bookings.codes';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import {
  Exported,
  NotPersonal,
  Personal,
  PersonalRows,
} from '../../platform/personal-data/marks.ts';

/**
 * A customer's booking of a slot. Whether the booking still occupies the slot is stored in
 * `occupancies`.
 */
@Entity('bookings')
@Unique('bookings_reference', ['reference'])
@Check(
  'bookings_status',
  `status in ('pending', 'confirmed', 'completed', 'no_show', 'expired', 'cancelled')`,
)
@Check('bookings_method', `payment_method in ('cash', 'transfer', 'pack')`)
@Check('bookings_total', 'total_cents >= 0')
@Check('bookings_paid', 'paid_cents >= 0')
@Check('bookings_paid_in_hours', `(payment_method = 'pack') = (subscription_id is not null)`)
@Check('bookings_players', 'players > 0')
@Check(
  'bookings_period',
  `not isempty(period) and lower_inc(period) and not upper_inc(period)
    and upper(period) - lower(period) in (interval '1 hour', interval '2 hours')`,
)
@Check('bookings_hold_while_pending', `status = 'pending' or hold_expires_at is null`)
@Check('bookings_pending_has_hold', `status <> 'pending' or hold_expires_at is not null`)
@Check('bookings_hold_paused', '(reviewed_since is null) = (paused_hold_ends_at is null)')
@Check('bookings_free_cancel_hours', 'free_cancel_hours between 0 and 720')
@Check('bookings_hold_minutes', 'hold_minutes between 5 and 1440')
@Check('bookings_link_version', 'link_version > 0')
@Index('bookings_customer_start', { synchronize: false })
@Index('bookings_opening_day', ['openingDay', 'pitchId'])
@Index('bookings_holds', ['holdExpiresAt'], { where: `status = 'pending'` })
@Index('bookings_ending', { synchronize: false })
@Index('bookings_standing', { synchronize: false })
@Index('bookings_created', { synchronize: false })
@Index('bookings_subscription_id', ['subscriptionId'], { where: 'subscription_id is not null' })
@Index('bookings_series_id', ['seriesId'], { where: 'series_id is not null' })
@PersonalRows({ where: 'customer_id = :customerId' })
export class Booking {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'bookings_pk',
  })
  id: number;
  @Exported() @Column('text') reference: string;
  @Exported() @NotPersonal('code') @Column('text') status: BookingStatus;
  @ForeignKey('Customer', { name: 'bookings_customer' })
  @Column('bigint')
  customerId: number;
  @Exported({ starts: 'lower(period)', ends: 'upper(period)' }) @Column('tsrange') period: string;
  @ForeignKey('Pitch', { name: 'bookings_pitch' })
  @Exported({ pitch: '(select code from pitches where id = bookings.pitch_id)' })
  @Column('bigint')
  pitchId: number;
  @Column('date') openingDay: string;
  @Exported() @NotPersonal('code') @Column('text') paymentMethod: PaymentMethod;
  @ForeignKey('Pricing', { name: 'bookings_pricing' })
  @Column('bigint', { nullable: true })
  pricingId: number | null;
  @ForeignKey('Tariff', { name: 'bookings_tariff' })
  @Column('bigint')
  tariffId: number;
  @Exported() @Column('int') totalCents: number;
  /** Amount received less amount refunded, in centimes. */
  @Exported() @Column('int', { default: 0 }) paidCents: number;
  /** Venue date of the payment with which the total was fully paid. */
  @Exported() @Column('date', { nullable: true }) paidOn: string | null;
  /** Whether the booking was cancelled too late: the venue keeps the money or the hours. */
  @Column('boolean', { default: false }) forfeited: boolean;
  /** Whether money or pack hours of this booking were returned to the customer. */
  @Column('boolean', { default: false }) returned: boolean;
  /** Number of people who share the price, fixed at booking. */
  @Column('int') players: number;
  /** Hours before the start until which a cancellation is free, fixed at booking. */
  @Exported() @Column('int', { default: 24 }) freeCancelHours: number;
  /** Minutes of the hold, fixed at booking. */
  @Exported() @Column('int', { default: 60 }) holdMinutes: number;
  @Column('timestamptz', { nullable: true }) holdExpiresAt: Date | null;
  /** Instant since which a transfer proof awaits a decision. */
  @Column('timestamptz', { nullable: true }) reviewedSince: Date | null;
  /** The instant at which the hold would have ended if the proof had not paused it. */
  @Column('timestamptz', { nullable: true }) pausedHoldEndsAt: Date | null;
  @ForeignKey('Subscription', { name: 'bookings_subscription' })
  @Column('bigint', { nullable: true })
  subscriptionId: number | null;
  @ForeignKey('Series', { name: 'bookings_series' })
  @Column('bigint', { nullable: true })
  seriesId: number | null;
  @Exported() @Personal({ erase: null }) @Column('text', { nullable: true }) note: string | null;
  /** Version of the link of the booking's match; a renewed link has a new one. */
  @Column('int', { default: 1 }) linkVersion: number;
  /** Reference of the user that created the booking. */
  @NotPersonal('reference') @Column('text', { nullable: true }) createdBy: string | null;
  @Exported() @Column('timestamptz') createdAt: Date;
  @Column('int', { default: 1 }) version: number;
}
