import type { EntityMetadata } from 'typeorm';
import { marksOf, personalRowsOf } from '../../src/platform/personal-data/marks.ts';
import type { World } from '../world.ts';

/** SQL values of columns that accept no free text, or that other rows share. */
const VALUES: Record<string, string> = {
  'users.email': `'planted' || id || '@five.test'`,
  'users.phone': `'+2126111' || lpad(id::text, 5, '0')`,
  'users.phone_verified_at': 'created_at',
  'users.emergency_phone': `'+2126222' || lpad(id::text, 5, '0')`,
  'users.role': 'role',
  'users.birth_date': `'2001-02-03'`,
  'users.player_position': `'defender'`,
  'users.player_level': `'regular'`,
  'users.player_rating': '4.5',
  'users.shows_results': 'true',
  'users.player_photo_id': 'player_photo_id',
  'users.tutor': `jsonb_build_object('name', 'tutor ' || id)`,
  'users.tutor_cin': 'tutor_cin',
  'users.muted': `'{bookings}'`,
  'users.active': 'true',
  'users.public_player': 'true',
  'calendar_feeds.token_hash': 'token_hash',
  'access_links.token_hash': 'token_hash',
  'second_factors.secret_sealed': 'secret_sealed',
  'second_factors.pending_sealed': 'pending_sealed',
  'calendar_feeds.token_sealed': 'token_sealed',
  'booking_matches.note': `'planted note ' || booking_id`,
  'match_people.name': `case when customer_id is null then 'planted name ' || id end`,
  'match_people.phone': `case when customer_id is null then 'planted phone ' || id end`,
  'match_people.device_hash': `case when customer_id is null then ('h' || id)::bytea end`,
  'squads.name': `'planted name ' || id`,
  'squad_members.name': `case when customer_id is null then 'planted name ' || id end`,
  'squad_members.phone': `case when customer_id is null then 'planted phone ' || id end`,
  'push_subscriptions.endpoint': `'planted endpoint ' || id`,
  'outbox.recipient': 'recipient',
  'outbox.parameters': `jsonb_build_object('name', 'mail ' || id)`,
  'desk_notices.parameters': `jsonb_build_object('name', 'mail ' || id)`,
  'messages.hidden_at': 'created_at',
  'transfer_proofs.file_id': 'file_id',
};

/** SQL that inserts a private file of each row of a table. */
const filesOf = (table: string, prefix: string) => `insert into files
  (reference, access, owner_kind, owner, media_type, bytes, sha256, forms, created_at)
  select '${prefix}-' || lpad(id::text, 8, '0'), 'private', '${table}', reference, 'image/webp', 1,
  repeat('0', 64), '[]', created_at from ${table} returning id, owner, created_at`;

