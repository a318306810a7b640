import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A person can be on the list of a match before answering: `answer` is then null. */
export class UnansweredPeople1790000000039 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table match_people alter column answer drop not null,
        drop constraint match_people_placed,
        add constraint match_people_placed
          check (coalesce(answer = 'in', false) = (position is not null));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      delete from match_people where answer is null;
      alter table match_people alter column answer set not null,
        drop constraint match_people_placed,
        add constraint match_people_placed check ((answer = 'in') = (position is not null));
    `);
  }
}
