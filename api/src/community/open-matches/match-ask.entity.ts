import type { JoinRequestState } from '@five/shared/community/community.codes';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NotPersonal } from '../../platform/personal-data/marks.ts';
import { OpenMatch } from './open-match.entity.ts';

/** A request to join a match, and its outcome. */
@Entity('match_asks')
@Unique('match_asks_reference', ['reference'])
@Unique('match_asks_once', ['matchId', 'userId'])
@Check(
  'match_asks_state',
  `state in ('asked', 'accepted', 'declined', 'withdrawn', 'left', 'removed', 'closed')`,
)
@Check('match_asks_decided', `(state = 'asked') = (decided_at is null)`)
@Index('match_asks_of_user', ['userId'])
export class MatchAsk {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'match_asks_pk',
  })
  id: number;
  @Column('text') reference: string;
  @ForeignKey(() => OpenMatch, { name: 'match_asks_match' })
  @Column('bigint')
  matchId: number;
  @ForeignKey('User', { name: 'match_asks_user' })
  @Column('bigint')
  userId: number;
  @NotPersonal('code') @Column('text') state: JoinRequestState;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz', { nullable: true }) decidedAt: Date | null;
}
