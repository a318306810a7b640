import { REQUIRED_TOGETHER } from './required-together.ts';
import { IN_TRAIL, NOT_SAMPLED, NOT_SHOWN, SHOWN_AS } from './not-read-back.ts';
import { recordFor } from './records.ts';
import { bodySchema, type CallerName, senders, type ApiRoute } from './routes.ts';
import { fieldsOf, type Place, sampleBody, sampleOf } from './samples.ts';
import { openTestServer, type TestServer } from './test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.world.close());

const namesIn = (table: Record<string, string>): string[] =>
  Object.entries(table).flatMap(([owner, names]) =>
    names.split(' ').map((name) => `${owner}.${name}`),
  );
const known = new Set([...NOT_SHOWN, NOT_SAMPLED].flatMap(namesIn));
const inTrail = new Set(namesIn(IN_TRAIL));
const shownAs = new Map<string, string>(
  Object.entries(SHOWN_AS).flatMap(([owner, paths]) =>
    Object.entries(paths).map(([name, path]) => [`${owner}.${name}`, path] as const),
  ),
);

interface Sent {
  route: ApiRoute;
  as: CallerName;
  place: Place;
}

/**
 * Returns every top-level field of the request bodies of all writing calls. The venue's settings
 * come last, because they affect all later requests.
 */
function sendings(): Sent[] {
  const writes = server.routes
    .filter(({ method }) => method !== 'DELETE')
    .sort((one, other) => Number(one.call === 'PUT venue') - Number(other.call === 'PUT venue'));
  return writes.flatMap((route) =>
    senders(route).flatMap((as) => {
      const schema = bodySchema(route, as);
      return schema === null
        ? []
        : fieldsOf(schema)
            .filter(({ path }) => path.length === 1)
            .map((place) => ({ route, as, place }));
    }),
  );
}

test('every written field is in the response or audit, or is a listed exception', async () => {
  const allFields = new Set<string>();
  const back = new Set<string>();
  for (const sent of sendings()) {
    allFields.add(sent.place.field);
    if (!back.has(sent.place.field) && !known.has(sent.place.field) && (await isReadBack(sent)))
      back.add(sent.place.field);
    if (sent.route.path.startsWith('/api/auth/')) await server.renewIfChanged(sent.as);
  }
  expect([...allFields].filter((field) => !back.has(field) && !known.has(field))).toEqual([]);
  // Every field in the tables of exceptions must still exist in a request body.
  expect(
    [...known, ...inTrail, ...shownAs.keys()].filter((field) => !allFields.has(field)),
  ).toEqual([]);
  // A field that this test checks must not also be in a table of fields that are not checked.
  expect([...inTrail, ...shownAs.keys()].filter((field) => known.has(field))).toEqual([]);
  expect(back.size).toBeGreaterThan(300);
});

async function isReadBack({
  route,
  as,
  place: {
    path: [step = ''],
    schema,
    field,
  },
}: Sent): Promise<boolean> {
  const name = String(step);
  const requiredFields = REQUIRED_TOGETHER[route.call]?.find(({ fields }) =>
    fields.split(' ').includes(name),
  );
  const body: Record<string, unknown> = {
    ...(await sampleBody(server, route, as)),
    ...(await requiredFields?.made(server)),
  };
  if (!Object.hasOwn(body, name)) body[name] = await sampleOf(server, name, schema);
  const answer = await server.call(route, {
    as,
    body,
    reference: await recordFor(server, route, as),
    query: '?texts=all',
  });
  const { data } = Object(answer.body) as { data?: unknown };
  if (answer.status >= 300) return false;
  if (inTrail.has(field))
    return (
      (await server.world.sql('select 1 from audit where reason = $1', [body[name]])).length > 0
    );
  return shownAt(data, (shownAs.get(field) ?? name).split('.')).some((shown) =>
    isEquivalent(body[name], shown),
  );
}

/**
 * Returns all values at a path in the data. In a list, the rest of the path is followed in every
 * item.
 */
function shownAt(data: unknown, [step, ...rest]: string[]): unknown[] {
  if (step === undefined) return [data];
  if (Array.isArray(data)) return data.flatMap((entry) => shownAt(entry, [step, ...rest]));
  return typeof data === 'object' && data !== null ? shownAt(Reflect.get(data, step), rest) : [];
}

/**
 * Whether the value in the response contains the sent value: all fields of an object, all items of
 * a list.
 */
function isEquivalent(sent: unknown, shown: unknown): boolean {
  if (Array.isArray(sent))
    return (
      Array.isArray(shown) && sent.every((item) => shown.some((other) => isEquivalent(item, other)))
    );
  if (typeof sent !== 'object' || sent === null) return sent === shown;
  return (
    typeof shown === 'object' &&
    shown !== null &&
    Object.entries(sent).every(([name, value]) => isEquivalent(value, Reflect.get(shown, name)))
  );
}
