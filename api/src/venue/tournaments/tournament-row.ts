import type { Texts } from '@five/shared/locales/locale';
import type { PlannedMatch } from '@five/shared/tournaments/bracket.rules';
import { STAGES } from '@five/shared/tournaments/tournaments.codes';
import type { MatchAnswer, TeamAnswer } from '@five/shared/tournaments/tournaments.contract';
import { imageColumn, type ImageRow } from '../../platform/files/image-answer.ts';

export interface TeamRow extends Omit<TeamAnswer, 'id' | 'crest'> {
  crest: ImageRow | null;
}

export interface MatchRow
  extends PlannedMatch, Pick<MatchAnswer, 'date' | 'startTime' | 'endTime' | 'pitch'> {}

/**
 * A tournament with its teams and matches, in the form that the functions of the tournament rules
 * accept.
 */
export interface TournamentRow {
  slug: string;
  token: string;
  title: Texts;
  summary: Texts;
  rules: Texts | null;
  from: string;
  to: string;
  unlisted: boolean;
  featured: boolean;
  poster: ImageRow | null;
  /** Teams in the order of the numbers drawn by lot. */
  teams: TeamRow[];
  /** Matches by stage (`group` to `final`), then by their number within the stage. */
  matches: MatchRow[];
}

const MATCHES = `(
  select coalesce(jsonb_agg(jsonb_build_object('reference', m.reference, 'stage', m.stage, 'group',
  m.group_code, 'number', m.number,
    'home', jsonb_build_object('team', h.reference, 'from', m.home_from), 'away',
    jsonb_build_object('team', a.reference, 'from', m.away_from),
    'date', m.date, 'startTime', m.start_time, 'endTime', m.end_time, 'pitch', p.code, 'homeGoals',
    m.home_goals, 'awayGoals', m.away_goals,
    'homePenalties', m.home_penalties, 'awayPenalties', m.away_penalties)
    order by array_position(array['${STAGES.join("', '")}'], m.stage), m.number), '[]')
  from matches m left join teams h on h.id = m.home_team_id left
  join teams a on a.id = m.away_team_id left join pitches p on p.id = m.pitch_id
  where m.tournament_id = t.id) as matches`;

const TEAM =
  `'reference', s.reference, 'name', s.name, 'shortName', s.short_name, 'color', ` +
  `s.color, 'group', s.group_code`;

const COLUMNS = `select t.slug, t.token, t.title, t.summary, t.from_date as "from", t.to_date as
  "to", t.unlisted, t.featured, ${imageColumn('f')} as poster, ${MATCHES}`;

/** Selects a tournament without the fields that a list does not show: rules and crests. */
export const SUMMARY_SELECT = `${COLUMNS}, null::jsonb as rules,
  (select coalesce(jsonb_agg(jsonb_build_object(${TEAM}, 'crest', null)
  order by s.position, s.id), '[]') from teams s where s.tournament_id = t.id) as teams
  from tournaments t left join files f on f.id = t.poster_id`;

export const TOURNAMENT_SELECT = `${COLUMNS}, t.rules,
  (select coalesce(jsonb_agg(jsonb_build_object(${TEAM}, 'crest',
  ${imageColumn('c')}) order by s.position, s.id), '[]')
    from teams s left join files c on c.id = s.crest_id where s.tournament_id = t.id) as teams
  from tournaments t left join files f on f.id = t.poster_id`;
