import { MAX_LIST_ROWS } from '@five/shared/platform/lengths';
import type {
  ListField,
  ListSpec,
  ListSpecOf,
  PlayersListSpecOf,
} from '../../src/platform/lists/list-spec.ts';
import { Lists } from '../../src/platform/lists/lists.ts';
import type { Call } from '@five/shared/platform/call';
import { CALLS, callOf } from '@five/shared/contract/calls';
import { COLLECTIONS, makeRecord } from './records.ts';
import { SharedRecords } from './records/shared-records.ts';
import { CALLERS_BY_RIGHTS, type CallerName, mayCall, type ApiRoute } from './routes.ts';
import { type Answer, openTestServer, type TestServer } from './test-server.ts';

let server: TestServer;

/** A list route together with a caller that may call it. */
interface ListCase {
  route: ApiRoute;
  as: CallerName;
  reference: string | undefined;
  /** The list declaration that the route passes to the list helper (`Lists`). */
  spec: ListSpec;
}

let lists: ListCase[];

beforeAll(async () => {
  server = await openTestServer();
  for (const collection of Object.keys(COLLECTIONS))
    await Promise.all([1, 2].map(() => makeRecord(server, collection, 'player')));
  lists = await declared();
});
afterAll(() => server.world.close());
afterEach(() => expect([...new Set(server.faults.splice(0))]).toEqual([]));

async function declared(): Promise<ListCase[]> {
  const found: ListCase[] = [];
  const shared = new SharedRecords(server);
  for (const route of server.routes.filter(({ isList }) => isList)) {
    for (const as of CALLERS_BY_RIGHTS.filter((caller) => mayCall(route, caller))) {
      const reference = await shared.recordFor(route, as);
      const specs = await readSpecs(() => server.call(route, { as, reference }));
      const spec = specs.at(-1);
      if (!spec) throw new Error(`${route.call} answers a list that Lists did not read`);
      found.push({ route, as, reference, spec });
    }
  }
  return found;
}

