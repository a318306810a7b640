import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The line behind a slot, and what is offered to whom stands in it. */
export class WaitingList1790000000018 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table waiting_entries (
        id bigint generated always as identity constraint waiting_entries_pk primary key,
        reference text not null constraint waiting_entries_reference unique,
        customer_id bigint not null constraint waiting_entries_customer references customers (id),
        pitch_id bigint constraint waiting_entries_pitch references pitches (id),
        period tsrange not null constraint waiting_entries_period check (not isempty(period) and lower_inc(period) and not upper_inc(period)
          and upper(period) - lower(period) in (interval '1 hour', interval '2 hours')),
        flexible boolean not null,
        other_length boolean not null,
        -- From the earliest start to the latest end that would do.
        reach tsrange not null constraint waiting_entries_reach check (reach @> period),
        opening_day date not null,
        status text not null constraint waiting_entries_status check (status in ('waiting', 'offered', 'taken', 'declined', 'lapsed', 'left', 'over')),
        offered_pitch_id bigint constraint waiting_entries_offered_pitch references pitches (id),
        offered_period tsrange,
        offered_at timestamptz,
        offer_ends_at timestamptz,
        -- The same on the venue's wall, so that the database itself can hold it against the start.
        offer_ends_wall timestamp,
        booking text,
        created_by text not null,
        created_at timestamptz not null,
        constraint waiting_entries_offer_whole check (num_nulls(offered_pitch_id, offered_period, offered_at, offer_ends_at, offer_ends_wall) in (0, 5)),
        constraint waiting_entries_offered check (status not in ('offered', 'taken', 'declined', 'lapsed') or offered_period is not null),
        constraint waiting_entries_offer_ends check (offer_ends_wall <= lower(offered_period)),
        constraint waiting_entries_booking check ((status = 'taken') = (booking is not null))
      );
      create index waiting_entries_line on waiting_entries using gist (reach) where status = 'waiting';
      create unique index waiting_entries_once on waiting_entries (customer_id, lower(period)) where status in ('waiting', 'offered');
      create index waiting_entries_offers on waiting_entries (offer_ends_at) where status = 'offered';
      create index waiting_entries_customer_id on waiting_entries (customer_id);
      create index waiting_entries_day on waiting_entries (opening_day);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`delete from occupancies where kind = 'offer'; drop table waiting_entries`);
  }
}
