import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A pack pays shares of matches in minutes. A row of the ledger moves hours and minutes, so that
 * the rest of a pack is whole hours and 0 to 59 minutes. A payment in minutes names its pack, and
 * is no part of the takings: the pack was paid when it was bought.
 */
export class PackMinutes1790000000065 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table subscriptions add remaining_minutes int not null default 0,
        add constraint subscriptions_remaining_minutes check (remaining_minutes between 0 and 59);
      alter table subscription_ledger add minutes int not null default 0,
        drop constraint subscription_ledger_hours,
        add constraint subscription_ledger_hours check (hours <> 0 or minutes <> 0),
        drop constraint subscription_ledger_sign,
        add constraint subscription_ledger_sign check (case kind
          when 'purchase' then hours > 0 and minutes = 0
          when 'cancellation' then hours * 60 + minutes > 0
          when 'booking' then hours * 60 + minutes < 0
          when 'expiry' then hours * 60 + minutes < 0
          else reason is not null and minutes = 0 end);
      create or replace function move_hours() returns trigger language plpgsql as $$
      begin
        update subscriptions set remaining_hours = remaining_hours + new.hours,
          remaining_minutes = remaining_minutes + new.minutes, version = version + 1
          where id = new.subscription_id;
        return null;
      end $$;
      alter table payments add pack text, add pack_minutes int,
        drop constraint payments_method,
        add constraint payments_method check (method in ('cash', 'transfer', 'pack')),
        add constraint payments_pack check (case when method = 'pack'
          then pack is not null and share is not null
            and sign(pack_minutes) = sign(amount_cents) and pack_minutes is not null
          else pack is null and pack_minutes is null end),
        alter column takings_day drop not null,
        drop constraint payments_takings_day,
        add constraint payments_takings_day check (case when method = 'pack'
          then takings_day is null
          else takings_day is not null
            and (cash_session_id is not null or takings_day = received_on) end);
      create or replace function takings_day_of_payment() returns trigger language plpgsql as $$
      begin
        new.takings_day := case when new.method <> 'pack' then
          coalesce((select day from cash_sessions where id = new.cash_session_id),
            new.received_on) end;
        return new;
      end $$;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      create or replace function takings_day_of_payment() returns trigger language plpgsql as $$
      begin
        new.takings_day := coalesce((select day from cash_sessions
          where id = new.cash_session_id), new.received_on);
        return new;
      end $$;
      alter table payments drop constraint payments_takings_day,
        add constraint payments_takings_day check (cash_session_id is not null
          or takings_day = received_on),
        alter column takings_day set not null,
        drop constraint payments_pack,
        drop constraint payments_method,
        add constraint payments_method check (method in ('cash', 'transfer')),
        drop column pack, drop column pack_minutes;
      create or replace function move_hours() returns trigger language plpgsql as $$
      begin
        update subscriptions set remaining_hours = remaining_hours + new.hours,
          version = version + 1 where id = new.subscription_id;
        return null;
      end $$;
      alter table subscription_ledger drop constraint subscription_ledger_sign,
        add constraint subscription_ledger_sign check (case kind when 'purchase' then hours > 0
          when 'cancellation' then hours > 0 when 'booking' then hours < 0
          when 'expiry' then hours < 0 else reason is not null end),
        drop constraint subscription_ledger_hours,
        add constraint subscription_ledger_hours check (hours <> 0),
        drop column minutes;
      alter table subscriptions drop column remaining_minutes;
    `);
  }
}
