import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { MatchPerson } from '../match-person.entity.ts';

/**
 * A share of the booking's price: of a seat whose captain asks for shares, or of a place in an open
 * match. The payments of a share are the payments that reference it.
 */
@Entity('match_shares')
@Unique('match_shares_reference', ['reference'])
@Check('match_shares_amount', 'amount_cents >= 0')
@Index('match_shares_of_person', ['personId'], { unique: true, where: 'released_at is null' })
@Index('match_shares_of_booking', ['bookingId'])
@Index('match_shares_of_customer', ['customerId'])
export class MatchShare {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'match_shares_pk',
  })
  id: number;
  @Column('text') reference: string;
  @ForeignKey('Booking', { name: 'match_shares_booking' })
  @Column('bigint')
  bookingId: number;
  /** Null if the person was removed from the match. */
  @ForeignKey(() => MatchPerson, { name: 'match_shares_person', onDelete: 'SET NULL' })
  @Column('bigint', { nullable: true })
  personId: number | null;
  /** Null for a guest. */
  @ForeignKey('Customer', { name: 'match_shares_customer' })
  @Column('bigint', { nullable: true })
  customerId: number | null;
  /** Whether the share is that of a place in an open match, at its price. */
  @Column('boolean') isPlace: boolean;
  @Column('int') amountCents: number;
  @Column('timestamptz') createdAt: Date;
  /** When the seat or place was released; null while it is taken. */
  @Column('timestamptz', { nullable: true }) releasedAt: Date | null;
}
