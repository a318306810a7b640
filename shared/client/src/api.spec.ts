import { jest } from '@jest/globals';
import { createApi, createConnection, type StaffApi } from './api.ts';
import { nowMs, syncServerTime } from './clock.ts';
import { ApiFailure, failureOf, messageOf, nullIfNotFound } from './failure.ts';
import { isRefusal } from './query-client.ts';

const AT = Date.parse('2026-11-21T19:00:00Z');
let token: string | undefined = 'a';
const expired: string[] = [];
const connection = createConnection({
  token: () => token,
  onExpired: (one) => void expired.push(one),
});
const api: StaffApi = createApi(connection);
const fetched = jest.spyOn(globalThis, 'fetch');

beforeEach(() => {
  Object.assign(globalThis, { document: { documentElement: { lang: 'ar' } } });
  token = 'a';
  expired.length = 0;
});
afterEach(() => {
  fetched.mockReset();
  jest.useRealTimers();
});

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  fetched.mockResolvedValueOnce(
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers }),
  );
const headersSent = () => new Headers(fetched.mock.calls[0]?.[1]?.headers);
const failureFrom = (promise: Promise<unknown>): Promise<ApiFailure> =>
  promise.then(
    () => Promise.reject(new Error('no failure')),
    (error: ApiFailure) => error,
  );

test('a request has the language of the page, the token and its idempotency key', async () => {
  answer(201, { status: 'success' });
  await connection.request('/api/bookings', { method: 'POST', body: '{}', idempotencyKey: 'k' });
  const headers = Object.fromEntries(headersSent());
  expect(headers).toEqual({
    accept: 'application/json',
    'accept-language': 'ar',
    authorization: 'Bearer a',
    'content-type': 'application/json',
    'idempotency-key': 'k',
  });
});

test('the token of an ended session replaces the one of the current session', async () => {
  answer(200, {});
  await connection.request('/api/auth/field/logout', { method: 'POST', token: 'b' });
  expect(headersSent().get('authorization')).toBe('Bearer b');
});

describe('while a request replaces the token', () => {
  const changePassword = async () => {
    const { json } = await connection.request('/api/password', { replacesToken: true });
    ({ token } = json as { token: string });
  };
  /** Answers requests by their path; that of the new token when `go` is called. */
  function answerByToken(newToken: Response) {
    const gate = new AbortController();
    const promise = new Promise((resolve) => gate.signal.addEventListener('abort', resolve));
    fetched.mockImplementation(async (url, init) => {
      if (url === '/api/password') return promise.then(() => newToken);
      const sent = new Headers(init?.headers).get('authorization');
      return sent === 'Bearer b'
        ? new Response('{"unread":3}')
        : new Response('{"code":"AUTH_REQUIRED"}', { status: 401 });
    });
    return () => gate.abort();
  }

  test('a request that the old token is too late for is sent again with the new one', async () => {
    const go = answerByToken(new Response('{"token":"b"}'));
    const changed = changePassword();
    const read = connection.request('/api/unread');
    await new Promise((resolve) => setTimeout(resolve));
    go();
    await changed;
    expect((await read).json).toEqual({ unread: 3 });
    expect(expired).toEqual([]);
  });

  test('a rejected token has expired if the token stays the same', async () => {
    const go = answerByToken(new Response('{"code":"VALIDATION"}', { status: 422 }));
    const changed = failureFrom(changePassword());
    const read = failureFrom(connection.request('/api/unread'));
    go();
    expect([(await changed).status, (await read).status]).toEqual([422, 401]);
    expect(expired).toEqual(['a']);
  });

  test('a later request with the new token can expire as any other', async () => {
    answerByToken(new Response('{"token":"c"}'))();
    await changePassword();
    expect((await failureFrom(connection.request('/api/unread'))).status).toBe(401);
    expect(expired).toEqual(['c']);
  });
});

test('a list answers its rows, and the headers with their total number', async () => {
  answer(200, [{ reference: 'P-1' }], { 'content-range': 'players 0-0/42' });
  const page = await api.getPage('players', { filter: { q: 'ali' }, range: [0, 0] });
  expect(page.json).toEqual([{ reference: 'P-1' }]);
  expect(page.headers.get('content-range')).toBe('players 0-0/42');
  expect(fetched.mock.calls[0]?.[0]).toBe(
    `/api/players?${new URLSearchParams({ filter: '{"q":"ali"}', range: '[0,0]' })}`,
  );
});

