import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One row for each person of a match. Requests to join an open match become columns of
 * `match_people`, an accepted player has a seat, and a share of a place belongs to its person.
 */
export class MatchRows1790000000044 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(COLUMNS);
    await db.query(PEOPLE);
    await db.query(SEATS);
    await db.query(ALL_MOVED);
    await db.query(SHARES);
    await db.query('drop table match_asks');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(REQUESTS_AGAIN);
  }
}

const COLUMNS = `
  alter table match_people
    add column request_reference text constraint match_people_request unique,
    add column request_state text constraint match_people_request_state
      check (request_state in
        ('asked', 'accepted', 'declined', 'withdrawn', 'left', 'removed', 'closed')),
    add column requested_at timestamptz,
    add column decided_at timestamptz,
    add constraint match_people_requested check (
      (request_reference is null) = (request_state is null)
      and (request_reference is null) = (requested_at is null)),
    add constraint match_people_decided
      check ((request_state is null or request_state = 'asked') = (decided_at is null)),
    add constraint match_people_account check (request_state is null or customer_id is not null)`;

const PEOPLE = `
  insert into booking_matches (booking_id, size, created_at)
    select m.booking_id, least(14, greatest(6, b.players)), m.created_at
    from open_matches m join bookings b on b.id = m.booking_id
    on conflict do nothing;
  insert into match_people (reference, booking_id, customer_id, since, created_at,
      request_reference, request_state, requested_at, decided_at)
    select 'MP-' || split_part(a.reference, '-', 2), m.booking_id, c.id, a.created_at, a.created_at,
      a.reference, a.state, a.created_at, a.decided_at
    from match_asks a join open_matches m on m.id = a.match_id
    join customers c on c.user_id = a.user_id
    on conflict on constraint match_people_once do update
    set request_reference = excluded.request_reference, request_state = excluded.request_state,
      requested_at = excluded.requested_at, decided_at = excluded.decided_at`;

/** Accepted players that gave no answer of their own come, after those who come already. */
const SEATS = `
  update match_people p set answer = 'in', since = p.decided_at, position = n.position
  from (
    select w.id, coalesce(last.position, 0)
      + row_number() over (partition by w.booking_id order by w.decided_at, w.id) as position
    from match_people w left join (
      select booking_id, max(position) as position from match_people group by booking_id
    ) last on last.booking_id = w.booking_id
    where w.request_state = 'accepted' and w.answer is null
  ) n where n.id = p.id`;

/** Refuses to go on if a request has no row. */
const ALL_MOVED = `
  do $$ begin
    if exists (select from match_asks a where not exists (select from match_people p
      where p.request_reference = a.reference))
    then raise exception 'a request to join a match has no person'; end if;
  end $$`;

/**
 * A person has one share at most. The share of a seat beside that of a place is released, or, if it
 * is paid, kept as that of the customer alone.
 */
const SHARES = `
  create temp table places as
    select s.id as share_id, p.id as person_id, p.customer_id, s.released_at, s.created_at
    from match_shares s join match_asks a on a.id = s.ask_id
    join match_people p on p.request_reference = a.reference;
  update match_shares s set released_at = greatest(s.created_at, o.created_at)
    from places o where o.person_id = s.person_id and o.released_at is null
    and s.released_at is null
    and not exists (select from payments y where y.share = s.reference);
  update match_shares s set person_id = null, customer_id = o.customer_id
    from places o where o.person_id = s.person_id and o.released_at is null
    and s.released_at is null;
  alter table match_shares add column is_place boolean not null default false;
  update match_shares s set person_id = o.person_id, is_place = true
    from places o where o.share_id = s.id;
  drop table places;
  alter table match_shares alter column is_place drop default, drop column ask_id`;

const REQUESTS_AGAIN = `
  create table match_asks (
    id bigint generated always as identity constraint match_asks_pk primary key,
    reference text not null constraint match_asks_reference unique,
    match_id bigint not null constraint match_asks_match references open_matches (id),
    user_id bigint not null constraint match_asks_user references users (id),
    state text not null constraint match_asks_state check (state in
      ('asked', 'accepted', 'declined', 'withdrawn', 'left', 'removed', 'closed')),
    created_at timestamptz not null,
    decided_at timestamptz,
    constraint match_asks_once unique (match_id, user_id),
    constraint match_asks_decided check ((state = 'asked') = (decided_at is null))
  );
  create index match_asks_of_user on match_asks (user_id);
  insert into match_asks (reference, match_id, user_id, state, created_at, decided_at)
    select p.request_reference, m.id, c.user_id, p.request_state, p.requested_at, p.decided_at
    from match_people p join open_matches m on m.booking_id = p.booking_id
    join customers c on c.id = p.customer_id
    where p.request_state is not null and c.user_id is not null order by p.id;
  alter table match_shares
    add column ask_id bigint constraint match_shares_ask references match_asks (id);
  update match_shares s set ask_id = a.id, person_id = null
    from match_people p join match_asks a on a.reference = p.request_reference
    where p.id = s.person_id and s.is_place;
  create unique index match_shares_held on match_shares (ask_id) where released_at is null;
  alter table match_shares drop column is_place;
  delete from match_people where request_state is not null and answer is null;
  alter table match_people drop column request_reference, drop column request_state,
    drop column requested_at, drop column decided_at`;
