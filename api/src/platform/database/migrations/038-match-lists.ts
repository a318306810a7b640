import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Every booking has a match, whose link is signed over the booking and `link_version`. Its row is
 * stored with the first answer or the first change of its captain.
 */
export class MatchLists1790000000038 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table bookings add column link_version int not null default 1,
        add constraint bookings_link_version check (link_version > 0);

      create table booking_matches (
        booking_id bigint not null
          constraint booking_matches_pk primary key
          constraint booking_matches_booking references bookings (id) on delete cascade,
        size int not null constraint booking_matches_size check (size between 6 and 14),
        closed_at timestamptz,
        note text constraint booking_matches_note check (char_length(note) <= 200),
        created_at timestamptz not null
      );

      create table match_people (
        id bigint generated always as identity constraint match_people_pk primary key,
        reference text not null constraint match_people_reference unique,
        booking_id bigint not null
          constraint match_people_match references booking_matches (booking_id) on delete cascade,
        customer_id bigint constraint match_people_customer references customers (id) on delete cascade,
        name text constraint match_people_name_length check (char_length(name) <= 40),
        phone text,
        device_hash bytea,
        answer text not null constraint match_people_answer check (answer in ('in', 'maybe', 'out')),
        position int constraint match_people_position check (position > 0),
        since timestamptz not null,
        created_at timestamptz not null,
        constraint match_people_once unique (booking_id, customer_id),
        constraint match_people_device unique (booking_id, device_hash),
        constraint match_people_order unique (booking_id, position) deferrable initially deferred,
        constraint match_people_placed check ((answer = 'in') = (position is not null)),
        constraint match_people_guest
          check (customer_id is null or name is null and phone is null and device_hash is null),
        constraint match_people_named check (customer_id is not null or name is not null)
      );
      create index match_people_of_customer on match_people (customer_id)
        where customer_id is not null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table match_people;
      drop table booking_matches;
      alter table bookings drop column link_version;
    `);
  }
}
