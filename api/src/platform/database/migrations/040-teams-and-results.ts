import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The teams of matches, with the levels that their captains give, results and votes. A player
 * chooses whether others see the own results.
 */
export class TeamsAndResults1790000000040 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table users add column player_rating double precision constraint users_player_rating
        check (player_rating between 1 and 5),
        add column shows_results boolean not null default false;

      alter table booking_matches
        add column teams_why text constraint booking_matches_teams_why
          check (teams_why in ('equal', 'closest', 'goalkeepers', 'mixed', 'captain')),
        add column teams_difference double precision constraint booking_matches_teams_difference
          check (teams_difference >= 0),
        add column teams_players int constraint booking_matches_teams_players
          check (teams_players between 2 and 14),
        add column goals_a int constraint booking_matches_goals_a check (goals_a between 0 and 99),
        add column goals_b int constraint booking_matches_goals_b check (goals_b between 0 and 99),
        add column result_state text constraint booking_matches_result_state
          check (result_state in ('entered', 'disputed', 'corrected', 'settled')),
        add column disputed_at timestamptz,
        add constraint booking_matches_teams check ((teams_why is null) = (teams_players is null)
          and (teams_why is null) = (teams_difference is null)),
        add constraint booking_matches_result check ((result_state is null) = (goals_a is null)
          and (result_state is null) = (goals_b is null)
          and (result_state is null or teams_why is not null)),
        add constraint booking_matches_dispute check (disputed_at is not null
          or result_state is null or result_state in ('entered', 'settled'));
      create index booking_matches_unsettled on booking_matches (booking_id)
        where result_state in ('entered', 'corrected');

      alter table match_people
        add column team text constraint match_people_team check (team in ('a', 'b')),
        add column level double precision constraint match_people_level check (level between 1 and 5),
        add column goalkeeper boolean,
        add column left_late boolean not null default false,
        add column goals int constraint match_people_goals check (goals between 1 and 99),
        add column vote_id bigint constraint match_people_vote references match_people (id)
          on delete set null,
        add constraint match_people_vote_other check (vote_id <> id);
      create index match_people_of_vote on match_people (vote_id) where vote_id is not null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table match_people drop column team, drop column level, drop column goalkeeper,
        drop column goals, drop column vote_id, drop column left_late;
      drop index booking_matches_unsettled;
      alter table booking_matches drop column teams_why, drop column teams_difference,
        drop column teams_players, drop column goals_a, drop column goals_b,
        drop column result_state, drop column disputed_at;
      alter table users drop column player_rating, drop column shows_results;
    `);
  }
}
