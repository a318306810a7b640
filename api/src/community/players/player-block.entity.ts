import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { PersonalRows } from '../../platform/personal-data/marks.ts';

/** One player blocks another. */
@Entity('player_blocks')
@Check('player_blocks_other', 'blocker_id <> blocked_id')
@Index('player_blocks_of_blocked', ['blockedId'])
@PersonalRows({ where: ':userId in (blocker_id, blocked_id)', deleted: true })
export class PlayerBlock {
  @ForeignKey('User', { name: 'player_blocks_blocker' })
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'player_blocks_pk' })
  blockerId: number;
  @ForeignKey('User', { name: 'player_blocks_blocked' })
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'player_blocks_pk' })
  blockedId: number;
  @Column('timestamptz') createdAt: Date;
}
