import { createWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

interface Refusal {
  status: string;
  code: string;
  message: string;
  errorMessages: unknown[];
}

/**
 * Sends a request with the path unchanged, because the usual HTTP clients normalize the path first.
 */
async function sendRequest(
  method: string,
  path: string,
  { headers = {}, payload }: { headers?: Record<string, string>; payload?: string } = {},
) {
  const address = world.app.getHttpServer().address();
  if (address === null || typeof address === 'string')
    throw new Error('the server does not listen');
  const { request } = await import('node:http');
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Refusal }>(
    (resolve, reject) => {
      const clientRequest = request(
        {
          port: address.port,
          host: '127.0.0.1',
          method,
          path,
          headers: { 'accept-language': 'en', ...headers },
        },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (part: string) => {
            text += part;
          });
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: (text === '' ? {} : JSON.parse(text)) as Refusal,
            }),
          );
        },
      );
      clientRequest.on('error', reject).end(payload);
    },
  );
}

test.each([
  ['a path that is no UTF-8', 'GET', '/%ff', { status: 400, code: 'REQUEST_UNREADABLE' }],
  [
    'a path of the API that is no UTF-8',
    'GET',
    '/api/bookings/%ff',
    { status: 400, code: 'REQUEST_UNREADABLE' },
  ],
  ['half an escape', 'POST', '/api/bookings/%e0%a4', { status: 400, code: 'REQUEST_UNREADABLE' }],
  [
    'a path of 5000 letters',
    'GET',
    `/api/bookings/${'x'.repeat(5_000)}`,
    { status: 413, code: 'REQUEST_TOO_LARGE' },
  ],
  [
    'an unknown path of 5000 letters',
    'GET',
    `/api/${'x'.repeat(5_000)}`,
    { status: 404, code: 'NOT_FOUND' },
  ],
  ['an unsupported method', 'TRACE', '/api/pitches', { status: 405, code: 'METHOD_NOT_ALLOWED' }],
  ['OPTIONS', 'OPTIONS', '/api/pitches', { status: 405, code: 'METHOD_NOT_ALLOWED' }],
])(
  '%s is refused with a localized message, a request id and the standard headers',
  async (_, method, path, { status, code }) => {
    const answer = await sendRequest(method, path);
    expect(answer).toMatchObject({ status, body: { status: 'error', code, errorMessages: [] } });
    expect(answer.body.message).toEqual(expect.any(String));
    expect(JSON.stringify(answer.body)).not.toMatch(/FST_|xxx|%ff/);
    expect(answer.headers).toMatchObject({
      'x-request-id': expect.any(String) as string,
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'content-type': 'application/json; charset=utf-8',
    });
  },
);

test.each([
  ['no JSON', 'application/json', '{', { status: 400, code: 'REQUEST_UNREADABLE' }],
  ['a type that is not read', 'text/xml', '<a/>', { status: 415, code: 'MEDIA_TYPE_UNSUPPORTED' }],
])(
  'a body that is %s is refused with a localized message',
  async (_, type, payload, { status, code }) => {
    expect(
      await sendRequest('POST', '/api/auth/field/login', {
        headers: { 'content-type': type },
        payload,
      }),
    ).toMatchObject({ status, body: { status: 'error', code, errorMessages: [] } });
  },
);

test('HEAD of a path that cannot be read has no body', async () => {
  expect(await sendRequest('HEAD', '/%ff')).toMatchObject({ status: 400, body: {} });
});

const TOO_LARGE = 'x'.repeat(200_000);
test.each([
  ['an unknown path', 'POST', '/api/nothing', { status: 404, code: 'NOT_FOUND' }],
  [
    'a known path with a wrong method',
    'PATCH',
    '/api/pitches',
    { status: 405, code: 'METHOD_NOT_ALLOWED' },
  ],
  ['a route', 'POST', '/api/pricings', { status: 413, code: 'REQUEST_TOO_LARGE' }],
])(
  'the route is looked at before the size of what is sent: %s',
  async (_, method, path, { status, code }) => {
    const answer = await sendRequest(method, path, {
      headers: { 'content-type': 'application/json' },
      payload: TOO_LARGE,
    });
    expect(answer).toMatchObject({
      status,
      body: { status: 'error', code, errorMessages: [] },
      headers: { 'x-request-id': expect.any(String) as string, 'x-robots-tag': 'noindex' },
    });
  },
);
