import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Exported, Personal, PersonalRows } from '../../platform/personal-data/marks.ts';

/** A named group of players. Its link is signed over its reference and `link_version`. */
@Entity('squads')
@Unique('squads_reference', ['reference'])
@Check('squads_name', 'char_length(name) between 1 and 60')
@Check('squads_size', 'size between 6 and 14')
@Check('squads_link_version', 'link_version > 0')
@PersonalRows({
  where: `id in (select squad_id from squad_members where customer_id = :customerId
    and role = 'captain')`,
})
export class Squad {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'squads_pk',
  })
  id: number;
  @Exported() @Column('text') reference: string;
  @Exported()
  @Personal({ keep: 'the squad goes on for its other members, or is deleted with its rows' })
  @Column('text')
  name: string;
  /** Usual number of seats of its matches. */
  @Exported() @Column('int') size: number;
  @Column('int') linkVersion: number;
  @Exported() @Column('timestamptz') createdAt: Date;
}
