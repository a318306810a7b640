import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How banks write their statements, and what payments take of a line of them. */
export class BankLines1790000000012 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table bank_profiles (
        id bigint generated always as identity constraint bank_profiles_pk primary key,
        reference text not null constraint bank_profiles_reference unique,
        name text not null,
        account text not null,
        format jsonb not null,
        search text not null default '',
        created_at timestamptz not null
      );

      alter table bank_lines add column search text not null default '',
        add constraint bank_lines_amount check (amount_cents > 0),
        add constraint bank_lines_running_number check (running_number > 0),
        add constraint bank_lines_dismissed check ((dismissed_at is null) = (dismissed_reason is null));
      create index bank_lines_booked_on on bank_lines (booked_on);
      create index payments_bank_line_id on payments (bank_line_id) where bank_line_id is not null;
      alter table payments add constraint payments_bank_line_method check (bank_line_id is null or method = 'transfer');

      -- Payments of one line wait for each other, so that their sum is never more than the bank received.
      create function refuse_beyond_bank_line() returns trigger language plpgsql as $$
      declare
        received int;
      begin
        select amount_cents into received from bank_lines where id = new.bank_line_id for update;
        if new.amount_cents + coalesce((select sum(amount_cents) from payments where bank_line_id = new.bank_line_id), 0) not between 0 and received then
          raise exception 'more than the bank received' using errcode = 'check_violation', constraint = 'payments_within_bank_line';
        end if;
        return new;
      end $$;
      create trigger payments_within_bank_line before insert on payments
        for each row when (new.bank_line_id is not null) execute function refuse_beyond_bank_line();

      -- What the bank said stays as it said it; only what the desk says of it changes.
      create trigger bank_lines_are_final before delete or truncate or update of reference, hash, account, booked_on, amount_cents, label, running_number on bank_lines
        for each statement execute function refuse_change();
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop trigger bank_lines_are_final on bank_lines;
      drop trigger payments_within_bank_line on payments;
      drop function refuse_beyond_bank_line;
      alter table payments drop constraint payments_bank_line_method;
      drop index payments_bank_line_id, bank_lines_booked_on;
      alter table bank_lines drop constraint bank_lines_amount, drop constraint bank_lines_running_number, drop constraint bank_lines_dismissed, drop search;
      drop table bank_profiles;
    `);
  }
}
