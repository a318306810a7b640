import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The captain of a match may ask its seats for their parts of the price. A share belongs to a
 * booking; its person may be a guest without a customer record, and may leave the match.
 */
export class SeatShares1790000000042 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table booking_matches add column shares_asked_at timestamptz;

      alter table match_shares
        add column booking_id bigint constraint match_shares_booking references bookings (id),
        add column person_id bigint
          constraint match_shares_person references match_people (id) on delete set null,
        alter column ask_id drop not null,
        alter column customer_id drop not null;
      update match_shares s set booking_id = m.booking_id
        from match_asks a join open_matches m on m.id = a.match_id where a.id = s.ask_id;
      alter table match_shares alter column booking_id set not null;
      create index match_shares_of_booking on match_shares (booking_id);
      create unique index match_shares_of_person on match_shares (person_id)
        where released_at is null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      delete from match_shares where ask_id is null;
      alter table match_shares drop column booking_id, drop column person_id,
        alter column ask_id set not null,
        alter column customer_id set not null;
      alter table booking_matches drop column shares_asked_at;
    `);
  }
}
