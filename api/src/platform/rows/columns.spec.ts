import { Column, Entity, PrimaryColumn } from 'typeorm';
import {
  bindFields,
  columnsOf,
  fieldsOf,
  insertOf,
  insertRowsOf,
  jsonOf,
  rangeOf,
  rowsOf,
  selectAs,
  selectOf,
  updateOf,
} from './columns.ts';

@Entity('example_rows')
class Example {
  @PrimaryColumn('bigint') id: number;
  @Column('int') totalCents: number;
  @Column('text', { name: 'player_level', nullable: true }) level: string | null;
}

class NoEntity {
  id: number;
}

test('the columns of an entity are those of its table, in the order of its fields', () => {
  expect(columnsOf(Example)).toEqual({
    id: 'id',
    totalCents: 'total_cents',
    level: 'player_level',
  });
  expect(fieldsOf(Example)).toEqual(['id', 'totalCents', 'level']);
  expect(fieldsOf(Example, 'totalCents')).toEqual(['id', 'level']);
});

test('a select list names each column like its field, or as the caller wants', () => {
  expect(selectOf(Example, 'e')).toBe(
    'e.id, e.total_cents as "totalCents", e.player_level as "level"',
  );
  expect(selectOf(Example, 'e', ['totalCents'])).toBe('e.total_cents as "totalCents"');
  expect(selectAs(Example, 'e', { user: 'id', id: 'totalCents' })).toBe(
    'e.id as "user", e.total_cents as "id"',
  );
  expect(jsonOf(Example, 'e', ['id', 'level'])).toBe(
    `jsonb_build_object('id', e.id, 'level', e.player_level)`,
  );
});

test('a write names the columns of the given fields only', () => {
  const values: unknown[] = ['first'];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const row = bindFields(bind, { level: null, id: 7 }, ['id', 'totalCents', 'level']);
  expect([row, values]).toEqual([{ id: '$2', level: '$3' }, ['first', 7, null]]);
  expect(insertOf(Example, { ...row, totalCents: '1 + 1' })).toBe(
    'insert into example_rows (id, player_level, total_cents) values ($2, $3, 1 + 1)',
  );
  expect(updateOf(Example, { totalCents: 'total_cents + 1', level: '$2' })).toBe(
    'update example_rows set total_cents = total_cents + 1, player_level = $2',
  );
});

test('rows are inserted from a JSON list of columns', () => {
  expect(rowsOf(Example, [{ totalCents: 5, level: null }])).toEqual([
    { total_cents: 5, player_level: null },
  ]);
  const insert = (from?: string) =>
    insertRowsOf(Example, ['totalCents', 'level'], '$2', { shared: { id: 'o.id' }, from });
  const text = (from: string) =>
    'insert into example_rows (id, total_cents, player_level) select o.id, l.total_cents, ' +
    `l.player_level from ${from}jsonb_populate_recordset(null::example_rows, $2::jsonb) l`;
  expect(insert().replace(/\s+/g, ' ')).toBe(text(''));
  expect(insert('others o').replace(/\s+/g, ' ')).toBe(text('others o, '));
});

test('a field without a column and a class without a table are refused', () => {
  expect(() => selectOf(Example, 'e', ['missing' as 'id'])).toThrow('no column for "missing"');
  expect(() => selectOf(NoEntity, 'e', ['id'])).toThrow('no column for "id"');
  expect(() => insertOf(NoEntity, {})).toThrow('NoEntity is no entity');
});

test('a period becomes a range that includes its start and excludes its end', () => {
  expect(rangeOf({ start: '2026-11-24T20:00', end: '2026-11-24T21:00' })).toBe(
    '[2026-11-24T20:00,2026-11-24T21:00)',
  );
});
