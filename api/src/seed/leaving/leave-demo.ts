import type { EntityManager } from 'typeorm';
import { markDone } from '../../platform/database/migrate.ts';
import { newReference } from '../../platform/references.ts';
import { eraseCustomer, eraseUser } from '../../users/erasure.service.ts';
import { DEMO_LEFT } from '../demo-marks.ts';
import { childrenFirst, findDemoRows } from './demo-rows.queries.ts';
import { dropInventedSettings, inventedSettings } from './invented-settings.ts';
import { EDITABLE } from './ownership.ts';

/**
 * Number of rows to remove from each table, and number of demo rows to keep. Demo rows are kept if
 * rows of real people reference them.
 */
export interface Leaving {
  going: Record<string, number>;
  staying: Record<string, number>;
  /** Names of the settings that still have the demo's invented value. */
  settings: string[];
}

/**
 * Finds the rows that would be removed, without changing anything. It must be called in a
 * transaction.
 */
export async function surveyDemo(tx: EntityManager): Promise<Leaving> {
  await findDemoRows(tx);
  const counts = (table: string) =>
    tx.query<{ t: string; rows: number }[]>(
      `select t, count(*)::int as rows from ${table} group by t order by t`,
    );
  const [going, staying] = [await counts('leaving'), await counts('staying')];
  return { going: tally(going), staying: tally(staying), settings: await inventedSettings(tx) };
}

/**
 * Deletes the rows that `surveyDemo` found in the same transaction. Returns the references of
 * deleted mails, whose files the caller removes after the commit. The venue is a draft again.
 */
export async function leaveDemo(tx: EntityManager, now: Date): Promise<string[]> {
  const finals = await pauseFinals(tx);
  const mails = await forgetTraces(tx);
  await balanceDrawers(tx, now);
  for (const table of await childrenFirst(tx))
    await tx.query(`delete from "${table}" where id in (select id from leaving where t = $1)`, [
      table,
    ]);
  await tx.query(`update discussions d set last_at = coalesce((select max(r.created_at)
    from replies r where r.discussion_id = d.id), d.created_at)
    where exists (select from staying s where s.t = 'discussions' and s.id = d.id)`);
  await makeNameless(tx, now);
  await tx.query(`update files f set owner = null, owner_kind = null where owner is not null
    and not (${FILE_IS_USED})
    and (id <= (select to_id from demo_rows where table_name = 'files') or owner in (select name
    from gone_names) or owner in (select reference from users where demo))`);
  await giveFreePlaces(tx, now);
  await dropInventedSettings(tx);
  await tx.query(
    `update venue set opened_at = null, mail_arrived_at = null, accepted_steps = '{}'`,
  );
  for (const { table, trigger } of finals)
    await tx.query(`alter table "${table}" enable trigger "${trigger}"`);
  await tx.query(
    `delete from demo_rows; delete from one_time_markers where name = 'demo' or name like 'demo %'`,
  );
  await tx.query(
    `insert into audit (at, actor, act, subject_kind, subject)
      values ($1, null, 'venue.leaveDemo', 'venue', 'venue')`,
    [now],
  );
  await markDone(tx, DEMO_LEFT);
  return mails;
}

const tally = (rows: { t: string; rows: number }[]): Record<string, number> =>
  Object.fromEntries(rows.map(({ t, rows: count }) => [t, count]));

/**
 * Disables triggers that make tables append-only: payments, ledgers, counts and the audit trail.
 * The triggers are disabled inside this transaction only.
 */
async function pauseFinals(tx: EntityManager): Promise<{ table: string; trigger: string }[]> {
  const finals = await tx.query<{ table: string; trigger: string }[]>(`
    select t.tgrelid::regclass::text as table, t.tgname as trigger from pg_trigger t
    join pg_proc p on p.oid = t.tgfoid where not t.tgisinternal and p.proname like 'refuse%'`);
  for (const { table, trigger } of finals)
    await tx.query(`alter table "${table}" disable trigger "${trigger}"`);
  return finals;
}

/**
 * Deletes traces of removed rows and of demo people: audit entries, outbox messages, stored
 * idempotent responses, and blocks between players. Returns the references of the deleted messages.
 */
