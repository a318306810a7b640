import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tournaments with their teams and matches, the academy, what a player shows of himself, and the
 * public discussions.
 */
export class LeaguesAndCommunity1790000000006 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(TOURNAMENTS);
    await db.query(ACADEMY);
    await db.query(COMMUNITY);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table reply_likes, replies, discussion_likes, discussions, academy_registrations, academy_sessions, academy_seasons, matches, teams, tournaments;
      drop index users_players;
      alter table users drop column player_position, drop column player_level, drop column player_photo_id, drop column player_search;
    `);
  }
}

const TIME = '^([01][0-9]|2[0-3]):[0-5][0-9]$';
const SIDE = '^(group:[A-Z]:[1-9]|(winner|loser):MT-[0-9A-HJKMNP-TV-Z]{8})$';

const TOURNAMENTS = `
  create table tournaments (
    id bigint generated always as identity constraint tournaments_pk primary key,
    slug text not null constraint tournaments_slug unique
      constraint tournaments_slug_form check (slug ~ '^20[0-9]{2}/[a-z0-9]+(-[a-z0-9]+)*$'),
    -- Opens the page of an unlisted one: 128 random bits.
    token text not null constraint tournaments_token unique constraint tournaments_token_form check (token ~ '^[A-Za-z0-9_-]{22}$'),
    title jsonb not null constraint tournaments_title_french check (title ->> 'fr' <> ''),
    summary jsonb not null constraint tournaments_summary_french check (summary ->> 'fr' <> ''),
    rules jsonb constraint tournaments_rules_french check (rules is null or rules ->> 'fr' <> ''),
    from_date date not null,
    to_date date not null,
    poster_id bigint constraint tournaments_poster_once unique constraint tournaments_poster references files (id),
    unlisted boolean not null default false,
    featured boolean not null default false,
    search text not null default '',
    created_at timestamptz not null,
    constraint tournaments_dates check (from_date <= to_date)
  );
  create unique index tournaments_one_featured on tournaments ((true)) where featured;
  create trigger tournaments_version after insert or update or delete on tournaments
    for each statement execute function bump_version('tournaments');

  create table teams (
    id bigint generated always as identity constraint teams_pk primary key,
    reference text not null constraint teams_reference unique,
    tournament_id bigint not null constraint teams_tournament references tournaments (id) on delete cascade,
    name text not null constraint teams_name check (name <> ''),
    short_name text not null constraint teams_short_name check (short_name <> ''),
    color text not null constraint teams_color check (color ~ '^#[0-9a-f]{6}$'),
    crest_id bigint constraint teams_crest_once unique constraint teams_crest references files (id),
    group_code text constraint teams_group check (group_code ~ '^[A-Z]$'),
    -- The lot it drew: the last word between teams that are level in everything.
    position int not null,
    search text not null default '',
    created_at timestamptz not null,
    constraint teams_name_once unique (tournament_id, name)
  );
  create trigger teams_version after insert or update or delete on teams
    for each statement execute function bump_version('tournaments');

  create table matches (
    id bigint generated always as identity constraint matches_pk primary key,
    reference text not null constraint matches_reference unique,
    tournament_id bigint not null constraint matches_tournament references tournaments (id) on delete cascade,
    stage text not null constraint matches_stage check (stage in ('group', 'quarter', 'semi', 'third', 'final')),
    group_code text constraint matches_group check (group_code ~ '^[A-Z]$'),
    number int not null constraint matches_number check (number > 0),
    -- A side is a team drawn by hand, or where it will come from: then the team is computed from results and not kept.
    home_team_id bigint constraint matches_home_team references teams (id),
    away_team_id bigint constraint matches_away_team references teams (id),
    home_from text constraint matches_home_from check (home_from ~ '${SIDE}'),
    away_from text constraint matches_away_from check (away_from ~ '${SIDE}'),
    pitch_id bigint constraint matches_pitch references pitches (id),
    date date,
    start_time text constraint matches_start_time check (start_time ~ '${TIME}'),
    end_time text constraint matches_end_time check (end_time ~ '${TIME}'),
    home_goals int constraint matches_home_goals check (home_goals >= 0),
    away_goals int constraint matches_away_goals check (away_goals >= 0),
    home_penalties int constraint matches_home_penalties check (home_penalties >= 0),
    away_penalties int constraint matches_away_penalties check (away_penalties >= 0),
    created_at timestamptz not null,
    constraint matches_number_once unique (tournament_id, stage, number),
    constraint matches_grouped check ((stage = 'group') = (group_code is not null)),
    constraint matches_sides check ((home_team_id is null or home_from is null) and (away_team_id is null or away_from is null)),
    constraint matches_other_side check (home_team_id <> away_team_id and home_from <> away_from),
    constraint matches_hours check ((start_time is null) = (end_time is null) and (start_time is null or date is not null)),
    constraint matches_goals check ((home_goals is null) = (away_goals is null)),
    constraint matches_penalties check ((home_penalties is null) = (away_penalties is null)
      and (home_penalties is null or stage <> 'group' and home_goals = away_goals and home_penalties <> away_penalties)),
    constraint matches_decided check (stage = 'group' or home_goals <> away_goals or home_penalties is not null)
  );
  create index matches_home on matches (home_team_id);
  create index matches_away on matches (away_team_id);
  create trigger matches_version after insert or update or delete on matches
    for each statement execute function bump_version('tournaments');
