import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every count of a drawer is kept; a line of the bank forgets whom it named. */
export class DrawerCounts1790000000015 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table cash_counts (
        id bigint generated always as identity constraint cash_counts_pk primary key,
        cash_session_id bigint not null constraint cash_counts_session references cash_sessions (id),
        counted jsonb not null,
        counted_cents int not null,
        expected_cents int not null,
        counted_by text not null,
        counted_at timestamptz not null
      );
      create index cash_counts_session_id on cash_counts (cash_session_id);

      -- Of drawers that were counted before, the count at which they stand; who made it is told by the trail.
      insert into cash_counts (cash_session_id, counted, counted_cents, expected_cents, counted_by, counted_at)
        select s.id, s.counted, s.counted_cents, s.expected_cents, coalesce(a.actor, s.closed_by, s.opened_by), s.counted_at from cash_sessions s
        left join lateral (select actor from audit where subject_kind = 'cash_session' and subject = s.reference and act = 'cash_session.count' order by id desc limit 1) a on true
        where s.counted_at is not null order by s.id;

      create trigger cash_counts_are_final before update or delete or truncate on cash_counts
        for each statement execute function refuse_change();
      create trigger cash_counts_of_open_drawer before insert on cash_counts
        for each row execute function refuse_closed_drawer();

      -- What makes a line itself stays, so that it is known again in the next file; its words may only go.
      alter table bank_lines alter column label drop not null;
      drop trigger bank_lines_are_final on bank_lines;
      create trigger bank_lines_are_final before delete or truncate or update of reference, hash, account, booked_on, amount_cents, running_number on bank_lines
        for each statement execute function refuse_change();
      create trigger bank_lines_keep_their_label before update of label on bank_lines
        for each row when (new.label is not null) execute function refuse_change();
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop trigger bank_lines_keep_their_label on bank_lines;
      drop trigger bank_lines_are_final on bank_lines;
      update bank_lines set label = '' where label is null;
      alter table bank_lines alter column label set not null;
      create trigger bank_lines_are_final before delete or truncate or update of reference, hash, account, booked_on, amount_cents, label, running_number on bank_lines
        for each statement execute function refuse_change();
      drop table cash_counts;
    `);
  }
}
