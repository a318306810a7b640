import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A code that was asked for at a known place of the account lives beside the one that anybody asked
 * for, and tries are counted apart.
 */
export class CodesOfKnownPlaces1790000000035 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table codes add known boolean not null default false;
      alter table codes add known_tries int not null default 0 constraint codes_known_tries check (known_tries between 0 and 5);
      alter table codes drop constraint codes_one_live;
      alter table codes add constraint codes_one_live unique (user_id, purpose, known);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      delete from codes where known;
      alter table codes drop constraint codes_one_live;
      alter table codes add constraint codes_one_live unique (user_id, purpose);
      alter table codes drop known_tries;
      alter table codes drop known;
    `);
  }
}
