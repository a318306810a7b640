import type { PriceLineKind } from '@five/shared/pricings/pricings.codes';
import type { Texts } from '@five/shared/locales/locale';
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { NotPersonal } from '../../platform/personal-data/marks.ts';
import { Booking } from './booking.entity.ts';

/** A price line of a booking; its price is fixed at the creation of the line. */
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
  @NotPersonal('code') @Column('text') kind: PriceLineKind;
  @NotPersonal('venue') @Column('jsonb') text: Texts;
  @Column('int') quantity: number;
  @Column('int') unitCents: number;
  @Column('int') totalCents: number;
  /** Reference of the add-on; null for the session's line. */
  @NotPersonal('reference') @Column('text', { nullable: true }) addon: string | null;
  /** Code of the add-on's option; null for the session's line. */
  @NotPersonal('code') @Column('text', { nullable: true }) option: string | null;
}
