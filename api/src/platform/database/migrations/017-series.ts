import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Weekly hours: what groups the bookings of a series, and the hours that are kept for its holder.
 */
export class Series1790000000017 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table series (
        id bigint generated always as identity constraint series_pk primary key,
        reference text not null constraint series_reference unique,
        customer_id bigint not null constraint series_customer references customers (id),
        pitch_id bigint constraint series_pitch references pitches (id),
        first_period tsrange not null,
        weeks int not null constraint series_weeks check (weeks between 2 and 12),
        payment_method text not null constraint series_method check (payment_method in ('cash', 'transfer', 'pack')),
        asked_at timestamptz,
        kept_until date,
        created_by text not null,
        created_at timestamptz not null,
        constraint series_period check (not isempty(first_period) and lower_inc(first_period) and not upper_inc(first_period)
          and upper(first_period) - lower(first_period) in (interval '1 hour', interval '2 hours')),
        constraint series_kept_is_asked check (kept_until is null or asked_at is not null)
      );
      create index series_customer_id on series (customer_id);
      create index series_unasked on series (id) where asked_at is null;
      create index series_kept on series (kept_until) where kept_until is not null;

      alter table bookings add constraint bookings_series foreign key (series_id) references series (id);
      create index bookings_series_id on bookings (series_id) where series_id is not null;

      alter table occupancies drop constraint occupancies_kind,
        add constraint occupancies_kind check (kind in ('booking', 'block', 'academy', 'match', 'offer', 'series'));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      delete from occupancies where kind = 'series';
      alter table occupancies drop constraint occupancies_kind,
        add constraint occupancies_kind check (kind in ('booking', 'block', 'academy', 'match', 'offer'));
      drop index bookings_series_id;
      alter table bookings drop constraint bookings_series;
      update bookings set series_id = null where series_id is not null;
      drop table series;
    `);
  }
}