`;

const ACADEMY = `
  create table academy_seasons (
    id bigint generated always as identity constraint academy_seasons_pk primary key,
    reference text not null constraint academy_seasons_reference unique,
    name jsonb not null constraint academy_seasons_name_french check (name ->> 'fr' <> ''),
    text jsonb constraint academy_seasons_text_french check (text is null or text ->> 'fr' <> ''),
    from_date date not null,
    to_date date not null,
    search text not null default '',
    created_at timestamptz not null,
    constraint academy_seasons_dates check (from_date <= to_date)
  );
  create trigger academy_seasons_version after insert or update or delete on academy_seasons
    for each statement execute function bump_version('academy');

  create table academy_sessions (
    id bigint generated always as identity constraint academy_sessions_pk primary key,
    reference text not null constraint academy_sessions_reference unique,
    season_id bigint not null constraint academy_sessions_season references academy_seasons (id),
    name jsonb not null constraint academy_sessions_name_french check (name ->> 'fr' <> ''),
    weekday int not null constraint academy_sessions_weekday check (weekday between 1 and 7),
    start_time text not null constraint academy_sessions_start_time check (start_time ~ '${TIME}'),
    end_time text not null constraint academy_sessions_end_time check (end_time ~ '${TIME}'),
    pitch_id bigint not null constraint academy_sessions_pitch references pitches (id),
    min_age int not null,
    max_age int not null,
    capacity int not null constraint academy_sessions_capacity check (capacity > 0),
    -- Dates ahead on which something else was on the pitch first.
    missed date[] not null default '{}',
    search text not null default '',
    created_at timestamptz not null,
    constraint academy_sessions_ages check (5 <= min_age and min_age <= max_age and max_age <= 12)
  );
  create index academy_sessions_of_season on academy_sessions (season_id);
  create trigger academy_sessions_version after insert or update or delete on academy_sessions
    for each statement execute function bump_version('academy');

  create table academy_registrations (
    id bigint generated always as identity constraint academy_registrations_pk primary key,
    reference text not null constraint academy_registrations_reference unique,
    session_id bigint not null constraint academy_registrations_session references academy_sessions (id),
    status text not null constraint academy_registrations_status check (status in ('received', 'waiting', 'confirmed', 'cancelled')),
    child_name text not null constraint academy_registrations_child_name check (child_name <> ''),
    child_first_name text not null constraint academy_registrations_child_first_name check (child_first_name <> ''),
    child_birth_date date not null,
    guardian_full_name text not null constraint academy_registrations_guardian check (guardian_full_name <> ''),
    guardian_phone text not null,
    guardian_email text not null,
    kit_size text not null constraint academy_registrations_kit_size check (kit_size in ('4', '6', '8', '10', '12', '14')),
    note text,
    -- The language of the page it was written on: mails go out in it.
    locale text not null constraint academy_registrations_locale check (locale in ('fr', 'en', 'ar')),
    -- Which conditions and privacy policy the guardian accepted.
    policies_version text not null,
    -- Since when it stands in line: the oldest gets the next place.
    waiting_since timestamptz,
    search text not null default '',
    created_at timestamptz not null,
    constraint academy_registrations_in_line check ((status = 'waiting') = (waiting_since is not null))
  );
  create index academy_registrations_of_session on academy_registrations (session_id, status);
  create index academy_registrations_created on academy_registrations (created_at desc);
  create trigger academy_registrations_version after insert or update or delete on academy_registrations
    for each statement execute function bump_version('academy');
