import { MAX_LIST_ROWS } from '@five/shared/platform/envelope.contract';
import type { ListField, ListSpec } from '../../src/platform/lists/list-spec.ts';
import { Lists } from '../../src/platform/lists/lists.ts';
import { CALLS } from '../../src/platform/openapi/calls.ts';
import { makeRecord, COLLECTIONS } from './records.ts';
import { CALLERS, type CallerName, mayCall, type WalkedRoute } from './routes.ts';
import { type Answer, openStage, type Stage } from './stage.ts';

const MINUTES = 60_000;
let stage: Stage;
let lists: { route: WalkedRoute; as: CallerName; spec: ListSpec }[];

beforeAll(async () => {
  stage = await openStage();
  for (const collection of Object.keys(COLLECTIONS)) await Promise.all([1, 2].map(() => makeRecord(stage, collection, 'player')));
  lists = await declared();
}, MINUTES);
afterAll(() => stage.world.close());
afterEach(() => expect([...new Set(stage.faults.splice(0))]).toEqual([]));

/** Each collection as each caller reads it, with the declaration that the one list helper was given. */
async function declared(): Promise<typeof lists> {
  const found: typeof lists = [];
  for (const route of stage.routes.filter(({ isList }) => isList)) {
    for (const as of CALLERS.filter((caller) => mayCall(route, caller))) {
      const [spec] = await readSpecs(() => stage.call(route, { as }));
      if (!spec) throw new Error(`${route.call} answers a list that Lists did not read`);
      found.push({ route, as, spec });
    }
  }
  return found;
}

/** What the list helper is asked while something is done. */
async function readSpecs(act: () => Promise<unknown>): Promise<ListSpec[]> {
  const helper = stage.world.app.get(Lists);
  const specs: ListSpec[] = [];
  const read = helper.read.bind(helper);
  helper.read = (spec, ...rest) => {
    specs.push(spec);
    return read(spec, ...rest);
  };
  await act();
  helper.read = read;
  return specs;
}

const query = (parts: Record<string, unknown>) => `?${Object.entries(parts).map(([name, value]) => `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`).join('&')}`;
const ask = (route: WalkedRoute, as: CallerName, parts: Record<string, unknown>) => stage.call(route, { as, query: query(parts) });
const rowsOf = ({ body }: Answer) => (Array.isArray(body) ? body as { id: string }[] : []);
const told = (route: WalkedRoute, as: CallerName, what: unknown, { status, headers, text }: Answer) => `${route.call} as ${as} ${JSON.stringify(what)}: ${status} ${headers['content-range'] ?? ''} ${text.slice(0, 200)}`;

/** Whether `Content-Range` says what the page holds. */
function rangeFits({ headers, body }: Answer, name: string, first = 0): boolean {
  const rows = (body as unknown[]).length;
  const [, span, total] = new RegExp(`^${name} (.+)/(\\d+)$`).exec(headers['content-range'] ?? '') ?? [];
  return rows === 0 ? span === '*' : span === `${first}-${first + rows - 1}` && Number(total) >= first + rows;
}

test('every collection names what it can be filtered and sorted by, and the document says the same', () => {
  for (const { route, spec } of lists) {
    const { id: _, ...fields } = spec.fields;
    expect({ call: route.call, filter: CALLS[route.call]?.list?.filter, sort: CALLS[route.call]?.list?.sort }).toEqual({ call: route.call, filter: Object.keys(fields), sort: Object.keys(spec.sort) });
  }
});

test('every answer that is an array is a collection that takes the dialect, or says what else it takes', () => {
  const arrays = Object.entries(CALLS).filter(([call, { answer, list, query: own }]) => call.startsWith('GET ') && answer?.type === 'array' && !list && !own);
  expect(arrays.map(([call]) => call)).toEqual([]);
});

test('every declared field filters and every declared order sorts', async () => {
  const wrong: string[] = [];
  for (const { route, as, spec } of lists) {
    for (const [name, field] of Object.entries(spec.fields)) {
      for (const value of fitting(field)) {
        const answer = await ask(route, as, { filter: { [name]: value } });
        if (answer.status !== 200 || !rangeFits(answer, spec.name)) wrong.push(told(route, as, { [name]: value }, answer));
      }
    }
    for (const sort of Object.keys(spec.sort).flatMap((field) => [[field, 'ASC'], [field, 'DESC']])) {
      const answer = await ask(route, as, { sort });
      if (answer.status !== 200 || !rangeFits(answer, spec.name)) wrong.push(told(route, as, sort, answer));
    }
  }
  expect(wrong).toEqual([]);
}, MINUTES);

test('id takes one or many, and answers those alone', async () => {
  const wrong: string[] = [];
  for (const { route, as } of lists) {
    const all = rowsOf(await ask(route, as, {})).map(({ id }) => id);
    if (all[0] === undefined) continue;
    for (const id of [all[0], all.slice(0, 2), [all[0], 'unknown'], ['unknown'], []]) {
      const answer = await ask(route, as, { filter: { id } });
      const wanted = [id].flat().filter((one) => all.includes(one)).sort();
      if (JSON.stringify(rowsOf(answer).map((row) => row.id).sort()) !== JSON.stringify(wanted)) wrong.push(told(route, as, { id }, answer));
    }
  }
  expect(wrong).toEqual([]);
}, MINUTES);

