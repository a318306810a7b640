import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who is on a pitch, what it costs, who booked it and what was paid for it. */
export class SlotsAndBookings1790000000003 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table pitches (
        id bigint generated always as identity constraint pitches_pk primary key,
        code text not null constraint pitches_code unique constraint pitches_code_form check (code ~ '^[A-Z][A-Z0-9-]{0,9}$'),
        name jsonb not null constraint pitches_name_french check (name ->> 'fr' <> ''),
        position int not null,
        active boolean not null default true,
        search text not null default '',
        created_at timestamptz not null
      );
      create trigger pitches_version after insert or update or delete on pitches
        for each statement execute function bump_version('venue');

      -- The one table of who is on a pitch. Periods are venue wall time.
      create table occupancies (
        id bigint generated always as identity constraint occupancies_pk primary key,
        pitch_id bigint not null constraint occupancies_pitch references pitches (id),
        period tsrange not null,
        kind text not null constraint occupancies_kind check (kind in ('booking', 'block', 'academy', 'match', 'offer')),
        holder text not null,
        lapses_at timestamptz,
        reason text,
        search text,
        created_at timestamptz not null,
        constraint occupancies_period check (not isempty(period) and lower_inc(period) and not upper_inc(period)
          and lower(period) is not null and upper(period) is not null),
        constraint occupancies_no_overlap exclude using gist (pitch_id with =, period with &&)
      );
      create index occupancies_holder on occupancies (kind, holder);
      create index occupancies_lapsing on occupancies (lapses_at) where lapses_at is not null;

      create table pricings (
        id bigint generated always as identity constraint pricings_pk primary key,
        reference text not null constraint pricings_reference unique,
        type text not null constraint pricings_type check (type in ('session', 'pack', 'academy')),
        name jsonb not null constraint pricings_name_french check (name ->> 'fr' <> ''),
        remark jsonb constraint pricings_remark_french check (remark is null or remark ->> 'fr' <> ''),
        number_of_hours int constraint pricings_number_of_hours check (number_of_hours > 0),
        duration_minutes int constraint pricings_duration check (duration_minutes > 0),
        contribution_cents int constraint pricings_contribution check (contribution_cents >= 0),
        total_cents int not null constraint pricings_total check (total_cents >= 0),
        tariff_id bigint not null constraint pricings_tariff references tariffs (id),
        pitch_id bigint constraint pricings_pitch references pitches (id),
        from_date date,
        to_date date,
        weekdays int[],
        start_time text constraint pricings_start_time check (start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        end_time text constraint pricings_end_time check (end_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        search text not null default '',
        archived_at timestamptz,
        created_at timestamptz not null,
        constraint pricings_dates check (from_date <= to_date),
        constraint pricings_session_duration check (type <> 'session' or duration_minutes in (60, 120)),
        constraint pricings_pack_hours check (type <> 'pack' or number_of_hours is not null)
      );
      create index pricings_live on pricings (type, tariff_id) where archived_at is null;
      create trigger pricings_version after insert or update or delete on pricings
        for each statement execute function bump_version('pricings');

      create table addons (
        id bigint generated always as identity constraint addons_pk primary key,
        reference text not null constraint addons_reference unique,
        name jsonb not null constraint addons_name_french check (name ->> 'fr' <> ''),
        options jsonb not null default '[]',
        stock int constraint addons_stock check (stock >= 0),
        search text not null default '',
        archived_at timestamptz,
        created_at timestamptz not null
      );
      create trigger addons_version after insert or update or delete on addons
        for each statement execute function bump_version('pricings');

      create table bookings (
        id bigint generated always as identity constraint bookings_pk primary key,
        reference text not null constraint bookings_reference unique,
        customer_id bigint not null constraint bookings_customer references customers (id),
        pitch_id bigint not null constraint bookings_pitch references pitches (id),
        period tsrange not null,
        opening_day date not null,
        status text not null constraint bookings_status
          check (status in ('pending', 'confirmed', 'completed', 'no_show', 'expired', 'cancelled')),
        payment_method text not null constraint bookings_method check (payment_method in ('cash', 'transfer', 'pack')),
        pricing_id bigint constraint bookings_pricing references pricings (id),
        tariff_id bigint not null constraint bookings_tariff references tariffs (id),
        total_cents int not null constraint bookings_total check (total_cents >= 0),
        paid_cents int not null default 0 constraint bookings_paid check (paid_cents >= 0),
        forfeited boolean not null default false,
        returned boolean not null default false,
        players int not null constraint bookings_players check (players > 0),
        hold_expires_at timestamptz,
        reviewed_since timestamptz,
        paid_on date,
        subscription_id bigint,
        series_id bigint,
        note text,
        created_by text,
        created_at timestamptz not null,
        version int not null default 1,
        constraint bookings_period check (not isempty(period) and lower_inc(period) and not upper_inc(period)
          and upper(period) - lower(period) in (interval '1 hour', interval '2 hours')),
        constraint bookings_hold_while_pending check (status = 'pending' or hold_expires_at is null),
        constraint bookings_pending_has_hold check (status <> 'pending' or hold_expires_at is not null)
      );
      create index bookings_customer_start on bookings (customer_id, lower(period) desc);
      create index bookings_opening_day on bookings (opening_day, pitch_id);
      create index bookings_holds on bookings (hold_expires_at) where status = 'pending';
      create index bookings_ending on bookings (upper(period)) where status = 'confirmed';
      create index bookings_created on bookings (created_at desc);

      create table booking_lines (
        booking_id bigint not null constraint booking_lines_booking references bookings (id) on delete cascade,
        position int not null,
        kind text not null constraint booking_lines_kind check (kind in ('session', 'addon')),
        text jsonb not null constraint booking_lines_french check (text ->> 'fr' <> ''),
        quantity int not null constraint booking_lines_quantity check (quantity > 0),
        unit_cents int not null,
        total_cents int not null,
        addon text,
        option text,
        constraint booking_lines_pk primary key (booking_id, position),
        constraint booking_lines_sum check (total_cents = quantity * unit_cents)
      );

      create table cash_sessions (
        id bigint generated always as identity constraint cash_sessions_pk primary key,
        reference text not null constraint cash_sessions_reference unique,
        opened_at timestamptz not null,
        opened_by text not null,
        float_cents int constraint cash_sessions_float check (float_cents >= 0),
        closed_at timestamptz,
        closed_by text,
        counted jsonb,
        counted_cents int,
        expected_cents int,
        difference_reason text
      );
      create unique index cash_sessions_one_open on cash_sessions ((true)) where closed_at is null;

      create table bank_lines (
        id bigint generated always as identity constraint bank_lines_pk primary key,
        reference text not null constraint bank_lines_reference unique,
        hash text not null constraint bank_lines_once unique,
        account text not null,
        booked_on date not null,
        amount_cents int not null,
        label text not null,
        running_number int not null,
        imported_at timestamptz not null,
        imported_by text not null,
        dismissed_at timestamptz,
        dismissed_reason text
      );

      -- Money knows no booking: a target is a kind and a reference.
      create table payments (
        id bigint generated always as identity constraint payments_pk primary key,
        reference text not null constraint payments_reference unique,
        target_kind text not null constraint payments_target_kind check (target_kind in ('booking', 'subscription')),
        target text not null,
        share text,
        amount_cents int not null constraint payments_amount check (amount_cents <> 0),
        method text not null constraint payments_method check (method in ('cash', 'transfer')),
        received_on date not null,
        note text,
        taken_by text not null,
        cash_session_id bigint constraint payments_cash_session references cash_sessions (id),
        bank_line_id bigint constraint payments_bank_line references bank_lines (id),
        reversal_of bigint constraint payments_reversed_once unique constraint payments_reversal references payments (id),
        created_at timestamptz not null,
        constraint payments_reversal_sign check ((reversal_of is null) = (amount_cents > 0))
      );
      create index payments_target on payments (target_kind, target);
      create index payments_created on payments (created_at);
      create index payments_received on payments (received_on);
      create trigger payments_are_final before update or delete or truncate on payments
        for each statement execute function refuse_change();
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      'drop table payments, bank_lines, cash_sessions, booking_lines, bookings, addons, pricings, occupancies, pitches',
    );
  }
}