`;

const COMMUNITY = `
  alter table users
    add column player_position text constraint users_player_position check (player_position in ('goalkeeper', 'defender', 'midfielder', 'forward')),
    add column player_level text constraint users_player_level check (player_level in ('beginner', 'casual', 'regular', 'strong')),
    add column player_photo_id bigint constraint users_player_photo_once unique constraint users_player_photo references files (id),
    -- What strangers find a player by: nothing but what his card shows.
    add column player_search text not null default '';
  update users set player_search = lower(concat_ws(' ', first_name, left(name, 1), city)) where erased_at is null;
  create index users_players on users (id) where public_player;

  create table discussions (
    id bigint generated always as identity constraint discussions_pk primary key,
    reference text not null constraint discussions_reference unique,
    author_id bigint not null constraint discussions_author references users (id),
    title text not null constraint discussions_title check (title <> ''),
    message text not null constraint discussions_message check (message <> ''),
    last_at timestamptz not null,
    -- Nobody answers any more.
    locked_at timestamptz,
    locked_by text,
    -- Shown to nobody, and kept for who asks why.
    hidden_at timestamptz,
    hidden_by text,
    hidden_reason text,
    search text not null default '',
    created_at timestamptz not null
  );
  create index discussions_last on discussions (last_at desc) where hidden_at is null;
  create index discussions_of_author on discussions (author_id);
  create index discussions_search on discussions using gin (search gin_trgm_ops);

  create table discussion_likes (
    discussion_id bigint not null constraint discussion_likes_discussion references discussions (id) on delete cascade,
    user_id bigint not null constraint discussion_likes_user references users (id) on delete cascade,
    created_at timestamptz not null,
    constraint discussion_likes_pk primary key (discussion_id, user_id)
  );
  create index discussion_likes_of_user on discussion_likes (user_id);

  create table replies (
    id bigint generated always as identity constraint replies_pk primary key,
    reference text not null constraint replies_reference unique,
    discussion_id bigint not null constraint replies_discussion references discussions (id) on delete cascade,
    author_id bigint not null constraint replies_author references users (id),
    message text not null constraint replies_message check (message <> ''),
    hidden_at timestamptz,
    hidden_by text,
    hidden_reason text,
    created_at timestamptz not null
  );
  create index replies_of_discussion on replies (discussion_id, id);
  create index replies_of_author on replies (author_id);

  create table reply_likes (
    reply_id bigint not null constraint reply_likes_reply references replies (id) on delete cascade,
    user_id bigint not null constraint reply_likes_user references users (id) on delete cascade,
    created_at timestamptz not null,
    constraint reply_likes_pk primary key (reply_id, user_id)
  );
  create index reply_likes_of_user on reply_likes (user_id);
`;
