import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff record the no-show of one seat of a match, which its player can dispute. */
export class NoShowsOfSeats1790000000064 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table match_people add no_show_at timestamptz;
      alter table no_show_disputes add person_id bigint
        constraint no_show_disputes_person references match_people (id) on delete cascade;
      drop index no_show_disputes_once;
      create unique index no_show_disputes_once on no_show_disputes (booking_id)
        where state <> 'accepted' and person_id is null;
      create unique index no_show_disputes_person_once on no_show_disputes (person_id)
        where state <> 'accepted';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      delete from no_show_disputes where person_id is not null;
      drop index no_show_disputes_once, no_show_disputes_person_once;
      create unique index no_show_disputes_once on no_show_disputes (booking_id)
        where state <> 'accepted';
      alter table no_show_disputes drop column person_id;
      alter table match_people drop column no_show_at;
    `);
  }
}
