import type { EntityManager } from 'typeorm';
import { numberedTables } from '../demo-marks.ts';
import { EDITABLE, type Link, NAMED, OWNED, PARTS } from './ownership.ts';

/** A foreign key of the database. */
interface Reference {
  child: string;
  column: string;
  parent: string;
  cascades: boolean;
}

/**
 * Tables whose rows are not selected by the demo's range of ids when the demo is removed. Separate
 * statements select their rows.
 */
const NOT_BY_ID = ['audit', 'demo_rows', 'files', 'outbox'];

/**
 * Fills the table `leaving` with the demo's rows as (t, id): table name and id. It contains rows
 * that the demo created and rows that belong to demo people. A row that is referenced by a row of
 * real people is put into the table `staying` instead.
 */
export async function findDemoRows(tx: EntityManager): Promise<void> {
  await tx.query(`
    create temp table leaving (t text, id bigint, primary key (t, id)) on commit drop;
    create temp table staying (t text, id bigint, primary key (t, id)) on commit drop;
  `);
  await tx.query(
    `insert into leaving select 'users', id from users where demo and erased_at is null`,
  );
  const tables = (await numberedTables(tx)).filter(
    (table) => !NOT_BY_ID.includes(table) && table !== 'users',
  );
  for (const table of tables) await tx.query(madeByDemo(table), [table]);
  await repeatUntilEmpty([...OWNED, ...PARTS], (link) => tx.query(spread(link)));
  const references = await referencesOf(tx);
  const numbered = [...tables, 'users'];
  const protecting = references.filter(
    ({ child, cascades, parent }) =>
      numbered.includes(parent) && (numbered.includes(child) || !cascades),
  );
  const protections = [
    ...protecting.map((one) => protect(one, references, numbered)),
    ...NAMED.map(protectNamed),
    ...PARTS.map(keepParts),
  ];
  await repeatUntilEmpty(protections, (statement) => tx.query(statement));
}

/** Returns the tables in the order of deletion, children before parents. */
export async function childrenFirst(tx: EntityManager): Promise<string[]> {
  const references = (await referencesOf(tx)).filter(({ child, parent }) => child !== parent);
  const waiting = new Set(
    [...(await numberedTables(tx))].filter((table) => !NOT_BY_ID.includes(table)),
  );
  const order: string[] = [];
  while (waiting.size > 0) {
    const free = [...waiting].filter(
      (table) => !references.some(({ child, parent }) => parent === table && waiting.has(child)),
    );
    if (free.length === 0)
      throw new Error(`these tables refer to each other: ${[...waiting].join(', ')}`);
    for (const table of free) waiting.delete(table);
    order.push(...free);
  }
  return order;
}

async function repeatUntilEmpty<Step>(
  steps: readonly Step[],
  runStep: (step: Step) => Promise<unknown[]>,
): Promise<void> {
  let rowCount = 1;
  while (rowCount > 0) {
    rowCount = 0;
    for (const step of steps) rowCount += (await runStep(step)).length;
  }
}

/**
 * SQL that selects rows whose id is in the demo's range, except rows that a user edited after the
 * demo was loaded.
 */
function madeByDemo(table: string): string {
  const name = EDITABLE[table];
  const edited = `exists (select from audit a, demo_rows w where w.table_name = 'audit'
    and a.id > w.to_id
    and a.subject = r.${name} and a.actor is not null and a.act like '%.update')`;
  return `insert into leaving select $1, r.id
    from "${table}" r join demo_rows d on d.table_name = $1 and r.id > d.after_id
    and r.id <= d.to_id
    ${name === undefined ? '' : `where not ${edited}`} on conflict do nothing`;
}

const spread = ({ child, parent, on, only }: Link): string => `
  insert into leaving select
  '${child}', c.id from
  "${child}" c join "${parent}" p on ${on} join leaving l on l.t = '${parent}' and l.id = p.id
  ${only === undefined ? '' : `where ${only}`} on conflict do nothing returning id`;

const stay = (rows: string): string => `
  with saved as (delete
  from leaving l using
  ${rows} returning l.t, l.id) insert into staying select distinct t, id from saved
  on conflict do nothing returning id`;

const isLeaving = (table: string, id: string): string =>
  `exists (select from leaving x where x.t = '${table}' and x.id = ${id})`;

/**
 * SQL that moves rows from `leaving` to `staying` if a row that is not removed references them. A
 * referencing row without a generated id counts as removed only if a removed row deletes it by
 * cascade.
 */
function protect(
  { child, column, parent }: Reference,
  references: readonly Reference[],
  numbered: readonly string[],
): string {
  const removals = numbered.includes(child)
    ? [isLeaving(child, 'c.id')]
    : references
        .filter((one) => one.child === child && one.cascades)
        .map((one) => isLeaving(one.parent, `c.${one.column}`));
  return stay(
    `"${child}" c where l.t = '${parent}' and l.id = c.${column} ` +
      `${removals.map((one) => `and not ${one}`).join(' ')}`,
  );
}

const protectNamed = ({ child, parent, on }: Link): string =>
  stay(
    `"${child}" c, "${parent}" p where l.t =
      '${parent}' and l.id = p.id and ${on} and not ${isLeaving(child, 'c.id')}`,
  );
const keepParts = ({ child, parent, on, stays = 'true' }: Link): string =>
  stay(
    `"${child}" c, "${parent}" p, staying s where l.t = '${child}' and l.id = c.id ` +
      `and s.t =
      '${parent}' and s.id = p.id and ${on} and ${stays}`,
  );

/** Returns the foreign keys to an `id`; `PARTS` has the one to the reference of a guest. */
function referencesOf(tx: EntityManager): Promise<Reference[]> {
  return tx.query<Reference[]>(`
    select k.conrelid::regclass::text as child, a.attname as "column", k.confrelid::regclass::text
    as parent, k.confdeltype = 'c' as cascades
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    join pg_attribute p on p.attrelid = k.confrelid and p.attnum = k.confkey[1]
      and p.attname = 'id'
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace`);
}
