import { isDeepStrictEqual } from 'node:util';
import { type ApiRoute, CALLERS, type CallerName, mayCall } from '../routes.ts';
import { recordFor } from '../records.ts';
import { sampleBody } from '../samples.ts';
import { FORMS } from '../samples/forms.ts';
import { type Answer, openTestServer, pathOf, type TestServer } from '../test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.world.close());

/** Calls whose sample record no other call changes. The value is the reason. */
const UNCHANGED: Record<string, string> = {
  'POST bank_lines/{reference}/accept': 'an accepted line is settled',
  'POST customers_import': 'the response counts rows and names no record',
  'POST match_asks/{id}/decline': 'a declined request is settled',
  'POST match_people/{reference}/dispute': 'no other call changes a person',
  'POST messagings': 'a message is never changed',
  'POST offers/{token}/take': 'a taken offer is settled',
  'POST payments/{reference}/reverse': 'a reversal is never changed',
  'POST waiting/{reference}/take': 'a taken offer is settled',
};

/** Calls whose stored response is erased with the record. The value is the reason. */
const ERASED: Record<string, string> = {
  'POST contact': 'the desk deletes a message because its author requests the erasure',
};

const highest = (route: ApiRoute): CallerName =>
  [...CALLERS].reverse().find((caller) => mayCall(route, caller)) ?? 'visitor';
const withKey = () => server.routes.filter(({ takesKey }) => takesKey);
const codeOf = ({ body }: Answer) => (body as { code?: string }).code;

/** A request with an idempotency key, and the record in its path. */
interface KeyedRequest {
  reference: string | undefined;
  body: unknown;
  send: (body: unknown) => Promise<Answer>;
}

async function keyedRequest(route: ApiRoute): Promise<KeyedRequest> {
  const as = highest(route);
  const reference = await recordFor(server, route, as);
  const form = FORMS[route.call];
  const headers = { ...form?.headers, 'idempotency-key': `repeated ${server.world.next()}` };
  return {
    reference,
    body: form ? form.raw : await sampleBody(server, route, as),
    send: (body) =>
      server.call(route, { as, reference, headers, ...(form ? { raw: String(body) } : { body }) }),
  };
}

/**
 * Changes the record of a response by every other writing call of its collection, the deletion
 * last. Returns the number of calls that were not refused.
 */
async function change(route: ApiRoute, reference: string): Promise<number> {
  const collection = route.collection ?? route.call.split(' ')[1];
  const others = server.routes
    .filter(({ method, call }) => method !== 'GET' && call !== route.call)
    .filter((other) => other.collection === collection)
    .sort((one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'));
  let changes = 0;
  for (const other of others) {
    for (const as of CALLERS.filter((caller) => mayCall(other, caller))) {
      const request = { as, body: await sampleBody(server, other, as) };
      const { status } = await server.send(other.method, pathOf(other.path, reference), request);
      if (status < 300) changes++;
    }
  }
  return changes;
}

const referenceIn = ({ body }: Answer) =>
  (body as { data?: { reference?: string } }).data?.reference ?? 'unknown';

test('a request repeated after a change of its record gets the first response', async () => {
  const wrong: string[] = [];
  const unchanged: string[] = [];
  for (const route of withKey()) {
    const { reference, send, body } = await keyedRequest(route);
    const first = await send(body);
    if ((await change(route, reference ?? referenceIn(first))) === 0) unchanged.push(route.call);
    const second = await send(body);
    const isSame = ERASED[route.call]
      ? codeOf(second) === 'IDEMPOTENCY_MISMATCH'
      : first.status === second.status && first.text === second.text;
    if (first.status !== route.status || !isSame)
      wrong.push(`${route.call}: ${first.status} ${first.text}\n  ${second.status} ${second.text}`);
  }
  expect(wrong).toEqual([]);
  expect(unchanged).toEqual(Object.keys(UNCHANGED));
});

test('the key of a request refuses another valid body', async () => {
  const wrong: string[] = [];
  let compared = 0;
  for (const route of withKey().filter(({ bodies, call }) => bodies !== null && !FORMS[call])) {
    const { send, body } = await keyedRequest(route);
    const other = await sampleBody(server, route, highest(route));
    if (isDeepStrictEqual(body, other)) continue;
    compared++;
    const [first, second] = [await send(body), await send(other)];
    if (first.status !== route.status || codeOf(second) !== 'IDEMPOTENCY_MISMATCH')
      wrong.push(`${route.call}: ${first.status} ${second.status} ${second.text}`);
  }
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThan(15);
});

test('a repeated request whose time has passed since gets its first response', async () => {
  const { http } = await server.person('staff');
  const block = {
    pitch: 'P2',
    date: '2026-11-21',
    startTime: '23:00',
    endTime: '23:30',
    reason: 'Entretien',
  };
  const send = () => http.post('/api/blocks').set('idempotency-key', 'late').send(block);
  const first = await send().expect(201);
  const before = server.world.clock.now();
  server.world.clock.set(new Date(before.getTime() + 10 * 60 * 60_000 * 2));
  const { http: again } = await server.world.login((await server.person('staff')).email);
  const second = await again.post('/api/blocks').set('idempotency-key', 'late').send(block);
  server.world.clock.set(before);
  expect([second.status, second.text]).toEqual([201, first.text]);
});

test('keys that an earlier version stored are answered', async () => {
  const { http } = await server.person('admin');
  const pitch = { code: 'OLD1', name: { fr: 'Ancien' } };
  const send = () => http.post('/api/pitches').set('idempotency-key', 'earlier').send(pitch);
  const store = (answer: unknown) =>
    server.world.sql(
      "update idempotency_keys set status = 201, answer = $1 where key = 'earlier'",
      [JSON.stringify(answer)],
    );
  const { body } = await send().expect(201);
  const { data } = body as { data: unknown };
  await store({ message: 'pitches.created', data, extra: {}, existed: false });
  expect((await send().expect(201)).body).toEqual(body);
  await store('OLD1');
  expect((await send().expect(201)).body).toEqual(body);
});
