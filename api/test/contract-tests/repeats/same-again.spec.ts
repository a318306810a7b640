import { REQUIRED_TOGETHER } from '../required-together.ts';
import { NOT_SAMPLED, NOT_SHOWN } from '../not-read-back.ts';
import { recordFor } from '../records.ts';
import { bodySchema, type CallerName, senders, type ApiRoute } from '../routes.ts';
import { fieldsOf, sampleBody, sampleOf } from '../samples.ts';
import { openTestServer, type TestServer } from '../test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.world.close());

const CREATED = 201;

/**
 * Calls that have an effect each time, even if the same request is repeated. The value is the
 * reason.
 */
const EACH_TIME: Record<string, string> = {
  'POST cash_sessions/{reference}/count': 'each count of a drawer is kept',
  'POST matches/{token}/answers': 'without a cookie each answer is another guest',
  'POST players/{id}/warn': 'each warning is mailed',
  'POST players/{id}/suspend': 'each takes the place of the one before and is mailed',
  'POST squads/{reference}/link': 'each call ends the link before',
  'POST users/{id}/access_link': 'each call ends the link before',
  'POST tournaments/{reference}/programme/draw': 'the lots are drawn anew',
};

const withoutSample = new Set(
  [...NOT_SHOWN, NOT_SAMPLED]
    .flatMap(Object.entries<string>)
    .flatMap(([owner, names]) => names.split(' ').map((name) => `${owner}.${name}`)),
);

const auditRows = async (): Promise<number> =>
  Number((await server.world.sql<{ rows: string }>('select count(*) as rows from audit'))[0]?.rows);

/**
 * Returns the bodies to send twice: the body with only the required fields, and for each optional
 * field a body that also has this field.
 */
async function bodiesOf(route: ApiRoute, as: CallerName): Promise<unknown[]> {
  const schema = bodySchema(route, as);
  if (schema === null) return [undefined];
  const minimalBody = (await sampleBody(server, route, as)) ?? {};
  const bodies: unknown[] = [minimalBody];
  for (const {
    path: [step = ''],
    schema: sample,
    field,
  } of fieldsOf(schema).filter(({ path }) => path.length === 1)) {
    const name = String(step);
    if (Object.hasOwn(minimalBody, name) || withoutSample.has(field)) continue;
    const requiredFields = REQUIRED_TOGETHER[route.call]?.find(({ fields }) =>
      fields.split(' ').includes(name),
    );
    bodies.push({
      ...minimalBody,
      [name]: await sampleOf(server, name, sample),
      ...(await requiredFields?.made(server)),
    });
  }
  return bodies;
}

/**
 * Sends a request twice and returns the number of audit entries that the second request adds. Null
 * if a request was refused or the call creates a record.
 */
async function rowsOfSecond(
  route: ApiRoute,
  as: CallerName,
  body: unknown,
): Promise<number | null> {
  const request = { as, body, reference: await recordFor(server, route, as) };
  const first = await server.call(route, request);
  if (first.status >= 300 || first.status === CREATED) return null;
  const before = await auditRows();
  const second = await server.call(route, request);
  return second.status >= 300 ? null : (await auditRows()) - before;
}

/**
 * Returns the writing calls to repeat. The venue's settings come last, because they affect all
 * later requests.
 */
const writes = (): ApiRoute[] =>
  server.routes
    .filter(
      ({ method, call, status }) =>
        method !== 'GET' && status !== CREATED && !Object.hasOwn(EACH_TIME, call),
    )
    .sort((one, other) => Number(one.call === 'PUT venue') - Number(other.call === 'PUT venue'));

test('a write that changes nothing adds no row to the audit trail', async () => {
  const wrong: string[] = [];
  let repeated = 0;
  const calls = writes().flatMap((route) => senders(route).map((as) => ({ route, as })));
  for (const { route, as } of calls) {
    for (const body of await bodiesOf(route, as)) {
      const rows = await rowsOfSecond(route, as, body);
      if (rows !== null) repeated++;
      if (rows !== null && rows > 0)
        wrong.push(`${route.call} as ${as}: ${rows} for ${JSON.stringify(body)?.slice(0, 200)}`);
      if (route.path.startsWith('/api/auth/')) await server.renewIfChanged(as);
    }
  }
  expect(wrong).toEqual([]);
  expect(repeated).toBeGreaterThan(150);
});

test('each call that is left out above exists', () => {
  expect(
    Object.keys(EACH_TIME).filter((call) => !server.routes.some((route) => route.call === call)),
  ).toEqual([]);
});
