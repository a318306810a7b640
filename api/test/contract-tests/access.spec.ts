import { checksums, changedTables } from './checksums.ts';
import { COLLECTIONS, makeRecord, recordFor, unknownLike } from './records.ts';
import { SharedRecords } from './records/shared-records.ts';
import {
  CALLERS,
  CALLERS_BY_RIGHTS,
  type CallerName,
  mayCall,
  refusalOf,
  type ApiRoute,
} from './routes.ts';
import { sampleBody } from './samples.ts';
import { FORMS, HEADERS, QUERIES } from './samples/forms.ts';
import { type Answer, openTestServer, type TestServer } from './test-server.ts';
import { WHO_MAY_CALL } from './who-may-call.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.world.close());
afterEach(() => expect(server.faults.splice(0)).toEqual([]));

const UNREADABLE = '{"broken';
const codeOf = ({ body }: Answer) => (body as { code?: string }).code;
const describeAnswer = (route: ApiRoute, as: CallerName, { status, text }: Answer) =>
  `${route.call} as ${as}: ${status} ${text.slice(0, 300)}`;

/** Returns the response without values that differ on every request: time and request id. */
function comparable({ status, headers, text }: Answer): unknown {
  const { 'x-request-id': _id, date: _date, 'keep-alive': _alive, ...rest } = headers;
  return { status, headers: rest, text };
}

test('each call is open to its documented roles only', () => {
  const found = Object.fromEntries(Object.keys(WHO_MAY_CALL).map((who) => [who, [] as string[]]));
  for (const route of server.routes)
    (found[CALLERS_BY_RIGHTS.filter((as) => mayCall(route, as)).join(' ')] ??= []).push(route.call);
  const inOrder = (table: Record<string, readonly string[]>) =>
    Object.fromEntries(Object.entries(table).map(([who, calls]) => [who, calls.toSorted()]));
  expect(inOrder(found)).toEqual(inOrder(WHO_MAY_CALL));
});

test('a forbidden request is refused before body and record are read', async () => {
  const wrong: string[] = [];
  for (const as of CALLERS.filter((name) => name !== 'visitor')) await server.person(as);
  await server.quiet();
  let before = await checksums(server.world);
  for (const route of server.routes) {
    const refused = CALLERS.flatMap((as) => ({ as, refusal: refusalOf(route, as) })).filter(
      ({ refusal }) => refusal !== null,
    );
    for (const { as, refusal } of refused) {
      const answer = await server.call(route, {
        as,
        ...(route.method === 'GET' ? {} : { raw: UNREADABLE }),
      });
      if (answer.status !== refusal?.status || codeOf(answer) !== refusal.code)
        wrong.push(describeAnswer(route, as, answer));
    }
    const after = await checksums(server.world);
    const changed = changedTables(before, after);
    if (changed.length > 0) wrong.push(`${route.call} refused and changed ${changed.join()}`);
    before = after;
  }
  expect(wrong).toEqual([]);
});

test('sign-out ends a session, and verification applies, by the time of the answer', async () => {
  const owner = await server.world.register();
  for (let round = 0; round < 20; round++) {
    const { http } = await server.world.login(owner.email);
    await http.get('/api/auth/field/user').expect(200);
    await http.post('/api/auth/field/logout').expect(200);
    await http.get('/api/auth/field/user').expect(401);
  }
  const unverified = await server.world.register({}, { verified: false });
  await unverified.http
    .post('/api/auth/field/account/verify')
    .send({ code: await server.world.code(unverified.email) })
    .expect(200);
  expect((await unverified.http.post('/api/bookings').send({})).body).toMatchObject({
    code: 'VALIDATION_FAILED',
  });
});

test('an expired token is refused except on calls that issue a new one', async () => {
  const wrong: string[] = [];
  const { token, http } = await server.world.register();
  await http.post('/api/auth/field/logout').expect(200);
  for (const route of server.routes) {
    for (const dead of ['not.a.token', token]) {
      const answer = await server.call(route, {
        as: 'visitor',
        headers: { authorization: `Bearer ${dead}` },
        ...(route.method === 'GET' ? {} : { raw: UNREADABLE }),
      });
      if ((answer.status === 401) === route.ignoresToken)
        wrong.push(describeAnswer(route, 'visitor', answer));
    }
  }
  expect(wrong).toEqual([]);
});

