import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What customers send to show that a transfer is under way, and the calendars that are read with a
 * token.
 */
export class ProofsAndCalendars1790000000009 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table transfer_proofs (
        id bigint generated always as identity constraint transfer_proofs_pk primary key,
        target_kind text not null constraint transfer_proofs_target_kind check (target_kind in ('booking', 'subscription')),
        target text not null,
        file_id bigint constraint transfer_proofs_file references files (id),
        state text not null default 'open' constraint transfer_proofs_state check (state in ('open', 'accepted', 'refused', 'closed')),
        sent_by text not null,
        sent_at timestamptz not null,
        decided_by text,
        decided_at timestamptz,
        reason text,
        constraint transfer_proofs_decided check ((state = 'open') = (decided_at is null)),
        constraint transfer_proofs_reason check ((state = 'refused') = (reason is not null))
      );
      create unique index transfer_proofs_open on transfer_proofs (target_kind, target) where state = 'open';
      create index transfer_proofs_of on transfer_proofs (target_kind, target, id);
      create index transfer_proofs_file_id on transfer_proofs (file_id) where file_id is not null;

      alter table bookings add paused_hold_ends_at timestamptz,
        add constraint bookings_hold_paused check ((reviewed_since is null) = (paused_hold_ends_at is null));

      create table calendar_feeds (
        user_id bigint not null constraint calendar_feeds_pk primary key constraint calendar_feeds_user references users (id) on delete cascade,
        token_hash bytea not null constraint calendar_feeds_token unique,
        token_sealed bytea not null,
        created_at timestamptz not null
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table calendar_feeds;
      alter table bookings drop constraint bookings_hold_paused, drop paused_hold_ends_at;
      drop table transfer_proofs;
    `);
  }
}
