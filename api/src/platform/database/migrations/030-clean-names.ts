import { nationalPhone } from '@five/shared/auth/phone-display';
import { normalizePhone } from '@five/shared/auth/phone.rules';
import { displayNameOf } from '@five/shared/community/players.rules';
import { cleanName } from '@five/shared/platform/invisible-characters';
import { fold, gapless, searchable } from '@five/shared/search/fold';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Names that were stored before texts were cleaned as they come in: composed, without what is not
 * seen. Numbers of other countries lose the 0
 * that is not dialled from abroad. What is searched holds each name in one piece as well, so that
 * `benjelloun` finds Ben Jelloun.
 */
export class CleanNames1790000000030 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const table of TABLES) await rewrite(db, table);
  }

  /** What a name was stored as before is not kept: it looked the same. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}

type Row = Record<string, string | null> & { id: string };

interface Table {
  name: string;
  select: string;
  /** The columns as they should be, from those that were read. */
  rewritten: (row: Row) => Record<string, string | null>;
  /** Whether a row may be written, the new row being `n`. */
  where?: string;
}

const BATCH = 2_000;

async function rewrite(
  db: QueryRunner,
  { name, select, rewritten, where = 'true' }: Table,
): Promise<void> {
  for (let last = '0'; ;) {
    const rows = (await db.query(`${select} and t.id > $1 order by t.id limit ${BATCH}`, [
      last,
    ])) as Row[];
    const changed = rows
      .map((row) => ({ row, next: { ...row, ...rewritten(row) } }))
      .filter(({ row, next }) => Object.keys(next).some((column) => next[column] !== row[column]));
    if (changed.length > 0)
      await write(
        db,
        name,
        changed.map(({ next }) => next),
        where,
      );
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) return;
    last = end.id;
  }
}

/** Row by row only where a number or a name of one table may be there once. */
async function write(db: QueryRunner, table: string, rows: Row[], where: string): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).filter(
    (column) => column !== 'id' && !column.startsWith('_'),
  );
  const statement = `update ${table} t set ${columns.map((column) => `${column} = n.${column}`).join(', ')}
    from jsonb_to_recordset($1::jsonb) as n(id bigint, ${columns.map((column) => `${column} text`).join(', ')}) where t.id = n.id and ${where}`;
  const together = where === 'true' ? [rows] : rows.map((row) => [row]);
  for (const some of together) await db.query(statement, [JSON.stringify(some)]);
}

/** Nothing but marks is no name: it is left for somebody to see. */
const named = (text: string | null): string => cleanName(text ?? '') || (text ?? '');
const phoned = (phone: string | null): string | null =>
  phone === null || phone.startsWith('+212') ? phone : (normalizePhone(phone) ?? phone);
const phones = (phone: string | null): string[] =>
  phone === null ? [] : [...new Set([phone, nationalPhone(phone)])];
const folded = (texts: (string | null)[]): string =>
  texts
    .filter((text) => text !== null && text !== '')
    .map((text) => fold(text ?? ''))
    .join(' ');

/** As `personSearch` writes it. */
function ofPerson(name: string, rest: (string | null)[], phone: string | null): string {
  return [
    folded([name, ...rest, ...phones(phone)]),
    ...(gapless(name) === fold(name) ? [] : [gapless(name)]),
  ].join(' ');
}