test('each permitted role gets the documented response for a valid own request', async () => {
  const wrong: string[] = [];
  const shared = new SharedRecords(server);
  const readsFirst = server.routes.toSorted(
    (one, other) => Number(other.method === 'GET') - Number(one.method === 'GET'),
  );
  for (const route of readsFirst) {
    for (const as of CALLERS_BY_RIGHTS.filter((caller) => mayCall(route, caller))) {
      const answer = await callOwn(route, as, shared).catch(
        (error: Error) => `${route.call} as ${as}: ${error.message}`,
      );
      if (typeof answer === 'string') wrong.push(answer);
      else if (answer.status !== route.status)
        wrong.push(
          `${describeAnswer(route, as, answer)}: give it a body in contract-tests/samples.ts or ` +
            `a record in contract-tests/records.ts`,
        );
    }
  }
  expect(wrong).toEqual([]);
});

test('a record of another user returns exactly the response of a missing record', async () => {
  const wrong: string[] = [];
  const attempts = [];
  for (const route of server.routes.filter(
    (one) => mayCall(one, 'other') && one.collection !== null && COLLECTIONS[one.collection]?.owned,
  ))
    attempts.push({
      route,
      reference: await makeRecord(server, route.collection ?? '', 'player'),
      body: await sampleBody(server, route, 'other'),
    });
  await server.quiet();
  let before = await checksums(server.world);
  for (const { route, reference, body } of attempts) {
    const foreign = await server.call(route, { as: 'other', reference, body });
    const unknown = await server.call(route, {
      as: 'other',
      reference: unknownLike(reference),
      body,
    });
    if (
      foreign.status !== 404 ||
      JSON.stringify(comparable(foreign)) !== JSON.stringify(comparable(unknown))
    )
      wrong.push(describeAnswer(route, 'other', foreign), describeAnswer(route, 'other', unknown));
    const after = await checksums(server.world);
    const changed = changedTables(before, after);
    if (changed.length > 0)
      wrong.push(`${route.call} of another's record changed ${changed.join()}`);
    before = after;
  }
  expect(wrong).toEqual([]);
});

test('a missing record returns 404 for every permitted role and any identifier', async () => {
  const wrong: string[] = [];
  const known = new Map<string, string>();
  for (const route of server.routes) {
    if (route.collection === null) continue;
    const like =
      known.get(route.collection) ?? (await makeRecord(server, route.collection, 'player'));
    known.set(route.collection, like);
    for (const as of CALLERS_BY_RIGHTS.filter((caller) => mayCall(route, caller)))
      wrong.push(...(await foundMissing(route, as, [unknownLike(like), ...UNKNOWN_REFERENCES])));
  }
  expect(wrong).toEqual([]);
});

const UNKNOWN_REFERENCES = [
  'undefined',
  'null',
  '%00',
  "x' or '1'='1",
  '..',
  'é'.repeat(40),
  'x'.repeat(299),
];

/**
 * Sends the call once for each of these references, none of which has a record. Returns a
 * description of every response whose status is not 404.
 */
async function foundMissing(
  route: ApiRoute,
  as: CallerName,
  references: string[],
): Promise<string[]> {
  const wrong: string[] = [];
  const body = await sampleBody(server, route, as);
  for (const reference of references.filter((one) => !leadsElsewhere(route, one))) {
    const answer = await server.call(route, { as, reference, body });
    if (answer.status !== 404) wrong.push(describeAnswer(route, as, answer));
  }
  return wrong;
}

/**
 * Whether the path with this reference is that of another route: `..` is resolved before the
 * request is sent, so that `matches/../teams` is `teams`.
 */
function leadsElsewhere(route: ApiRoute, reference: string): boolean {
  const { pathname } = new URL(route.path.replace(/\{\w+\}/, reference), 'http://api.test');
  return server.routes.some(({ path }) => path === pathname);
}

async function callOwn(route: ApiRoute, as: CallerName, shared: SharedRecords): Promise<Answer> {
  const body = await sampleBody(server, route, as);
  const answer = await server.call(route, {
    as,
    reference: await (route.method === 'GET'
      ? shared.recordFor(route, as)
      : recordFor(server, route, as)),
    body,
    headers: HEADERS[route.call],
    query: QUERIES[route.call]?.(server),
    ...FORMS[route.call],
  });
  if (route.path.startsWith('/api/auth/') && route.method !== 'GET')
    await server.renewIfChanged(as);
  return answer;
}
