import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Conversations, what the desk does to keep them friendly, and whom players do not want to hear.
 */
export class Community1790000000013 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(CHATS);
    await db.query(MODERATION);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table replies drop mentioned, drop desk;
      alter table discussions drop mentioned, drop desk;
      drop table community_sanctions, community_reports, player_blocks, messages, chat_members, chats;
    `);
  }
}

const CHATS = `
  create table chats (
    id bigint generated always as identity constraint chats_pk primary key,
    reference text not null constraint chats_reference unique,
    kind text not null constraint chats_kind check (kind in ('desk', 'direct', 'group')),
    -- The two that talk, so that they have one conversation and no second: 'desk:7', 'direct:3:7'. A group has none.
    pair text constraint chats_pair unique,
    -- Who began it; null for the desk. Until something is said it is shown to this side alone.
    opener_id bigint constraint chats_opener references users (id),
    -- Messages are numbered under the lock of this row: whoever has read up to a number has missed none below it.
    last_number int not null default 0,
    last_at timestamptz not null,
    -- Since when the player waits for the desk.
    waiting_since timestamptz,
    created_at timestamptz not null,
    constraint chats_paired check ((kind = 'group') = (pair is null)),
    constraint chats_waiting check (waiting_since is null or kind = 'desk')
  );
  create index chats_waiting_since on chats (waiting_since) where waiting_since is not null;

  create table chat_members (
    chat_id bigint not null constraint chat_members_chat references chats (id) on delete cascade,
    -- Seat 0 is the desk: whoever works there sits on it.
    seat int not null,
    user_id bigint constraint chat_members_user references users (id),
    read_number int not null default 0,
    read_at timestamptz,
    -- When the last mail about it goes or went out.
    mail_at timestamptz,
    constraint chat_members_pk primary key (chat_id, seat),
    constraint chat_members_once unique (chat_id, user_id),
    constraint chat_members_desk check ((seat = 0) = (user_id is null))
  );
  create index chat_members_of_user on chat_members (user_id);

  create table messages (
    id bigint generated always as identity constraint messages_pk primary key,
    reference text not null constraint messages_reference unique,
    chat_id bigint not null constraint messages_chat references chats (id) on delete cascade,
    number int not null constraint messages_number check (number > 0),
    author_id bigint not null constraint messages_author references users (id),
    -- Written for the desk.
    desk boolean not null,
    -- Empty once its author is erased.
    message text not null constraint messages_length check (char_length(message) <= 2000),
    -- What the author's browser called it, so that it is stored once.
    client_id text,
    seen_at timestamptz,
    hidden_at timestamptz,
    hidden_by text,
    hidden_reason text,
    created_at timestamptz not null,
    constraint messages_numbered unique (chat_id, number),
    constraint messages_client_id unique (chat_id, client_id)
  );
  create index messages_of_author on messages (author_id);
`;

const MODERATION = `
  create table player_blocks (
    blocker_id bigint not null constraint player_blocks_blocker references users (id),
    blocked_id bigint not null constraint player_blocks_blocked references users (id),
    created_at timestamptz not null,
    constraint player_blocks_pk primary key (blocker_id, blocked_id),
    constraint player_blocks_other check (blocker_id <> blocked_id)
  );
  create index player_blocks_of_blocked on player_blocks (blocked_id);

  create table community_reports (
    id bigint generated always as identity constraint community_reports_pk primary key,
    reference text not null constraint community_reports_reference unique,
    kind text not null constraint community_reports_kind check (kind in ('discussion', 'reply', 'message', 'player')),
    subject text not null,
    author_id bigint not null constraint community_reports_author references users (id),
    reporter_id bigint not null constraint community_reports_reporter references users (id),
    reason text not null,
    state text not null default 'open' constraint community_reports_state check (state in ('open', 'dismissed', 'upheld')),
    settled_at timestamptz,
    settled_by text,
    note text,
    search text not null default '',
    created_at timestamptz not null,
    constraint community_reports_once unique (subject, reporter_id),
    constraint community_reports_settled check ((state = 'open') = (settled_at is null))
  );
  create index community_reports_open on community_reports (created_at) where state = 'open';
  create index community_reports_of_author on community_reports (author_id);
  create index community_reports_of_reporter on community_reports (reporter_id);

  create table community_sanctions (
    id bigint generated always as identity constraint community_sanctions_pk primary key,
    user_id bigint not null constraint community_sanctions_user references users (id),
    kind text not null constraint community_sanctions_kind check (kind in ('warning', 'suspension')),
    reason text not null,
    -- The last day of a suspension, at the venue.
    until date,
    made_by text not null,
    lifted_at timestamptz,
    lifted_by text,
    created_at timestamptz not null,
    constraint community_sanctions_until check ((kind = 'suspension') = (until is not null)),
    constraint community_sanctions_lifted check ((lifted_at is null) = (lifted_by is null))
  );
  create index community_sanctions_of_user on community_sanctions (user_id);

  -- Who is called by name in a text, and whether the desk speaks.
  alter table discussions add column mentioned text[] not null default '{}', add column desk boolean not null default false;
  alter table replies add column mentioned text[] not null default '{}', add column desk boolean not null default false;
`;
