import type { CodeChannel } from '@five/shared/channels/channels.codes';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Exported, NotPersonal, Personal, PersonalRows } from '../platform/personal-data/marks.ts';

/**
 * A slot that a browser holds without an account, and what its visitor has entered so far. The slot
 * is occupied by an occupancy of kind `draft`; the row is deleted a day later.
 */
@Entity('booking_drafts')
@Unique('booking_drafts_reference', ['reference'])
@Check('booking_drafts_total', 'total_cents >= 0')
@Check('booking_drafts_tries', 'code_tries between 0 and 5')
@Check(
  'booking_drafts_period',
  'not isempty(period) and lower_inc(period) and not upper_inc(period)',
)
@Check(
  'booking_drafts_contact_whole',
  'num_nulls(first_name, name, phone) in (0, 3) and (email is null or phone is not null)',
)
@Check('booking_drafts_code_channel', "code_channel in ('email', 'whatsapp', 'sms')")
@Check('booking_drafts_code_whole', 'num_nulls(code_hash, code_sent_at) in (0, 2)')
@Check('booking_drafts_booking_whole', 'num_nulls(booking, user_id) in (0, 2)')
@Index('booking_drafts_address', ['addressHash', 'expiresAt'])
@Index('booking_drafts_created', ['createdAt'])
@Index('booking_drafts_user_id', ['userId'])
@PersonalRows({
  where: `user_id = :userId or email = (select email from users where id = :userId)
    or email is null and phone = (select phone from users where id = :userId
      and phone_verified_at is not null)`,
  deleted: true,
})
export class BookingDraft {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'booking_drafts_pk',
  })
  id: number;
  @Exported() @Column('text') reference: string;
  /** HMAC of the network address, by which the held slots of an address are counted. */
  @Personal({ notExported: 'a keyed hash' }) @Column('text') addressHash: string;
  @ForeignKey('Pitch', { name: 'booking_drafts_pitch', onDelete: 'CASCADE' })
  @Column('bigint')
  pitchId: number;
  @Exported({ starts: 'lower(period)', ends: 'upper(period)' }) @Column('tsrange') period: string;
  /** Price of the slot in the standard tariff, as the page shows it. */
  @Exported() @Column('int') totalCents: number;
  @Exported() @Column('timestamptz') createdAt: Date;
  @Exported() @Column('timestamptz') expiresAt: Date;
  @Exported()
  @Personal({})
  @Column('text', { nullable: true })
  firstName: string | null;
  @Exported() @Personal({}) @Column('text', { nullable: true }) name: string | null;
  @Exported() @Personal({}) @Column('text', { nullable: true }) phone: string | null;
  @Exported() @Personal({}) @Column('text', { nullable: true }) email: string | null;
  @Personal({ notExported: 'a secret' })
  @Column('text', { nullable: true })
  codeHash: string | null;
  /** Channel of the current code. */
  @Exported()
  @NotPersonal('code')
  @Column('text', { nullable: true })
  codeChannel: CodeChannel | null;
  /** Number of attempts to enter the current code. */
  @Column('int', { default: 0 }) codeTries: number;
  @Column('timestamptz', { nullable: true }) codeSentAt: Date | null;
  /** Reference of the booking that the code has made. */
  @Exported()
  @NotPersonal('reference')
  @Column('text', { nullable: true })
  booking: string | null;
  /** The account that the code has opened or found. */
  @ForeignKey('User', { name: 'booking_drafts_user', onDelete: 'CASCADE' })
  @Column('bigint', { nullable: true })
  userId: number | null;
}