test('pages follow each other without a gap, and an order is total', async () => {
  const wrong: string[] = [];
  for (const { route, as, spec } of lists) {
    const all = rowsOf(await ask(route, as, {}));
    const one = await ask(route, as, { range: [0, 0] });
    const two = await ask(route, as, { range: [1, 2] });
    if (JSON.stringify([...rowsOf(one), ...rowsOf(two)]) !== JSON.stringify(all.slice(0, 3))) wrong.push(told(route, as, 'pages', two));
    if (rowsOf(two).length > 0 && !rangeFits(two, spec.name, 1)) wrong.push(told(route, as, [1, 2], two));
    const beyond = await ask(route, as, { range: [100_000, 100_009] });
    if (beyond.headers['content-range'] !== `${spec.name} */${all.length}` && all.length < MAX_LIST_ROWS) wrong.push(told(route, as, 'beyond', beyond));
  }
  expect(wrong).toEqual([]);
}, MINUTES);

test('q finds what is shown whatever the accents and the case, and never fails', async () => {
  const wrong: string[] = [];
  for (const { route, as, spec } of lists) {
    for (const q of ['', ' ', 'e', 'É', '%', '_', '\\', "'", '"', 'ملعب', 'أحمد', '⚽', 'x'.repeat(200), 'a b c d e f']) {
      const answer = await ask(route, as, { filter: { q } });
      if (answer.status !== 200 || !rangeFits(answer, spec.name)) wrong.push(told(route, as, { q }, answer));
    }
  }
  expect(wrong).toEqual([]);
}, MINUTES);

test('what is unreadable or not declared is refused, and named', async () => {
  const wrong: string[] = [];
  const bad: Record<string, unknown>[] = [
    { filter: '{' }, { filter: '[]' }, { filter: 'null' }, { filter: '"x"' }, { filter: { unknown: 1 } }, { filter: { __proto__x: 1 } }, { filter: { constructor: 1 } }, { filter: { id: {} } },
    { filter: { id: null } }, { filter: { id: 1 } }, { filter: { id: 'a\0b' } }, { filter: { id: ['a\0b'] } }, { filter: { q: 1 } }, { filter: { q: 'a\0b' } }, { filter: { q: 'x'.repeat(201) } },
    { filter: { id: Array.from({ length: 101 }, () => 'x') } }, { filter: { id: 'x'.repeat(201) } },
    { range: '[0]' }, { range: '[0,' }, { range: [5, 1] }, { range: [-1, 5] }, { range: [0, 1e9] }, { range: [0.5, 3] }, { range: ['0', '5'] }, { range: [0, 1, 2] }, { range: '{}' },
    { sort: ['unknown', 'ASC'] }, { sort: ['id'] }, { sort: ['id', 'sideways'] }, { sort: ['id; drop table users', 'ASC'] }, { sort: ['constructor', 'ASC'] }, { sort: '"id"' }, { sort: [['id'], 'ASC'] },
  ];
  for (const { route, as } of lists) {
    for (const parts of bad) {
      const answer = await ask(route, as, parts);
      const { code, errorMessages } = answer.body as { code?: string; errorMessages?: { field: string }[] };
      if (answer.status !== 422 || code !== 'LIST_QUERY_INVALID' || errorMessages?.[0]?.field !== Object.keys(parts)[0]) wrong.push(told(route, as, parts, answer));
    }
    const twice = await stage.call(route, { as, query: '?filter={}&filter={}' });
    if (twice.status !== 422) wrong.push(told(route, as, 'filter twice', twice));
    const ignored = await ask(route, as, { unknown: 'x', 'unknown[]': 'y' });
    if (ignored.status !== 200) wrong.push(told(route, as, 'unknown parameter', ignored));
  }
  expect(wrong).toEqual([]);
}, 2 * MINUTES);

test('values of another kind than a field’s are refused', async () => {
  const wrong: string[] = [];
  for (const { route, as, spec } of lists) {
    for (const [name, field] of Object.entries(spec.fields)) {
      for (const value of [null, {}, [[]], 'a\0b', field.kind === 'flag' ? 'true' : true, field.kind === 'number' ? '1' : 1.5, ...(field.kind.startsWith('date') ? ['2026-02-30', 'x'] : []), ...(field.values ? ['x'] : [])]) {
        const answer = await ask(route, as, { filter: { [name]: value } });
        if (answer.status !== 422) wrong.push(told(route, as, { [name]: value }, answer));
      }
    }
  }
  expect(wrong).toEqual([]);
}, MINUTES);

test('no list answers more than a hundred rows', async () => {
  const { sql } = stage.world;
  await sql.call(stage.world, `insert into customers (reference, full_name, tariff_id, created_at) select 'CU-' || lpad(n::text, 8, '0'), 'Client ' || n, (select min(id) from tariffs), now() from generate_series(1, 150) n`);
  const route = stage.routes.find(({ call }) => call === 'GET customers');
  if (!route) throw new Error('GET customers is gone');
  for (const parts of [{}, { range: [0, 149] }, { range: [0, 9_999] }]) {
    const answer = await ask(route, 'staff', parts);
    expect([rowsOf(answer).length, answer.headers['content-range']]).toEqual([MAX_LIST_ROWS, expect.stringMatching(/^customers 0-99\/\d{3}$/)]);
  }
  expect(rowsOf(await ask(route, 'staff', { range: [100, 349] })).length).toBeGreaterThan(49);
});

/** Values that fit a field: one, and several. */
function fitting({ kind, values }: ListField): unknown[] {
  if (kind === 'flag') return [true, false];
  if (kind === 'number') return [60, [60, 120]];
  if (kind === 'date') return ['2026-11-24', ['2026-11-24', '2026-11-25']];
  if (kind.startsWith('date')) return ['2026-11-24'];
  return values ? [...values, [...values]] : ['x', ['x', 'y'], 'ملعب'];
}
