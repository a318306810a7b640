import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Hours bought ahead, and the movements of them. */
export class Packs1790000000008 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table subscriptions (
        id bigint generated always as identity constraint subscriptions_pk primary key,
        reference text not null constraint subscriptions_reference unique,
        customer_id bigint not null constraint subscriptions_customer references customers (id),
        pricing_id bigint not null constraint subscriptions_pricing references pricings (id),
        tariff_id bigint not null constraint subscriptions_tariff references tariffs (id),
        name jsonb not null constraint subscriptions_name_french check (name ->> 'fr' <> ''),
        status text not null constraint subscriptions_status check (status in ('pending', 'active', 'expired', 'cancelled')),
        payment_method text not null constraint subscriptions_method check (payment_method in ('cash', 'transfer')),
        number_of_hours int not null constraint subscriptions_hours check (number_of_hours > 0),
        remaining_hours int not null default 0 constraint subscriptions_remaining check (remaining_hours >= 0),
        total_cents int not null constraint subscriptions_total check (total_cents >= 0),
        total_paid_cents int not null default 0 constraint subscriptions_paid check (total_paid_cents >= 0),
        valid_from date,
        valid_until date,
        balance_expired boolean not null default false,
        frozen boolean not null default false,
        order_expires_at timestamptz,
        reviewed_since timestamptz,
        search text not null default '',
        created_by text,
        created_at timestamptz not null,
        version int not null default 1,
        constraint subscriptions_validity check ((valid_from is null) = (valid_until is null) and valid_from <= valid_until),
        constraint subscriptions_active_is_dated check (status not in ('active', 'expired') or valid_until is not null),
        constraint subscriptions_order check (status = 'pending' or order_expires_at is null)
      );
      create index subscriptions_of_customer on subscriptions (customer_id, valid_until);
      create index subscriptions_orders on subscriptions (order_expires_at) where status = 'pending';
      create index subscriptions_running on subscriptions (valid_until) where status = 'active';
      create index subscriptions_created on subscriptions (created_at desc);

      create table subscription_ledger (
        id bigint generated always as identity constraint subscription_ledger_pk primary key,
        subscription_id bigint not null constraint subscription_ledger_subscription references subscriptions (id),
        kind text not null constraint subscription_ledger_kind check (kind in ('purchase', 'booking', 'cancellation', 'expiry', 'adjustment')),
        hours int not null constraint subscription_ledger_hours check (hours <> 0),
        booking text,
        reason text,
        actor text,
        at timestamptz not null,
        constraint subscription_ledger_sign check (case kind when 'purchase' then hours > 0 when 'cancellation' then hours > 0
          when 'booking' then hours < 0 when 'expiry' then hours < 0 else reason is not null end),
        constraint subscription_ledger_booking check ((kind in ('booking', 'cancellation')) = (booking is not null))
      );
      create index subscription_ledger_of on subscription_ledger (subscription_id, id);
      create trigger subscription_ledger_is_final before update or delete or truncate on subscription_ledger
        for each statement execute function refuse_change();

      -- The balance is the sum of the ledger and nothing else moves it; below zero the row's own check refuses.
      create function move_hours() returns trigger language plpgsql as $$
      begin
        update subscriptions set remaining_hours = remaining_hours + new.hours, version = version + 1 where id = new.subscription_id;
        return null;
      end $$;
      create trigger subscription_ledger_moves after insert on subscription_ledger for each row execute function move_hours();

      alter table bookings add constraint bookings_subscription foreign key (subscription_id) references subscriptions (id);
      alter table bookings add constraint bookings_paid_in_hours check ((payment_method = 'pack') = (subscription_id is not null));
      create index bookings_subscription_id on bookings (subscription_id) where subscription_id is not null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table bookings drop constraint bookings_paid_in_hours, drop constraint bookings_subscription;
      drop index bookings_subscription_id;
      drop table subscription_ledger, subscriptions;
      drop function move_hours;
    `);
  }
}
