import { Check, Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NotPersonal } from '../../platform/personal-data/marks.ts';
import { Tournament } from './tournament.entity.ts';

/** A team of one edition of a tournament. */
@Entity('teams')
@Unique('teams_reference', ['reference'])
@Unique('teams_crest_once', ['crestId'])
@Unique('teams_name_once', ['tournamentId', 'name'])
@Check('teams_name', `name <> ''`)
@Check('teams_short_name', `short_name <> ''`)
@Check('teams_color', `color ~ '^#[0-9a-f]{6}$'`)
@Check('teams_group', `group_code ~ '^[A-Z]$'`)
export class Team {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'teams_pk',
  })
  id: number;
  @Column('text') reference: string;
  @ForeignKey(() => Tournament, { name: 'teams_tournament', onDelete: 'CASCADE' })
  @Column('bigint')
  tournamentId: number;
  @NotPersonal('venue') @Column('text') name: string;
  @NotPersonal('venue') @Column('text') shortName: string;
  @NotPersonal('code') @Column('text') color: string;
  @ForeignKey('StoredFile', { name: 'teams_crest' })
  @Column('bigint', { nullable: true })
  crestId: number | null;
  @NotPersonal('code') @Column('text', { nullable: true }) groupCode: string | null;
  /**
   * Position of the team in the draw by lot. Of teams that are equal in all other criteria, the
   * team with the lower position ranks higher.
   */
  @Column('int') position: number;
  @NotPersonal('venue') @Column('text', { default: '' }) search: string;
  @Column('timestamptz') createdAt: Date;
}
