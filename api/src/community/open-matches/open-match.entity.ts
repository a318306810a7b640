import type { Level } from '@five/shared/auth/auth.codes';
import type { MatchClosure } from '@five/shared/community/community.codes';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import {
  Exported,
  NotPersonal,
  Personal,
  PersonalRows,
} from '../../platform/personal-data/marks.ts';

/** An open match: a booking whose owner looks for players. */
@Entity('open_matches')
@Unique('open_matches_reference', ['reference'])
@Unique('open_matches_once', ['bookingId'])
@Check('open_matches_level', `level in ('beginner', 'casual', 'regular', 'strong')`)
@Check('open_matches_places', 'places between 1 and 29')
@Check('open_matches_price', 'price_cents >= 0')
@Check('open_matches_closes', 'closes_minutes >= 0')
@Check('open_matches_message', 'char_length(message) <= 200')
@Check('open_matches_closure', `closure in ('owner', 'time', 'booking')`)
@Check('open_matches_closed', '(closed_at is null) = (closure is null)')
@Index('open_matches_running', ['id'], { where: 'closed_at is null' })
@Index('open_matches_chat_id', ['chatId'], { where: 'chat_id is not null' })
@PersonalRows({
  where: 'booking_id in (select id from bookings where customer_id = :customerId)',
})
export class OpenMatch {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'open_matches_pk',
  })
  id: number;
  @Exported() @Column('text') reference: string;
  @ForeignKey('Booking', { name: 'open_matches_booking' })
  @Exported({ booking: '(select reference from bookings where id = open_matches.booking_id)' })
  @Column('bigint')
  bookingId: number;
  @Exported() @NotPersonal('code') @Column('text', { nullable: true }) level: Level | null;
  @Exported() @Column('int') places: number;
  @Exported() @Column('int') priceCents: number;
  /**
   * Minutes before the booking's start at which the match closes. The closing time moves with the
   * booking.
   */
  @Column('int') closesMinutes: number;
  @Exported() @Personal({ erase: null }) @Column('text', { nullable: true }) message: string | null;
  /** Conversation of the match's players, created with the first player. */
  @ForeignKey('Chat', { name: 'open_matches_chat' })
  @Column('bigint', { nullable: true })
  chatId: number | null;
  @Column('timestamptz', { nullable: true }) closedAt: Date | null;
  @Exported() @NotPersonal('code') @Column('text', { nullable: true }) closure: MatchClosure | null;
  @Column('timestamptz', { nullable: true }) hiddenAt: Date | null;
  @NotPersonal('reference') @Column('text', { nullable: true }) hiddenBy: string | null;
  @Personal({ keep: 'moderation record', notExported: 'a note of staff' })
  @Column('text', { nullable: true })
  hiddenReason: string | null;
  @Exported() @Column('timestamptz') createdAt: Date;
}
