import type { BookingStatus, PaymentMethod } from '@five/shared/bookings/bookings.codes';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** One customer's claim on a slot. That it holds the slot is an occupancy's matter. */
@Entity('bookings')
@Unique('bookings_reference', ['reference'])
@Check('bookings_status', `status in ('pending', 'confirmed', 'completed', 'no_show', 'expired', 'cancelled')`)
@Check('bookings_method', `payment_method in ('cash', 'transfer', 'pack')`)
@Check('bookings_total', 'total_cents >= 0')
@Check('bookings_paid', 'paid_cents >= 0')
@Check('bookings_paid_in_hours', `(payment_method = 'pack') = (subscription_id is not null)`)
@Check('bookings_players', 'players > 0')
@Check('bookings_period', `not isempty(period) and lower_inc(period) and not upper_inc(period) and upper(period) - lower(period) in (interval '1 hour', interval '2 hours')`)
@Check('bookings_hold_while_pending', `status = 'pending' or hold_expires_at is null`)
@Check('bookings_pending_has_hold', `status <> 'pending' or hold_expires_at is not null`)
@Check('bookings_hold_paused', '(reviewed_since is null) = (paused_hold_ends_at is null)')
@Check('bookings_free_cancel_hours', 'free_cancel_hours between 0 and 720')
@Check('bookings_hold_minutes', 'hold_minutes between 5 and 1440')
@Index('bookings_customer_start', { synchronize: false })
@Index('bookings_opening_day', ['openingDay', 'pitchId'])
@Index('bookings_holds', ['holdExpiresAt'], { where: `status = 'pending'` })
@Index('bookings_ending', { synchronize: false })
@Index('bookings_standing', { synchronize: false })
@Index('bookings_created', { synchronize: false })
@Index('bookings_subscription_id', ['subscriptionId'], { where: 'subscription_id is not null' })
@Index('bookings_series_id', ['seriesId'], { where: 'series_id is not null' })
export class Booking {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS', primaryKeyConstraintName: 'bookings_pk' }) id: number;
  @Column('text') reference: string;
  @ForeignKey('Customer', { name: 'bookings_customer' })
  @Column('bigint') customerId: number;
  @ForeignKey('Pitch', { name: 'bookings_pitch' })
  @Column('bigint') pitchId: number;
  @Column('tsrange') period: string;
  @Column('date') openingDay: string;
  @Column('text') status: BookingStatus;
  @Column('text') paymentMethod: PaymentMethod;
  @ForeignKey('Pricing', { name: 'bookings_pricing' })
  @Column('bigint', { nullable: true }) pricingId: number | null;
  @ForeignKey('Tariff', { name: 'bookings_tariff' })
  @Column('bigint') tariffId: number;
  @Column('int') totalCents: number;
  /** What was received less what was given back. */
  @Column('int', { default: 0 }) paidCents: number;
  /** Cancelled too late: the money or the hours stay. */
  @Column('boolean', { default: false }) forfeited: boolean;
  /** Money or hours were taken once and given back. */
  @Column('boolean', { default: false }) returned: boolean;
  /** How many share the price, frozen. */
  @Column('int') players: number;
  /** Hours before the start until which its owner gets everything back, as agreed when it was made. */
  @Column('int', { default: 24 }) freeCancelHours: number;
  /** Minutes for which it was held, as agreed when it was made. */
  @Column('int', { default: 60 }) holdMinutes: number;
  @Column('timestamptz', { nullable: true }) holdExpiresAt: Date | null;
  /** Since then a transfer proof waits for the desk. */
  @Column('timestamptz', { nullable: true }) reviewedSince: Date | null;
  /** When the hold would have ended, had the proof not stopped it. */
  @Column('timestamptz', { nullable: true }) pausedHoldEndsAt: Date | null;
  /** Venue date of the payment that completed the total. */
  @Column('date', { nullable: true }) paidOn: string | null;
  @ForeignKey('Subscription', { name: 'bookings_subscription' })
  @Column('bigint', { nullable: true }) subscriptionId: number | null;
  @ForeignKey('Series', { name: 'bookings_series' })
  @Column('bigint', { nullable: true }) seriesId: number | null;
  @Column('text', { nullable: true }) note: string | null;
  /** The reference of the user who made it. */
  @Column('text', { nullable: true }) createdBy: string | null;
  @Column('timestamptz') createdAt: Date;
  @Column('int', { default: 1 }) version: number;
}
