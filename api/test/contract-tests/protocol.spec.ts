import { callOf } from '@five/shared/contract/calls';
import { isDeepStrictEqual } from 'node:util';
import { SharedRecords } from './records/shared-records.ts';
import { CALLERS, CALLERS_BY_RIGHTS, type CallerName, mayCall, type ApiRoute } from './routes.ts';
import { sampleBody } from './samples.ts';
import { FORMS, HEADERS, QUERIES } from './samples/forms.ts';
import { recordFor } from './records.ts';
import { type Answer, openTestServer, pathOf, type TestServer } from './test-server.ts';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'];
let server: TestServer;
/** The records of the reads in all tests. */
let shared: SharedRecords;

beforeAll(async () => {
  server = await openTestServer();
  shared = new SharedRecords(server);
});
afterAll(() => server.world.close());
afterEach(() => expect([...new Set(server.faults.splice(0))]).toEqual([]));

/** Whether a path is also that of a route: `answers/order` is that of `answers/{id}`. */
const fits = (path: string, route: string): boolean =>
  new RegExp(`^${route.replace(/\{\w+\}/g, '[^/]+').replaceAll('.', '\\.')}$`).test(path);
const sameAnswer = (one: Answer, other: Answer) =>
  one.status === other.status && isDeepStrictEqual(one.body, other.body);
const codeOf = ({ body }: Answer) => (body as { code?: string }).code;
const describeAnswer = (call: string, { status, text }: Answer) =>
  `${call}: ${status} ${text.slice(0, 200)}`;
const highest = (route: ApiRoute): CallerName =>
  [...CALLERS].reverse().find((caller) => mayCall(route, caller)) ?? 'visitor';
const writes = () => server.routes.filter(({ method }) => method !== 'GET');
const reads = () =>
  server.routes.filter(({ method, path }) => method === 'GET' && path.startsWith('/api/'));

