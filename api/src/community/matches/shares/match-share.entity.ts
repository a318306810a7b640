import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { MatchAsk } from '../../open-matches/match-ask.entity.ts';

/**
 * A place in a match: a share of the booking's price. The payments of a share are the payments that
 * reference it.
 */
@Entity('match_shares')
@Unique('match_shares_reference', ['reference'])
@Check('match_shares_amount', 'amount_cents >= 0')
@Index('match_shares_held', ['askId'], { unique: true, where: 'released_at is null' })
@Index('match_shares_of_customer', ['customerId'])
export class MatchShare {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'match_shares_pk',
  })
  id: number;
  @Column('text') reference: string;
  @ForeignKey(() => MatchAsk, { name: 'match_shares_ask' })
  @Column('bigint')
  askId: number;
  @ForeignKey('Customer', { name: 'match_shares_customer' })
  @Column('bigint')
  customerId: number;
  @Column('int') amountCents: number;
  @Column('timestamptz') createdAt: Date;
  /** When the place was released; null while it is taken. */
  @Column('timestamptz', { nullable: true }) releasedAt: Date | null;
}
