import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Bookings whose owner looks for players: who wants to play, who does, and what each owes of the
 * booking.
 */
export class OpenMatches1790000000016 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table open_matches (
        id bigint generated always as identity constraint open_matches_pk primary key,
        reference text not null constraint open_matches_reference unique,
        -- A booking is opened once; closed by its owner it may be opened again, in the same row.
        booking_id bigint not null constraint open_matches_booking references bookings (id) constraint open_matches_once unique,
        level text constraint open_matches_level check (level in ('beginner', 'casual', 'regular', 'strong')),
        places int not null constraint open_matches_places check (places between 1 and 29),
        price_cents int not null constraint open_matches_price check (price_cents >= 0),
        -- Before the start, wherever the booking moves: 19:00 stays 19:00 whatever becomes of the offset.
        closes_minutes int not null constraint open_matches_closes check (closes_minutes >= 0),
        message text constraint open_matches_message check (char_length(message) <= 200),
        -- Those who play talk in it, from the first one on.
        chat_id bigint constraint open_matches_chat references chats (id),
        closed_at timestamptz,
        closure text constraint open_matches_closure check (closure in ('owner', 'time', 'booking')),
        hidden_at timestamptz,
        hidden_by text,
        hidden_reason text,
        created_at timestamptz not null,
        constraint open_matches_closed check ((closed_at is null) = (closure is null))
      );
      create index open_matches_running on open_matches (id) where closed_at is null;
      create index open_matches_chat_id on open_matches (chat_id) where chat_id is not null;

      create table match_asks (
        id bigint generated always as identity constraint match_asks_pk primary key,
        reference text not null constraint match_asks_reference unique,
        match_id bigint not null constraint match_asks_match references open_matches (id),
        user_id bigint not null constraint match_asks_user references users (id),
        state text not null constraint match_asks_state check (state in ('asked', 'accepted', 'declined', 'withdrawn', 'left', 'removed', 'closed')),
        created_at timestamptz not null,
        decided_at timestamptz,
        constraint match_asks_once unique (match_id, user_id),
        constraint match_asks_decided check ((state = 'asked') = (decided_at is null))
      );
      create index match_asks_of_user on match_asks (user_id);

      create table match_shares (
        id bigint generated always as identity constraint match_shares_pk primary key,
        reference text not null constraint match_shares_reference unique,
        ask_id bigint not null constraint match_shares_ask references match_asks (id),
        customer_id bigint not null constraint match_shares_customer references customers (id),
        amount_cents int not null constraint match_shares_amount check (amount_cents >= 0),
        created_at timestamptz not null,
        -- The place was given up.
        released_at timestamptz
      );
      create unique index match_shares_held on match_shares (ask_id) where released_at is null;
      create index match_shares_of_customer on match_shares (customer_id);
      create index payments_share on payments (share) where share is not null;

      alter table community_reports drop constraint community_reports_kind,
        add constraint community_reports_kind check (kind in ('discussion', 'reply', 'message', 'player', 'open_match'));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      delete from community_reports where kind = 'open_match';
      alter table community_reports drop constraint community_reports_kind,
        add constraint community_reports_kind check (kind in ('discussion', 'reply', 'message', 'player'));
      drop index payments_share;
      drop table match_shares, match_asks, open_matches;
    `);
  }
}
