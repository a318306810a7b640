import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Exported, Personal, PersonalRows } from '../../platform/personal-data/marks.ts';

/** What the captain has set for the match of a booking. The row is stored at first need. */
@Entity('booking_matches')
@Check('booking_matches_size', 'size between 6 and 14')
@Check('booking_matches_note', 'char_length(note) <= 200')
@PersonalRows({
  where: 'booking_id in (select id from bookings where customer_id = :customerId)',
})
export class BookingMatch {
  @ForeignKey('Booking', { name: 'booking_matches_booking', onDelete: 'CASCADE' })
  @Exported({ booking: '(select reference from bookings where id = booking_matches.booking_id)' })
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'booking_matches_pk' })
  bookingId: number;
  @Exported() @Column('int') size: number;
  @Exported() @Column('timestamptz', { nullable: true }) closedAt: Date | null;
  @Exported() @Personal({ erase: null }) @Column('text', { nullable: true }) note: string | null;
  @Exported() @Column('timestamptz') createdAt: Date;
}