test('an unsupported method returns 405 with allowed methods before authentication', async () => {
  const wrong: string[] = [];
  for (const path of new Set(
    server.routes.map((route) => route.path).filter((one) => one.startsWith('/api/')),
  )) {
    const routes = server.routes.filter((route) => fits(path, route.path));
    const known = [...new Set(routes.map(({ method }) => method))];
    for (const method of METHODS.filter((one) => !known.includes(one))) {
      const answer = await server.send(method, pathOf(path, 'x'), { as: 'visitor' });
      const allowed = answer.headers.allow
        ?.split(', ')
        .filter((one) => METHODS.includes(one))
        .sort();
      if (
        answer.status !== 405 ||
        codeOf(answer) !== 'METHOD_NOT_ALLOWED' ||
        JSON.stringify(allowed) !== JSON.stringify(known.toSorted())
      )
        wrong.push(`${describeAnswer(`${method} ${path}`, answer)} ${answer.headers.allow}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('an unknown path returns 404 in the standard error format', async () => {
  for (const path of [
    '/api',
    '/api/',
    '/api/nowhere',
    '/api/bookings/x/nowhere',
    '/api//venue',
    '/api/VENUE',
    '/api/venue/',
  ]) {
    const answer = await server.send('GET', path, { as: 'visitor' });
    expect([path, answer.status, answer.body]).toEqual([
      path,
      404,
      { status: 'error', message: expect.any(String), code: 'NOT_FOUND', errorMessages: [] },
    ]);
  }
});

test('checks run in order: body size, token, body content, existence of the record', async () => {
  const wrong: string[] = [];
  for (const route of writes().filter(({ form }) => !form?.urlEncoded)) {
    const large = await server.call(route, {
      as: 'visitor',
      raw: `{"a":"${'x'.repeat(101_000)}"}`,
    });
    if (large.status !== 413 || codeOf(large) !== 'REQUEST_TOO_LARGE')
      wrong.push(describeAnswer(route.call, large));
    const unreadable = await server.call(route, { as: highest(route), raw: '{"a":' });
    if (unreadable.status !== 400 || codeOf(unreadable) !== 'REQUEST_UNREADABLE')
      wrong.push(describeAnswer(route.call, unreadable));
    const text = await server.call(route, {
      as: highest(route),
      raw: 'a=b',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    if (text.status !== 415 || codeOf(text) !== 'MEDIA_TYPE_UNSUPPORTED')
      wrong.push(describeAnswer(route.call, text));
    const unknownField = await server.call(route, { as: highest(route), body: { surprise: 1 } });
    if (unknownField.status < 400) await server.renewIfChanged(highest(route));
    // The fields of a signed body are those of another provider, so its signature is checked.
    const [status, code] = route.declaration.signed
      ? [403, 'FORBIDDEN']
      : [422, 'VALIDATION_FAILED'];
    if (unknownField.status !== status || codeOf(unknownField) !== code)
      wrong.push(describeAnswer(route.call, unknownField));
  }
  expect(wrong).toEqual([]);
});

test('every response has a unique id and the browser security headers', async () => {
  const ids = new Set<string>();
  const answers = [];
  for (const route of server.routes)
    answers.push({ route, answer: await server.call(route, { as: 'visitor' }) });
  for (const {
    route,
    answer: { headers },
  } of answers) {
    ids.add(headers['x-request-id'] ?? '');
    expect({ call: route.call, ...headers }).toMatchObject({
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(Object.keys(headers)).not.toContain('x-powered-by');
  }
  expect(ids.size).toBe(answers.length);
});

test('public reads can be cached; responses to requests with a token are not stored', async () => {
  const wrong: string[] = [];
  for (const route of reads()) {
    for (const as of CALLERS_BY_RIGHTS.filter((caller) => mayCall(route, caller))) {
      const reference = await shared.recordFor(route, as);
      const answer = await server.call(route, {
        as,
        reference,
        headers: HEADERS[route.call],
        query: QUERIES[route.call]?.(server),
      });
      const problem = answer.headers['cache-control']?.includes('no-store')
        ? null
        : await cachingProblem(route, as, reference, answer);
      if (
        as !== 'visitor' &&
        answer.headers['cache-control'] !== 'private, no-store' &&
        !route.ignoresToken
      )
        wrong.push(
          `${describeAnswer(route.call, answer)} is kept: ${answer.headers['cache-control']}`,
        );
      if (problem) wrong.push(`${route.call} as ${as}: ${problem}`);
    }
  }
  expect(wrong).toEqual([]);
});

async function cachingProblem(
  route: ApiRoute,
  as: CallerName,
  reference: string | undefined,
  { headers }: Answer,
): Promise<string | null> {
  if (!headers['cache-control']?.startsWith('public'))
    return `cache-control ${headers['cache-control']}`;
  if (!headers.vary?.startsWith('Authorization, Accept-Language')) return `vary ${headers.vary}`;
  const again = await server.call(route, {
    as,
    reference,
    headers: { 'if-none-match': headers.etag ?? '' },
  });
  return again.status === 304 && again.text === ''
    ? null
    : `repeated with ${headers.etag}: ${again.status}`;
}

test('every read supports three languages, HEAD like GET, and the right Vary header', async () => {
  const wrong: string[] = [];
  for (const route of reads()) {
    const as = highest(route);
    const reference = await shared.recordFor(route, as);
    if (route.path.includes('booking_drafts')) await sampleBody(server, route, as);
    for (const language of ['fr', 'en;q=0.9, fr;q=0.2', 'ar-MA', 'de', '*', ';;q=x', '\u00e9']) {
      const answer = await server.call(route, {
        as,
        reference,
        headers: { ...HEADERS[route.call], 'accept-language': language },
        query: QUERIES[route.call]?.(server),
      });
      if (answer.status !== 200) wrong.push(`${language} ${describeAnswer(route.call, answer)}`);
    }
    const path = pathOf(route.path, reference ?? '') + (QUERIES[route.call]?.(server) ?? '');
    const head = await server.send('HEAD', path, { as, headers: HEADERS[route.call] });
    if (head.status !== 200 || head.text !== '')
      wrong.push(describeAnswer(`HEAD ${route.path}`, head));
  }
  expect(wrong).toEqual([]);
});

test('refusals speak the caller’s language', async () => {
  const wrong: string[] = [];
  for (const route of writes().filter(({ declaration }) => !declaration.signed)) {
    const as = highest(route);
    const said = await Promise.all(
      ['fr', 'en', 'ar'].map(
        async (language) =>
          (
            await server.call(route, {
              as,
              body: { surprise: 1 },
              headers: { 'accept-language': language },
            })
          ).body as { message: string; errorMessages: { message: string }[] },
      ),
    );
    const sentences = said.flatMap(({ message, errorMessages }) => [
      message,
      errorMessages[0]?.message,
    ]);
    if (
      new Set(sentences).size !== 6 ||
      sentences.some((sentence) => !sentence || /\{\{|undefined|\bnull\b/.test(sentence))
    )
      wrong.push(`${route.call}: ${sentences.join(' | ')}`);
  }
  expect(wrong).toEqual([]);
});

test('no query parameter makes a read fail', async () => {
  const wrong: string[] = [];
  const values = [
    '',
    '%00',
    '%ff',
    '[]',
    '{}',
    'null',
    'undefined',
    '-1',
    '1e999',
    '99999999999',
    '2026-02-30',
    '9999-12-31',
    '0000-01-01',
    "'",
    '%F0%9F%98%80',
    'x'.repeat(3_000),
  ];
  for (const route of reads()) {
    const as = highest(route);
    const reference = await shared.recordFor(route, as);
    const known = [
      ...Object.keys(callOf(route.call)?.query ?? {}),
      ...(route.isList ? ['filter', 'range', 'sort'] : []),
    ];
    const queries = [...known, 'texts', '__proto__', 'a[b]'].flatMap((name) => {
      const tried = known.includes(name) ? values : values.slice(0, 4);
      return [...tried.map((value) => `?${name}=${value}`), `?${name}=1&${name}=2`];
    });
    for (const query of queries) {
      const answer = await server.call(route, {
        as,
        reference,
        query,
        headers: HEADERS[route.call],
      });
      if (answer.status >= 500)
        wrong.push(describeAnswer(`${route.call}${query.slice(0, 60)}`, answer));
    }
  }
  expect(wrong).toEqual([]);
});

/**
 * Calls that create a record without an idempotency key. The value names the rule that prevents
 * duplicates.
 */
const WITHOUT_KEY: Record<string, string> = {
  'POST auth/field/register': 'one account an email and a phone: the second is refused by name',
  'POST booking_drafts': 'one slot a browser: the newer takes the place of the older',
  'POST booking_drafts/current/confirm': 'the same code answers the same booking again',
  'POST calendar_feed': 'one address stands at a time: the newer takes the place of the older',
  'POST push_subscriptions': 'one subscription an address: the newer takes the place of the older',
};

test('every creating POST takes an idempotency key, or its other safeguard is listed', () => {
  const makers = server.routes.filter(
    ({ method, status, takesKey }) => method === 'POST' && status === 201 && !takesKey,
  );
  expect(makers.map(({ call }) => call)).toEqual(Object.keys(WITHOUT_KEY));
});

test('a POST that makes something twice under one key makes it once', async () => {
  const wrong: string[] = [];
  for (const route of server.routes.filter(({ takesKey }) => takesKey)) {
    const as = highest(route);
    const body = await sampleBody(server, route, as);
    const reference = await recordFor(server, route, as);
    const form = FORMS[route.call];
    const send = (key: string, changed = false) =>
      server.call(route, {
        as,
        reference,
        headers: { ...form?.headers, 'idempotency-key': key },
        ...(form
          ? { raw: changed ? form.raw.replace(/VIREMENT|Amina/, 'AUTRE') : form.raw }
          : { body: changed ? { ...body, note: 'autre' } : body }),
      });
    const key = `walk ${route.call}`;
    const [first, second] = await Promise.all([send(key), send(key)]);
    const third = await send(key);
    if (first.status !== route.status || !sameAnswer(first, second) || !sameAnswer(first, third))
      wrong.push(
        describeAnswer(route.call, first),
        describeAnswer(route.call, second),
        describeAnswer(route.call, third),
      );
    const other = await send(key, true);
    if (other.status !== 422) wrong.push(describeAnswer(`${route.call} with another body`, other));
    const long = await send('x'.repeat(201));
    if (long.status !== 422 || (long.body as { code?: string }).code !== 'IDEMPOTENCY_KEY_INVALID')
      wrong.push(describeAnswer(`${route.call} with a long key`, long));
  }
  expect(wrong).toEqual([]);
});