/** As `searchText` writes it. */
function ofTexts(...texts: (string | null)[]): string {
  const parts = texts.map((text) => fold(text ?? '')).filter((text) => text !== '');
  return [
    ...parts,
    ...parts.filter((text) => text.length <= 120 && /\p{L}[\s'-]+\p{L}/u.test(text)).map(gapless),
  ].join(' ');
}

const USERS = 'select t.id::text, t.email as _email, t.reference as _reference';
/**
 * A number that another login has stays with that one: the later of the two signs in by what it has
 * (`storedPhones`).
 */
const FREE_PHONE = 'not exists (select 1 from users o where o.phone = n.phone and o.id <> t.id)';

const TABLES: Table[] = [
  {
    name: 'users',
    select: `${USERS}, t.name, t.first_name, t.emergency_phone, t.home_phone, t.search, t.player_search, t.city as _city, t.phone as _phone from users t where t.erased_at is null`,
    rewritten: (row) => {
      const [name, firstName] = [named(row['name'] ?? null), named(row['first_name'] ?? null)];
      return {
        name,
        first_name: firstName,
        emergency_phone: phoned(row['emergency_phone'] ?? null),
        home_phone: phoned(row['home_phone'] ?? null),
        search: ofPerson(
          `${firstName} ${name}`.trim(),
          [row['_email'] ?? null, row['_reference'] ?? null],
          row['_phone'] ?? null,
        ),
        player_search: searchable(displayNameOf(firstName, name), row['_city'] ?? ''),
      };
    },
  },
  {
    name: 'users',
    select: `${USERS}, t.phone, t.search, t.first_name || ' ' || t.name as _full from users t where t.erased_at is null`,
    rewritten: (row) => {
      const phone = phoned(row['phone'] ?? null);
      return {
        phone,
        search: ofPerson(
          (row['_full'] ?? '').trim(),
          [row['_email'] ?? null, row['_reference'] ?? null],
          phone,
        ),
      };
    },
    where: FREE_PHONE,
  },
  {
    name: 'customers',
    select: `select t.id::text, t.full_name, t.phone, t.search, t.reference as _reference, u.email as _email, u.phone as _phone, u.reference as _user from customers t left join users u on u.id = t.user_id where t.erased_at is null`,
    rewritten: (row) => {
      const full = named(row['full_name'] ?? null);
      const phone = row['_user'] === null ? phoned(row['phone'] ?? null) : (row['_phone'] ?? null);
      return {
        full_name: full,
        phone,
        search: ofPerson(full, [row['_email'] ?? null, row['_reference'] ?? null], phone),
      };
    },
  },
  {
    name: 'contact_messages',
    select: `select t.id::text, t.full_name, t.phone, t.search, t.reference as _reference, t.email as _email, t.message as _message from contact_messages t where true`,
    rewritten: (row) => {
      const [full, phone] = [named(row['full_name'] ?? null), phoned(row['phone'] ?? null)];
      return {
        full_name: full,
        phone,
        search: ofTexts(
          row['_reference'] ?? null,
          full,
          phone,
          row['_email'] ?? null,
          row['_message'] ?? null,
        ),
      };
    },
  },
  {
    name: 'academy_registrations',
    select: `select t.id::text, t.child_name, t.child_first_name, t.guardian_full_name, t.guardian_phone, t.search, t.reference as _reference, t.guardian_email as _email from academy_registrations t where true`,
    rewritten: (row) => {
      const [name, first, guardian, phone] = [
        named(row['child_name'] ?? null),
        named(row['child_first_name'] ?? null),
        named(row['guardian_full_name'] ?? null),
        phoned(row['guardian_phone'] ?? null) ?? '',
      ];
      return {
        child_name: name,
        child_first_name: first,
        guardian_full_name: guardian,
        guardian_phone: phone,
        search: ofTexts(
          row['_reference'] ?? null,
          first,
          name,
          guardian,
          phone,
          nationalPhone(phone),
          row['_email'] ?? null,
        ),
      };
    },
  },
  {
    name: 'teams',
    select: `select t.id::text, t.name, t.short_name, t.search, t.reference as _reference from teams t where true`,
    rewritten: (row) => {
      const [name, short] = [named(row['name'] ?? null), named(row['short_name'] ?? null)];
      return { name, short_name: short, search: ofTexts(row['_reference'] ?? null, name, short) };
    },
    where:
      'not exists (select 1 from teams o where o.tournament_id = t.tournament_id and o.name = n.name and o.id <> t.id)',
  },
];
