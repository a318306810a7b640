import type { SanctionKind } from '@five/shared/community/community.codes';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  Exported,
  NotPersonal,
  Personal,
  PersonalRows,
} from '../../platform/personal-data/marks.ts';

/** A warning or a temporary suspension from writing. */
@Entity('community_sanctions')
@Check('community_sanctions_kind', `kind in ('warning', 'suspension')`)
@Check('community_sanctions_until', `(kind = 'suspension') = (until is not null)`)
@Check('community_sanctions_lifted', '(lifted_at is null) = (lifted_by is null)')
@Index('community_sanctions_of_user', ['userId'])
@PersonalRows({ where: 'user_id = :userId', deleted: true })
export class Sanction {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'community_sanctions_pk',
  })
  id: number;
  @ForeignKey('User', { name: 'community_sanctions_user' })
  @Column('bigint')
  userId: number;
  @Exported() @NotPersonal('code') @Column('text') kind: SanctionKind;
  @Exported() @Personal({}) @Column('text') reason: string;
  @Exported() @Column('date', { nullable: true }) until: string | null;
  @NotPersonal('reference') @Column('text') madeBy: string;
  @Column('timestamptz', { nullable: true }) liftedAt: Date | null;
  @NotPersonal('reference') @Column('text', { nullable: true }) liftedBy: string | null;
  @Exported() @Column('timestamptz') createdAt: Date;
}
