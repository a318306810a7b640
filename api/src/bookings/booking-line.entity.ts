import type { BookingLineKind } from '@five/shared/bookings/bookings.codes';
import type { Texts } from '@five/shared/locales/locale';
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Booking } from './booking.entity.ts';

/** A price line of a booking, frozen at creation. */
@Entity('booking_lines')
@Check('booking_lines_kind', `kind in ('session', 'addon')`)
@Check('booking_lines_french', `text ->> 'fr' <> ''`)
@Check('booking_lines_quantity', 'quantity > 0')
@Check('booking_lines_sum', 'total_cents = quantity * unit_cents')
export class BookingLine {
  @ForeignKey(() => Booking, { name: 'booking_lines_booking', onDelete: 'CASCADE' })
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'booking_lines_pk' })
  bookingId: number;
  @PrimaryColumn('int', { primaryKeyConstraintName: 'booking_lines_pk' }) position: number;
  @Column('text') kind: BookingLineKind;
  @Column('jsonb') text: Texts;
  @Column('int') quantity: number;
  @Column('int') unitCents: number;
  @Column('int') totalCents: number;
  /** The add-on's reference. */
  @Column('text', { nullable: true }) addon: string | null;
  /** The option's code. */
  @Column('text', { nullable: true }) option: string | null;
}