async function forgetTraces(tx: EntityManager): Promise<string[]> {
  const named = await tx.query<{ table: string; column: string }[]>(`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and column_name = 'reference' and table_name in (select t
    from leaving)`);
  const names = [
    ...named,
    ...Object.entries(EDITABLE)
      .filter(([, column]) => column !== 'reference')
      .map(([table, column]) => ({ table, column })),
  ];
  await tx.query(`create temp table gone_names on commit drop as
    ${names
      .map(
        ({ table, column }) => `select "${column}" as name
      from "${table}" r join leaving l on l.t = '${table}' and l.id = r.id`,
      )
      .join(' union ')}
    union select holder from occupancies r join leaving l on l.t = 'occupancies' and l.id = r.id
    where r.kind = 'block'`);
  await tx.query('delete from audit where subject in (select name from gone_names)');
  const [mails] = await tx.query<[{ reference: string }[], number]>(
    `delete from outbox where id <= (select to_id from demo_rows where table_name = 'outbox')
      or recipient in (select name from gone_names) or recipient in (select reference from users
      where demo union select 'mailto:' || email from users where demo) returning reference`,
  );
  await tx.query(
    'delete from idempotency_keys where caller in (select reference from users where demo)',
  );
  await tx.query(
    `delete from player_blocks where blocker_id in (select id from users where demo)
      or blocked_id in (select id from users where demo)`,
  );
  return mails.map(({ reference }) => reference);
}

/**
 * Adds a cash movement to each cash session that is kept because it also contains money of real
 * people. The movement replaces the sum of the removed demo payments, so that the cash session
 * keeps its balance.
 */
async function balanceDrawers(tx: EntityManager, now: Date): Promise<void> {
  const sums = await tx.query<{ session: number; cents: number }[]>(`
    select p.cash_session_id as session, sum(p.amount_cents)::int as cents from payments p
    join leaving l on l.t = 'payments' and l.id = p.id
    where p.cash_session_id is not null and not exists (select from leaving s
    where s.t = 'cash_sessions' and s.id = p.cash_session_id)
    group by 1 having sum(p.amount_cents) <> 0`);
  for (const { session, cents } of sums) {
    await tx.query(
      `insert into cash_movements (reference, cash_session_id, amount_cents, reason, made_by,
        made_at)
       select $1, s.id, $3, 'Encaissements inventés de la démo, retirés', s.opened_by,
       coalesce(s.closed_at, $4) from cash_sessions s where s.id = $2`,
      [newReference('CM'), session, cents, now],
    );
  }
}

/**
 * Removes the names of demo people that are kept because rows of real people reference them, as an
 * erasure does.
 */
async function makeNameless(tx: EntityManager, now: Date): Promise<void> {
  const users = await tx.query<{ id: number }[]>(
    'select id from users where demo and erased_at is null',
  );
  for (const { id } of users) await eraseUser(tx, id, now);
  const customers = await tx.query<{ id: number }[]>(
    `select c.id from customers c join staying s on s.t = 'customers' and s.id = c.id
      where c.erased_at is null`,
  );
  for (const { id } of customers) await eraseCustomer(tx, id, now);
}

/**
 * Gives the free places of academy sessions to children that are still on the waiting list. Places
 * become free because demo children are removed.
 */
async function giveFreePlaces(tx: EntityManager, now: Date): Promise<void> {
  await tx.query(
    `with free as (
       select s.id, s.capacity - count(r.id) filter (where r.status in ('received', 'confirmed')) as
       places from academy_sessions s left join academy_registrations r on r.session_id = s.id
       group by s.id),
     first as (
       select r.id, r.reference, free.places, row_number() over (partition by r.session_id
       order by r.waiting_since, r.id) as turn
       from academy_registrations r join free on free.id = r.session_id where r.status = 'waiting'),
     given as (update academy_registrations r set status = 'received', waiting_since = null
     from first f where f.id = r.id and f.turn <= f.places returning r.reference)
     insert into audit (at, actor, act, subject_kind, subject, from_state, to_state) select $1,
     null, 'registration.status', 'registration', reference, 'waiting', 'received' from given`,
    [now],
  );
}

/** SQL condition that a remaining record uses the file. */
const FILE_IS_USED = `exists (select from medias m where m.image_id = f.id) or exists (select
  from partners m where m.logo_id = f.id)
  or exists (select from promos m where m.image_id = f.id) or exists (select from teams m
  where m.crest_id = f.id) or exists (select from tournaments m where m.poster_id = f.id)
  or exists (select from place_photos m where m.image_id = f.id)
  or exists (select from transfer_proofs m where m.file_id = f.id) or exists (select from users m
  where m.player_photo_id = f.id)`;
