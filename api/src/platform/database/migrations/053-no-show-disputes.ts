import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A player disputes a no-show once; the desk revokes the no-show, or keeps it with a reason. */
export class NoShowDisputes1790000000053 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table no_show_disputes (
        id bigint generated always as identity constraint no_show_disputes_pk primary key,
        reference text not null constraint no_show_disputes_reference unique,
        booking_id bigint not null constraint no_show_disputes_booking
          references bookings (id) on delete cascade,
        reason text,
        state text not null default 'open',
        settled_at timestamptz,
        settled_by text,
        note text,
        created_at timestamptz not null,
        constraint no_show_disputes_state check (state in ('open', 'accepted', 'refused')),
        constraint no_show_disputes_settled check ((state = 'open') = (settled_at is null)),
        constraint no_show_disputes_refused check (state <> 'refused' or note is not null)
      );
      create unique index no_show_disputes_once on no_show_disputes (booking_id)
        where state <> 'accepted';
      create index no_show_disputes_of_booking on no_show_disputes (booking_id);
      create index no_show_disputes_open on no_show_disputes (created_at) where state = 'open';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table no_show_disputes');
  }
}
