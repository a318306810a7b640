import type { SquadRole } from '@five/shared/community/squads/squads.codes';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import {
  Exported,
  NotPersonal,
  Personal,
  PersonalRows,
} from '../../platform/personal-data/marks.ts';
import { Squad } from './squad.entity.ts';

/** A member of a squad: a customer with an account, or a guest by name and phone. */
@Entity('squad_members')
@Unique('squad_members_reference', ['reference'])
@Unique('squad_members_once', ['squadId', 'customerId'])
@Unique('squad_members_phone', ['squadId', 'phone'])
@Check('squad_members_name_length', 'char_length(name) <= 40')
@Check('squad_members_role', `role in ('captain', 'co_captain', 'member')`)
@Check(
  'squad_members_guest',
  `case when customer_id is null then name is not null and role = 'member'
    else name is null and phone is null end`,
)
@Index('squad_members_captain', ['squadId'], { unique: true, where: "role = 'captain'" })
@Index('squad_members_of_customer', ['customerId'], { where: 'customer_id is not null' })
@PersonalRows({
  // The memberships of the person, and the guests of squads that the person leads.
  where: `customer_id = :customerId or customer_id is null and squad_id in (select squad_id
    from squad_members o where o.customer_id = :customerId and o.role = 'captain')`,
  deleted: true,
})
export class SquadMember {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'squad_members_pk',
  })
  id: number;
  @Exported() @Column('text') reference: string;
  @ForeignKey(() => Squad, { name: 'squad_members_squad', onDelete: 'CASCADE' })
  @Exported({ squad: '(select reference from squads where id = squad_members.squad_id)' })
  @Column('bigint')
  squadId: number;
  @ForeignKey('Customer', { name: 'squad_members_customer', onDelete: 'CASCADE' })
  @Column('bigint', { nullable: true })
  customerId: number | null;
  /** Name of a guest; null for a customer. */
  @Personal({ notExported: 'only guests without an account have it' })
  @Column('text', { nullable: true })
  name: string | null;
  @Personal({ notExported: 'only guests without an account have it' })
  @Column('text', { nullable: true })
  phone: string | null;
  @Exported() @NotPersonal('code') @Column('text') role: SquadRole;
  @Exported() @Column('timestamptz') createdAt: Date;
}
