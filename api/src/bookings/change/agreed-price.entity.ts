import type { BookingDuration } from '@five/shared/slots/slots.codes';
import type { Texts } from '@five/shared/locales/locale';
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { NotPersonal } from '../../platform/personal-data/marks.ts';
import { Booking } from '../record/booking.entity.ts';

/**
 * The session price at an hour from which a booking was moved away. Moving the booking back
 * restores this price.
 */
@Entity('booking_agreed_prices')
@Check('booking_agreed_prices_start_time', `start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`)
@Check('booking_agreed_prices_minutes', 'minutes in (60, 120)')
@Check('booking_agreed_prices_french', `text ->> 'fr' <> ''`)
@Check('booking_agreed_prices_cents', 'cents >= 0')
export class AgreedPrice {
  @ForeignKey(() => Booking, { name: 'booking_agreed_prices_booking', onDelete: 'CASCADE' })
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'booking_agreed_prices_pk' })
  bookingId: number;
  /** Start of the hour for which the price was agreed, as wall time `HH:mm`. */
  @NotPersonal('code')
  @PrimaryColumn('text', { primaryKeyConstraintName: 'booking_agreed_prices_pk' })
  startTime: string;
  @PrimaryColumn('int', { primaryKeyConstraintName: 'booking_agreed_prices_pk' })
  minutes: BookingDuration;
  @ForeignKey('Pricing', { name: 'booking_agreed_prices_pricing' })
  @Column('bigint', { nullable: true })
  pricingId: number | null;
  @NotPersonal('venue') @Column('jsonb') text: Texts;
  @Column('int') cents: number;
}
