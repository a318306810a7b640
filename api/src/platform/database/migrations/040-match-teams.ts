import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The teams of matches, with the levels that their captains give. */
export class MatchTeams1790000000040 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table booking_matches
        add column teams_why text constraint booking_matches_teams_why
          check (teams_why in ('equal', 'closest', 'goalkeepers', 'mixed', 'captain')),
        add column teams_difference double precision constraint booking_matches_teams_difference
          check (teams_difference >= 0),
        add column teams_players int constraint booking_matches_teams_players
          check (teams_players between 2 and 14),
        add constraint booking_matches_teams check ((teams_why is null) = (teams_players is null)
          and (teams_why is null) = (teams_difference is null));

      alter table match_people
        add column team text constraint match_people_team check (team in ('a', 'b')),
        add column level double precision constraint match_people_level check (level between 1 and 5),
        add column goalkeeper boolean;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table match_people drop column team, drop column level, drop column goalkeeper;
      alter table booking_matches drop column teams_why, drop column teams_difference,
        drop column teams_players;
    `);
  }
}