/** Returns the list declarations that the list helper (`Lists`) receives while `act` runs. */
async function readSpecs(act: () => Promise<unknown>): Promise<ListSpec[]> {
  const helper = server.world.app.get(Lists);
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

const query = (parts: Record<string, unknown>) =>
  `?${Object.entries(parts)
    .map(
      ([name, value]) =>
        `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`,
    )
    .join('&')}`;
const requestList = (
  { route, as, reference }: Omit<ListCase, 'spec'>,
  parts: Record<string, unknown>,
) => server.call(route, { as, reference, query: query(parts) });
const rowsOf = ({ body }: Answer) => (Array.isArray(body) ? (body as { id: string }[]) : []);
const describeAnswer = (
  { route, as }: ListCase,
  what: unknown,
  { status, headers, text }: Answer,
) =>
  `${route.call} as ${as} ${JSON.stringify(what)}: ${status} ` +
  `${headers['content-range'] ?? ''} ${text.slice(0, 200)}`;

/**
 * Whether the `Content-Range` header states the first and last index of the returned rows, and a
 * total that is not smaller.
 */
function rangeFits({ headers, body }: Answer, name: string, first = 0): boolean {
  const rows = (body as unknown[]).length;
  const [, span, total] =
    new RegExp(`^${name} (.+)/(\\d+)$`).exec(headers['content-range'] ?? '') ?? [];
  return rows === 0
    ? span === '*'
    : span === `${first}-${first + rows - 1}` && Number(total) >= first + rows;
}

test('every collection declares its filter and sort fields, as in the API document', () => {
  for (const { route, as, spec } of lists) {
    const { id: _, ...fields } = spec.fields;
    const list = callOf(route.call)?.list;
    const theirs = (named: readonly string[] | undefined) =>
      as === 'staff' || as === 'admin'
        ? named
        : named?.filter((field) => !list?.desk?.includes(field));
    expect({ call: route.call, filter: theirs(list?.filter), sort: theirs(list?.sort) }).toEqual({
      call: route.call,
      filter: Object.keys(fields),
      sort: Object.keys(spec.sort),
    });
  }
});

test('a list with a missing or an unknown name does not compile', () => {
  const text = { sql: 'x', kind: 'text' } as const;
  type Fields = ListSpecOf<'GET discussions'>['fields'];
  const complete: Fields = { id: text, locked: text, author: text, hidden: text };
  // @ts-expect-error `hidden` is missing
  const missing: Fields = { id: text, locked: text, author: text };
  // @ts-expect-error the call table has no `title`
  const unknown: Fields = { ...complete, title: text };
  const ofPlayers: PlayersListSpecOf<'GET discussions'>['fields'] = missing;
  // @ts-expect-error the call table sorts mails by `sentAt` only
  const sort: ListSpecOf<'GET dev/mails'>['sort'] = { sentAt: 'm.sent_at', to: 'm.to' };
  expect([ofPlayers, unknown, sort].map((one) => Object.keys(one).length)).toEqual([3, 5, 2]);
});

test('every array response has the standard query parameters, its own, or a fixed length', () => {
  const arrays = Object.entries<Call>(CALLS).filter(
    ([call, { answer, list, query: own }]) =>
      call.startsWith('GET ') &&
      answer?.type === 'array' &&
      !list &&
      !own &&
      (answer['maxItems'] === undefined || answer['minItems'] !== answer['maxItems']),
  );
  expect(arrays.map(([call]) => call)).toEqual([]);
});

test('every declared field filters and every declared order sorts', async () => {
  const wrong: string[] = [];
  for (const one of lists) {
    const { spec } = one;
    const filters = Object.entries(spec.fields).flatMap(([name, field]) =>
      fitting(field).map((value) => ({ name, value })),
    );
    for (const { name, value } of filters) {
      const answer = await requestList(one, { filter: { [name]: value } });
      if (answer.status !== 200 || !rangeFits(answer, spec.name))
        wrong.push(describeAnswer(one, { [name]: value }, answer));
    }
    for (const sort of Object.keys(spec.sort).flatMap((field) => [
      [field, 'ASC'],
      [field, 'DESC'],
    ])) {
      const answer = await requestList(one, { sort });
      if (answer.status !== 200 || !rangeFits(answer, spec.name))
        wrong.push(describeAnswer(one, sort, answer));
    }
  }
  expect(wrong).toEqual([]);
});

test('id takes one or many, and answers those alone', async () => {
  const wrong: string[] = [];
  for (const one of lists) {
    const all = rowsOf(await requestList(one, {})).map(({ id }) => id);
    if (all[0] === undefined) continue;
    for (const id of [all[0], all.slice(0, 2), [all[0], 'unknown'], ['unknown'], []]) {
      const answer = await requestList(one, { filter: { id } });
      const wanted = [id]
        .flat()
        .filter((one) => all.includes(one))
        .sort();
      if (
        JSON.stringify(
          rowsOf(answer)
            .map((row) => row.id)
            .sort(),
        ) !== JSON.stringify(wanted)
      )
        wrong.push(describeAnswer(one, { id }, answer));
    }
  }
  expect(wrong).toEqual([]);
});

test('pages follow each other without a gap, and an order is total', async () => {
  const wrong: string[] = [];
  for (const one of lists) {
    const { spec } = one;
    const all = rowsOf(await requestList(one, {}));
    const first = await requestList(one, { range: [0, 0] });
    const second = await requestList(one, { range: [1, 2] });
    if (JSON.stringify([...rowsOf(first), ...rowsOf(second)]) !== JSON.stringify(all.slice(0, 3)))
      wrong.push(describeAnswer(one, 'pages', second));
    if (rowsOf(second).length > 0 && !rangeFits(second, spec.name, 1))
      wrong.push(describeAnswer(one, [1, 2], second));
    const beyond = await requestList(one, { range: [100_000, 100_009] });
    if (
      beyond.headers['content-range'] !== `${spec.name} */${all.length}` &&
      all.length < MAX_LIST_ROWS
    )
      wrong.push(describeAnswer(one, 'beyond', beyond));
  }
  expect(wrong).toEqual([]);
});

test('q finds what is shown whatever the accents and the case, and never fails', async () => {
  const wrong: string[] = [];
  for (const one of lists) {
    const { spec } = one;
    for (const q of [
      '',
      ' ',
      'e',
      'É',
      '%',
      '_',
      '\\',
      "'",
      '"',
      'ملعب',
      'أحمد',
      '⚽',
      'x'.repeat(200),
      'a b c d e f',
    ]) {
      const answer = await requestList(one, { filter: { q } });
      if (answer.status !== 200 || !rangeFits(answer, spec.name))
        wrong.push(describeAnswer(one, { q }, answer));
    }
  }
  expect(wrong).toEqual([]);
});

test('q finds a row by its name, regardless of case and accents', async () => {
  const wrong: string[] = [];
  for (const one of lists.filter(({ spec }) => spec.search.length > 0)) {
    const [row] = rowsOf(await requestList(one, {})) as {
      id: string;
      name?: unknown;
      fullName?: unknown;
    }[];
    const shown = row && [row.fullName, row.name].find((text) => typeof text === 'string');
    if (!row || shown === undefined) continue;
    const q = String(shown).toUpperCase().replaceAll('E', 'É');
    const answer = await requestList(one, { filter: { q } });
    if (!rowsOf(answer).some(({ id }) => id === row.id))
      wrong.push(describeAnswer(one, { q }, answer));
  }
  expect(wrong).toEqual([]);
});

test('what is unreadable or not declared is refused, and named', async () => {
  const wrong: string[] = [];
  const bad: Record<string, unknown>[] = [
    { filter: '{' },
    { filter: '[]' },
    { filter: 'null' },
    { filter: '"x"' },
    { filter: { unknown: 1 } },
    { filter: { __proto__x: 1 } },
    { filter: { constructor: 1 } },
    { filter: { id: {} } },
    { filter: { id: null } },
    { filter: { id: 1 } },
    { filter: { id: 'a\0b' } },
    { filter: { id: ['a\0b'] } },
    { filter: { q: 1 } },
    { filter: { q: 'a\0b' } },
    { filter: { q: 'x'.repeat(201) } },
    { filter: { id: Array.from({ length: 101 }, () => 'x') } },
    { filter: { id: 'x'.repeat(201) } },
    { range: '[0]' },
    { range: '[0,' },
    { range: [5, 1] },
    { range: [-1, 5] },
    { range: [0, 1e9] },
    { range: [0.5, 3] },
    { range: ['0', '5'] },
    { range: [0, 1, 2] },
    { range: '{}' },
    { sort: ['unknown', 'ASC'] },
    { sort: ['id'] },
    { sort: ['id', 'sideways'] },
    { sort: ['id; drop table users', 'ASC'] },
    { sort: ['constructor', 'ASC'] },
    { sort: '"id"' },
    { sort: [['id'], 'ASC'] },
  ];
  for (const one of lists) {
    for (const parts of bad) {
      const answer = await requestList(one, parts);
      const { code, errorMessages } = answer.body as {
        code?: string;
        errorMessages?: { field: string }[];
      };
      if (
        answer.status !== 422 ||
        code !== 'LIST_QUERY_INVALID' ||
        errorMessages?.[0]?.field !== Object.keys(parts)[0]
      )
        wrong.push(describeAnswer(one, parts, answer));
    }
    const twice = await server.call(one.route, { ...one, query: '?filter={}&filter={}' });
    if (twice.status !== 422) wrong.push(describeAnswer(one, 'filter twice', twice));
    const ignored = await requestList(one, { unknown: 'x', 'unknown[]': 'y' });
    if (ignored.status !== 200) wrong.push(describeAnswer(one, 'unknown parameter', ignored));
  }
  expect(wrong).toEqual([]);
});

test('values of another kind than a field’s are refused', async () => {
  const wrong: string[] = [];
  for (const one of lists) {
    const { spec } = one;
    const filters = Object.entries(spec.fields).flatMap(([name, field]) =>
      unfitting(field).map((value) => ({ name, value })),
    );
    for (const { name, value } of filters) {
      const answer = await requestList(one, { filter: { [name]: value } });
      if (answer.status !== 422) wrong.push(describeAnswer(one, { [name]: value }, answer));
    }
  }
  expect(wrong).toEqual([]);
});

test('no list answers more than a hundred rows', async () => {
  const { sql } = server.world;
  await sql.call(
    server.world,
    `insert into customers (reference, full_name, tariff_id, created_at) select 'CU-' ||
      lpad(n::text, 8, '0'), 'Rangée ' || n, (select min(id) from tariffs), now()
      from generate_series(1, 150) n`,
  );
  try {
    await expectPagesOfAHundred();
  } finally {
    // These rows lack the search columns that the product writes, so `q` would not find them.
    await sql.call(server.world, "delete from customers where full_name ~ '^Rangée \\d+$'");
  }
});

async function expectPagesOfAHundred(): Promise<void> {
  const route = server.routes.find(({ call }) => call === 'GET customers');
  if (!route) throw new Error('GET customers does not exist');
  const customers = { route, as: 'staff' as const, reference: undefined };
  for (const parts of [{}, { range: [0, 149] }, { range: [0, 9_999] }]) {
    const answer = await requestList(customers, parts);
    expect([rowsOf(answer).length, answer.headers['content-range']]).toEqual([
      MAX_LIST_ROWS,
      expect.stringMatching(/^customers 0-99\/\d{3}$/),
    ]);
  }
  expect(rowsOf(await requestList(customers, { range: [100, 349] })).length).toBeGreaterThan(49);
}

/** Valid filter values for a field: single values, and lists of values. */
function fitting({ kind, values }: ListField): unknown[] {
  if (kind === 'flag') return [true, false];
  if (kind === 'sounds') return ['x', 'Belhadj Zakarya', 'ملعب'];
  if (kind === 'number') return [60, [60, 120]];
  if (kind === 'date') return ['2026-11-24', ['2026-11-24', '2026-11-25']];
  if (kind.startsWith('date')) return ['2026-11-24'];
  return values ? [...values, [...values]] : ['x', ['x', 'y'], 'ملعب'];
}

/** Filter values that are invalid for the field's kind. */
const unfitting = ({ kind, values }: ListField): unknown[] => [
  null,
  {},
  [[]],
  'a\0b',
  kind === 'flag' ? 'true' : true,
  kind === 'number' ? '1' : 1.5,
  ...(kind.startsWith('date') ? ['2026-02-30', 'x'] : []),
  ...(values ? ['x'] : []),
];
