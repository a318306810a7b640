import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * From where an account signed in before: guesses from elsewhere are limited together, and do not
 * touch its owner there.
 */
export class SignInPlaces1790000000034 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table sign_in_places (
        user_id bigint not null constraint sign_in_places_user references users on delete cascade,
        hash text not null,
        seen_at timestamptz not null,
        constraint sign_in_places_pk primary key (user_id, hash)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table sign_in_places');
  }
}
