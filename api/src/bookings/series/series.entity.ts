import type { PaymentMethod } from '@five/shared/bookings/bookings.codes';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Exported, NotPersonal, PersonalRows } from '../../platform/personal-data/marks.ts';

/** A weekly series. Its dates are bookings, from which its value and state are derived. */
@Entity('series')
@Unique('series_reference', ['reference'])
@Check('series_weeks', 'weeks between 2 and 12')
@Check('series_method', `payment_method in ('cash', 'transfer', 'pack')`)
@Check(
  'series_period',
  `not isempty(first_period) and lower_inc(first_period) and not upper_inc(first_period)
    and upper(first_period) - lower(first_period) in (interval '1 hour', interval '2 hours')`,
)
@Check('series_kept_is_asked', 'kept_until is null or asked_at is not null')
@Index('series_customer_id', ['customerId'])
@Index('series_unasked', ['id'], { where: 'asked_at is null' })
@Index('series_kept', ['keptUntil'], { where: 'kept_until is not null' })
@PersonalRows({ where: 'customer_id = :customerId' })
export class Series {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'series_pk',
  })
  id: number;
  @Exported() @Column('text') reference: string;
  @ForeignKey('Customer', { name: 'series_customer' })
  @Column('bigint')
  customerId: number;
  /** The requested period, on the first date. */
  @Exported({ starts: 'lower(first_period)', ends: 'upper(first_period)' })
  @Column('tsrange')
  firstPeriod: string;
  /** Key of the requested pitch; null for any pitch. */
  @ForeignKey('Pitch', { name: 'series_pitch' })
  @Exported({ pitch: '(select code from pitches where id = series.pitch_id)' })
  @Column('bigint', { nullable: true })
  pitchId: number | null;
  @Exported() @Column('int') weeks: number;
  @Exported() @NotPersonal('code') @Column('text') paymentMethod: PaymentMethod;
  /**
   * Instant at which the continuation request was handled. It is also set if no request is sent,
   * because no hour is free or the series was cancelled.
   */
  @Column('timestamptz', { nullable: true }) askedAt: Date | null;
  /** Last date until which the same hour of the following weeks is reserved for the holder. */
  @Column('date', { nullable: true }) keptUntil: string | null;
  /** Reference of the user that created the series. */
  @NotPersonal('reference') @Column('text') createdBy: string;
  @Exported() @Column('timestamptz') createdAt: Date;
}
