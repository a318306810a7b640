import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The drawer is counted and closed; what lies in a closed one is settled. */
export class CashDrawer1790000000011 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table cash_sessions add column counted_at timestamptz,
        add constraint cash_sessions_counted check ((counted_at is null) = (counted is null) and (counted is null) = (counted_cents is null) and (counted is null) = (expected_cents is null)),
        add constraint cash_sessions_closed check ((closed_at is null) = (closed_by is null) and (closed_at is null or (counted_at is not null and float_cents is not null))),
        add constraint cash_sessions_difference check (closed_at is null or counted_cents = expected_cents or difference_reason is not null);

      create table cash_movements (
        id bigint generated always as identity constraint cash_movements_pk primary key,
        reference text not null constraint cash_movements_reference unique,
        cash_session_id bigint not null constraint cash_movements_session references cash_sessions (id),
        amount_cents int not null constraint cash_movements_amount check (amount_cents <> 0),
        reason text not null,
        made_by text not null,
        made_at timestamptz not null
      );
      create index cash_movements_session_id on cash_movements (cash_session_id);
      create trigger cash_movements_are_final before update or delete or truncate on cash_movements
        for each statement execute function refuse_change();
      create trigger cash_sessions_closed_are_final before update or delete on cash_sessions
        for each row when (old.closed_at is not null) execute function refuse_change();

      create index payments_cash_session_id on payments (cash_session_id) where cash_session_id is not null;
      alter table payments add constraint payments_cash_in_drawer check ((method = 'cash') = (cash_session_id is not null));

      -- The lock is shared by all who put money in; who closes the drawer waits for them, and they for who closes it.
      create function refuse_closed_drawer() returns trigger language plpgsql as $$
      begin
        perform 1 from cash_sessions where id = new.cash_session_id and closed_at is null for share;
        if not found then
          raise exception 'the drawer is closed' using errcode = 'check_violation', constraint = 'cash_session_open';
        end if;
        return new;
      end $$;
      create trigger payments_into_open_drawer before insert on payments
        for each row when (new.cash_session_id is not null) execute function refuse_closed_drawer();
      create trigger cash_movements_into_open_drawer before insert on cash_movements
        for each row execute function refuse_closed_drawer();
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop trigger payments_into_open_drawer on payments;
      alter table payments drop constraint payments_cash_in_drawer;
      drop index payments_cash_session_id;
      drop trigger cash_sessions_closed_are_final on cash_sessions;
      drop table cash_movements;
      drop function refuse_closed_drawer;
      alter table cash_sessions drop constraint cash_sessions_counted, drop constraint cash_sessions_closed, drop constraint cash_sessions_difference, drop counted_at;
    `);
  }
}
