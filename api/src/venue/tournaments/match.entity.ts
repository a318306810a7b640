import type { Stage } from '@five/shared/tournaments/tournaments.codes';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NotPersonal } from '../../platform/personal-data/marks.ts';
import { Team } from './team.entity.ts';
import { Tournament } from './tournament.entity.ts';

const TIME = '^([01][0-9]|2[0-3]):[0-5][0-9]$';
const SIDE = '^(group:[A-Z]:[1-9]|(winner|loser):MT-[0-9A-HJKMNP-TV-Z]{8})$';

/** A match of a tournament; its pitch and time are stored as an occupancy. */
@Entity('matches')
@Unique('matches_reference', ['reference'])
@Unique('matches_number_once', ['tournamentId', 'stage', 'number'])
@Check('matches_stage', `stage in ('group', 'quarter', 'semi', 'third', 'final')`)
@Check('matches_group', `group_code ~ '^[A-Z]$'`)
@Check('matches_number', 'number > 0')
@Check('matches_home_from', `home_from ~ '${SIDE}'`)
@Check('matches_away_from', `away_from ~ '${SIDE}'`)
@Check('matches_start_time', `start_time ~ '${TIME}'`)
@Check('matches_end_time', `end_time ~ '${TIME}'`)
@Check('matches_home_goals', 'home_goals >= 0')
@Check('matches_away_goals', 'away_goals >= 0')
@Check('matches_home_penalties', 'home_penalties >= 0')
@Check('matches_away_penalties', 'away_penalties >= 0')
@Check('matches_grouped', `(stage = 'group') = (group_code is not null)`)
@Check(
  'matches_sides',
  '(home_team_id is null or home_from is null) and (away_team_id is null or away_from is null)',
)
@Check('matches_other_side', 'home_team_id <> away_team_id and home_from <> away_from')
@Check(
  'matches_hours',
  '(start_time is null) = (end_time is null) and (start_time is null or date is not null)',
)
@Check('matches_goals', '(home_goals is null) = (away_goals is null)')
@Check(
  'matches_penalties',
  `(home_penalties is null) = (away_penalties is null)
  and (home_penalties is null or stage <> 'group' and home_goals = away_goals and ` +
    `home_penalties <> away_penalties)`,
)
@Check(
  'matches_decided',
  `stage = 'group' or home_goals <> away_goals or home_penalties is not null`,
)
@Index('matches_home', ['homeTeamId'])
@Index('matches_away', ['awayTeamId'])
export class Match {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'matches_pk',
  })
  id: number;
  @Column('text') reference: string;
  @ForeignKey(() => Tournament, { name: 'matches_tournament', onDelete: 'CASCADE' })
  @Column('bigint')
  tournamentId: number;
  @NotPersonal('code') @Column('text') stage: Stage;
  @NotPersonal('code') @Column('text', { nullable: true }) groupCode: string | null;
  @Column('int') number: number;
  /**
   * Id of the home team that an admin set; null if the team is determined by results or not known
   * yet.
   */
  @ForeignKey(() => Team, { name: 'matches_home_team' })
  @Column('bigint', { nullable: true })
  homeTeamId: number | null;
  @ForeignKey(() => Team, { name: 'matches_away_team' })
  @Column('bigint', { nullable: true })
  awayTeamId: number | null;
  @NotPersonal('reference') @Column('text', { nullable: true }) homeFrom: string | null;
  @NotPersonal('reference') @Column('text', { nullable: true }) awayFrom: string | null;
  @ForeignKey('Pitch', { name: 'matches_pitch' })
  @Column('bigint', { nullable: true })
  pitchId: number | null;
  @Column('date', { nullable: true }) date: string | null;
  @NotPersonal('code') @Column('text', { nullable: true }) startTime: string | null;
  @NotPersonal('code') @Column('text', { nullable: true }) endTime: string | null;
  @Column('int', { nullable: true }) homeGoals: number | null;
  @Column('int', { nullable: true }) awayGoals: number | null;
  @Column('int', { nullable: true }) homePenalties: number | null;
  @Column('int', { nullable: true }) awayPenalties: number | null;
  @Column('timestamptz') createdAt: Date;
}

/** Default values of a match without teams, slot and result. */
export const EMPTY_MATCH = {
  homeTeamId: null,
  awayTeamId: null,
  homeFrom: null,
  awayFrom: null,
  pitchId: null,
  date: null,
  startTime: null,
  endTime: null,
  homeGoals: null,
  awayGoals: null,
  homePenalties: null,
  awayPenalties: null,
};
