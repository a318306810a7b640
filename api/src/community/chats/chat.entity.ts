import type { ChatKind } from '@five/shared/community/community.codes';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NotPersonal } from '../../platform/personal-data/marks.ts';

@Entity('chats')
@Unique('chats_reference', ['reference'])
@Unique('chats_pair', ['pair'])
@Check('chats_kind', `kind in ('desk', 'direct', 'group')`)
@Check('chats_paired', `(kind = 'group') = (pair is null)`)
@Check('chats_waiting', `waiting_since is null or kind = 'desk'`)
@Index('chats_last', ['lastAt', 'id'])
@Index('chats_waiting_since', ['waitingSince'], { where: 'waiting_since is not null' })
export class Chat {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'chats_pk',
  })
  id: number;
  @Column('text') reference: string;
  @NotPersonal('code') @Column('text') kind: ChatKind;
  /** Identifies the two participants, such as `desk:7` or `direct:3:7`; null for a group. */
  @NotPersonal('reference') @Column('text', { nullable: true }) pair: string | null;
  @ForeignKey('User', { name: 'chats_opener' })
  @Column('bigint', { nullable: true })
  openerId: number | null;
  @Column('int', { default: 0 }) lastNumber: number;
  @Column('timestamptz') lastAt: Date;
  @Column('timestamptz', { nullable: true }) waitingSince: Date | null;
  @Column('timestamptz') createdAt: Date;
}