/** Statements that add rows to tables that the demo leaves empty. */
const ROWS = [
  `insert into calendar_feeds (user_id, token_hash, token_sealed, created_at)
    select id, ('h' || id)::bytea, ('s' || id)::bytea, created_at from users`,
  `insert into codes (user_id, purpose, hash, created_at, expires_at)
    select id, 'verify', 'hash', created_at, created_at from users`,
  `insert into access_links (user_id, token_hash, created_by, created_at, expires_at)
    select id, 'h' || id, id, created_at, created_at + interval '1 day' from users`,
  `insert into second_factors (user_id, secret_sealed, pending_sealed, confirmed_at)
    select id, 'x', 'x', created_at from users`,
  `insert into recovery_codes (user_id, hash) select id, 'hash' from users`,
  `insert into sign_in_places (user_id, hash, seen_at) select id, 'hash', created_at from users`,
  `insert into sessions (reference, user_id, device, created_at, seen_at, expires_at)
    select 'SE-' || lpad(id::text, 8, '0'), id, 'phone', created_at, created_at, created_at
    from users`,
  `insert into push_subscriptions (reference, session_id, endpoint, p256dh, auth, created_at)
    select 'PS-' || lpad(id::text, 8, '0'), id, 'endpoint ' || id, 'key', 'secret', created_at
    from sessions on conflict do nothing`,
  `insert into community_sanctions (user_id, kind, reason, made_by, created_at)
    select id, 'warning', 'reason', 'U-ABCDEFGH', created_at from users`,
  `insert into player_blocks (blocker_id, blocked_id, created_at)
    select id, 1, created_at from users where id <> 1 on conflict do nothing`,
  `insert into booking_matches (booking_id, size, note, created_at)
    select id, 10, 'note', created_at from bookings
    on conflict (booking_id) do update set note = excluded.note`,
  `insert into match_people (reference, booking_id, customer_id, answer, since, created_at)
    select 'MP-' || lpad(c.id::text, 8, '0'), (select min(id) from bookings), c.id, 'maybe',
    c.created_at, c.created_at from customers c
    on conflict on constraint match_people_once do nothing`,
  `insert into match_people (reference, booking_id, name, answer, since, created_at)
    select 'MP-' || lpad(id::text, 8, 'G'), id, 'guest', 'out', created_at, created_at
    from bookings`,
  `insert into squads (reference, name, size, link_version, created_at)
    select 'SQ-' || lpad(id::text, 8, '0'), 'name', 10, 1, created_at from customers`,
  `insert into squad_members (reference, squad_id, customer_id, role, created_at)
    select 'SM-' || lpad(c.id::text, 8, '0'), s.id, c.id, 'captain', c.created_at
    from customers c join squads s on s.reference = 'SQ-' || lpad(c.id::text, 8, '0')`,
  `insert into squad_members (reference, squad_id, name, role, created_at)
    select 'SM-' || lpad(id::text, 8, 'G'), id, 'guest', 'member', created_at from squads`,
  `insert into booking_drafts (reference, address_hash, pitch_id, period, total_cents, created_at,
    expires_at, code_hash, code_sent_at, first_name, name, phone, email, booking, user_id)
    select 'BD-' || lpad(u.id::text, 8, '0'), 'hash', p.id, '[2026-01-01, 2026-01-02)', 1,
    u.created_at, u.created_at, 'hash', u.created_at, 'a', 'b', 'c', 'd', 'B-00000000', u.id
    from users u, (select min(id) as id from pitches) p`,
  `insert into no_show_disputes (reference, booking_id, created_at)
    select 'ND-' || lpad(id::text, 8, '0'), id, created_at from bookings`,
  `insert into desk_notices (reference, event, customer_id, template, parameters,
    created_at, due_at) select 'DN-' || lpad(id::text, 8, '0'), reference, id, 'bookingExpired',
    '{}', created_at, created_at from customers`,
  'update subscriptions set frozen = true',
  `with proofs as (${filesOf('bookings', 'FB')})
    insert into transfer_proofs (target_kind, target, file_id, sent_by, sent_at)
    select 'booking', owner, id, 'U-ABCDEFGH', created_at from proofs`,
];

/** Fills the columns that an export reads in another form. They are filled after the exports. */
export async function fillSealedColumns(world: World): Promise<void> {
  await world.sql(`with photos as (${filesOf('users', 'FU')})
    update users set player_photo_id = photos.id, tutor_cin = 'sealed' from photos
    where photos.owner = users.reference`);
}

/**
 * Fills the personal columns of all tables with rows of people. Texts contain the word `planted`,
 * the name of the column and the id of the row.
 */
export async function fillPersonalColumns(world: World, entities: EntityMetadata[]): Promise<void> {
  for (const statement of ROWS) await world.sql(statement);
  for (const { target, tableName, columns } of entities) {
    if (!personalRowsOf(target as () => void)) continue;
    const sets = columns.flatMap(({ propertyName, databaseName, isPrimary }) => {
      const { personal } = marksOf(target as () => void, propertyName) ?? {};
      if (!personal || isPrimary) return [];
      const name = `${tableName}.${databaseName}`;
      return [`${databaseName} = ${VALUES[name] ?? `'planted ${name} ' || id`}`];
    });
    if (sets.length > 0) await world.sql(`update ${tableName} set ${sets.join(', ')}`);
  }
}
