/**
 * Records the rows that the product writes for one booking, in a database of its own, and returns
 * one SQL statement that writes rows with the same values to the same tables, with the same
 * indexes and constraints. It is derived from these rows, so it follows the product by itself.
 * @param book makes one booking through the product
 * @returns `{ statement, rows }`: the statement for `floor.mjs`, and the number of rows a table
 */
export async function honestStatement(sql, book) {
  await sql(RECORD);
  const user = await book();
  const written = await sql(WRITTEN);
  const types = await columnTypes(sql);
  const statement = statementOf(written, types, user);
  await sql('truncate written');
  await sql(statement.text, trialValues(statement));
  const [expected, found] = [rowsByTable(written), rowsByTable(await sql(WRITTEN))];
  if (countsText(expected) !== countsText(found))
    throw new Error(`the floor writes ${countsText(found)}; the product ${countsText(expected)}`);
  await sql('drop function record_row cascade');
  return { statement, rows: expected };
}

// Every table gets a trigger that copies new rows. The number of the transaction tells the rows of
// the booking from rows that a job writes at the same time.
const RECORD = `
  create table written (at bigint generated always as identity, name text, fields jsonb,
    tx xid8 default pg_current_xact_id());
  create function record_row() returns trigger language plpgsql as $$ begin
    insert into written (name, fields) values (tg_table_name, to_jsonb(new)); return new; end $$;
  do $$ declare t text; begin
    for t in select tablename from pg_tables where schemaname = current_schema()
      and tablename <> 'written' loop
      execute format('create trigger zz_record after insert on %I for each row
        execute function record_row()', t);
    end loop; end $$`;
const WRITTEN = `select name, fields from written
  where tx = (select tx from written where name = 'bookings' order by at desc limit 1)
  order by name = 'bookings' desc, name, at`;
const TYPES = `select attrelid::regclass::text as name, attname as column,
    format_type(atttypid, atttypmod) as type
  from pg_attribute join pg_class c on c.oid = attrelid
  where relnamespace = current_schema()::regnamespace and relkind = 'r' and attnum > 0
    and not attisdropped and attidentity = '' and attgenerated = '' order by attrelid, attnum`;

async function columnTypes(sql) {
  const types = {};
  for (const { name, column, type } of await sql(TYPES)) (types[name] ??= []).push([column, type]);
  return types;
}

const rowsByTable = (written) =>
  Object.fromEntries(
    [...Map.groupBy(written, ({ name }) => name)].map(([name, rows]) => [name, rows.length]),
  );

export const countsText = (rows) =>
  Object.entries(rows)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');

/**
 * The texts that differ from booking to booking. `values` are the values of the recorded booking;
 * `floor.mjs` replaces these texts in them.
 */
function statementOf(written, types, user) {
  const booking = written[0].fields;
  const tokens = {
    booking: booking.reference,
    user,
    date: booking.opening_day,
    messages: written.filter(({ name }) => name === 'outbox').map(({ fields }) => fields.reference),
  };
  const values = [];
  const bind = (value, type) => `$${values.push(value)}::${type}`;
  const special = {
    period: bind('{period}', 'tsrange'),
    pitch_id: bind('{pitch}', 'bigint'),
    customer_id: bind('{customer}', 'bigint'),
    booking_id: '(select id from made)',
  };
  const fixed = [tokens.booking, user, tokens.date, ...tokens.messages];
  const valueOf = (value, column, type) => {
    if (value === null) return 'null';
    if (special[column]) return special[column];
    const text = textOf(value, type);
    if (fixed.some((token) => text.includes(token))) return bind(text, type);
    return `'${text.replaceAll("'", "''")}'::${type}`;
  };
  const inserts = [...Map.groupBy(written, ({ name }) => name)].map(([name, rows], index) => {
    const columns = types[name];
    const lines = rows.map(
      ({ fields }) => `(${columns.map(([of, type]) => valueOf(fields[of], of, type)).join()})`,
    );
    const insert = `insert into ${name} (${columns.map(([of]) => of).join()})
      values ${lines.join()}`;
    return index === 0 ? `made as (${insert} returning id)` : `made${index} as (${insert})`;
  });
  return { text: `with ${inserts.join(', ')} select id from made`, values, tokens, booking };
}

function textOf(value, type) {
  if (Array.isArray(value) && type.endsWith('[]'))
    return `{${value.map((one) => JSON.stringify(one)).join()}}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Values for a booking a hundred years later than the recorded one. */
function trialValues({ values, tokens, booking }) {
  const later = `${Number(tokens.date.slice(0, 4)) + 100}${tokens.date.slice(4)}`;
  return filled(values, tokens, {
    booking: 'B-FFFFFFFF',
    user: tokens.user,
    date: later,
    messages: tokens.messages.map((_, index) => `N-FFFFFFF${index}`),
    period: `[${later} 09:00, ${later} 10:00)`,
    pitch: booking.pitch_id,
    customer: booking.customer_id,
  });
}

/** Returns `values` with the texts of `tokens` replaced by those of another booking. */
export function filled(values, tokens, other) {
  return values.map((value) => {
    if (value === '{period}') return other.period;
    if (value === '{pitch}') return other.pitch;
    if (value === '{customer}') return other.customer;
    let text = value
      .replaceAll(tokens.booking, other.booking)
      .replaceAll(tokens.user, other.user)
      .replaceAll(tokens.date, other.date);
    tokens.messages.forEach((message, index) => {
      text = text.replace(message, other.messages[index]);
    });
    return text;
  });
}