test('a refusal has the message of the API, and its messages by field', async () => {
  const errorMessages = [{ field: 'name', message: 'Too long' }];
  answer(422, { code: 'VALIDATION_FAILED', message: 'Please correct the form', errorMessages });
  const failure = await failureFrom(connection.request('/api/teams', { method: 'POST' }));
  expect(messageOf(failure)).toBe('Please correct the form');
  expect(failureOf(failure).errorMessages).toEqual(errorMessages);
  expect(failureOf(failure).code).toBe('VALIDATION_FAILED');
  expect([failure.unanswered, isRefusal(failure)]).toEqual([false, true]);
});

test('a lost response is no refusal, and its outcome is unknown', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  const lost = await failureFrom(connection.request('/api/venue'));
  expect([lost.message, lost.code, lost.status]).toEqual(['', 'UNREACHABLE', 0]);
  expect([lost.unanswered, isRefusal(lost)]).toEqual([true, false]);
});

test('the page of another server is no answer, whatever its status', async () => {
  for (const [status, page] of [
    [200, '<html>Sign in to the network</html>'],
    [502, '{"code":502}'],
    [502, 'null'],
  ] as const) {
    answer(status, page);
    const failure = await failureFrom(connection.request('/api/venue'));
    expect([failure.status, failure.code]).toEqual([status, 'UNREADABLE']);
  }
});

test('a request that its page cancels is no failure of the API', async () => {
  const leave = new AbortController();
  fetched.mockImplementation(
    (_url, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      ),
  );
  const request = connection.request('/api/venue', { signal: leave.signal });
  leave.abort();
  await expect(request).rejects.toThrow('aborted');
});

test('a rejected token is reported, also if another session has begun meanwhile', async () => {
  fetched.mockImplementationOnce(() => {
    token = 'b';
    return Promise.resolve(new Response('{"code":"AUTH_REQUIRED"}', { status: 401 }));
  });
  await failureFrom(connection.request('/api/user'));
  expect(expired).toEqual(['a']);
});

test('a wrong password without a session ends none', async () => {
  token = undefined;
  answer(401, { code: 'AUTH_WRONG_CREDENTIALS' });
  await failureFrom(connection.request('/api/auth/field/login', { method: 'POST' }));
  expect(expired).toEqual([]);
});

test('a file is fetched with the token, and its refusal is a failure too', async () => {
  answer(200, '%PDF');
  expect(await (await connection.blob('bookings/CS-1/receipt.pdf')).text()).toBe('%PDF');
  answer(403, { code: 'FORBIDDEN', message: 'No' });
  expect((await failureFrom(connection.blob('bookings/CS-2/receipt.pdf'))).message).toBe('No');
});

test('each response sets the time of the server', async () => {
  jest.useFakeTimers({ now: AT });
  answer(200, {}, { date: new Date(AT + 3_600_000).toUTCString() });
  await connection.request('/api/venue');
  expect(nowMs()).toBe(AT + 3_600_000);
  syncServerTime(new Date(AT).toUTCString());
});

test('a missing record is null, every other failure stays one', () => {
  expect(nullIfNotFound(new ApiFailure(404, 'NOT_FOUND'))).toBeNull();
  const refused = new ApiFailure(403, 'FORBIDDEN');
  expect(() => nullIfNotFound(refused)).toThrow(refused);
});

test('a body is sent as JSON without invisible characters, a form as it is', async () => {
  answer(201, {});
  await api.post('contact', { body: { message: 'a\u200bb' } as never });
  expect(fetched.mock.calls[0]?.[1]?.body).toBe('{"message":"ab"}');
  const form = new FormData();
  answer(201, {});
  await api.post('contact', { body: form as never });
  expect(fetched.mock.calls[1]?.[1]?.body).toBe(form);
  expect(new Headers(fetched.mock.calls[1]?.[1]?.headers).has('content-type')).toBe(false);
});
