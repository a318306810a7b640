import { ApiFailure } from './failure.ts';
import { createConnection } from './api.ts';
import { withProgress } from './upload.ts';

interface Call {
  upload: { onprogress?: (event: object) => void };
  onload?: () => void;
  onerror?: () => void;
}
let call: FakeRequest;

/** The part of XMLHttpRequest that an upload needs. */
class FakeRequest implements Call {
  upload: Call['upload'] = {};
  onload?: () => void;
  onerror?: () => void;
  status = 200;
  responseText = '{"data":{"reference":"F-1"}}';
  headers: Record<string, string> = {};
  target = '';
  open(method: string, url: string) {
    // oxlint-disable-next-line typescript/no-this-alias -- the browser keeps it as well
    call = this;
    this.target = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader() {
    return null;
  }
  send() {
    return undefined;
  }
}

const expired: string[] = [];
const connection = createConnection({
  token: () => 'a',
  onExpired: (token) => void expired.push(token),
});
const parts: number[] = [];
const begin = () =>
  connection.request(
    '/api/medias',
    { method: 'POST', body: new FormData(), idempotencyKey: 'k' },
    withProgress((part) => void parts.push(part)),
  );

beforeEach(() => {
  Object.assign(globalThis, {
    XMLHttpRequest: FakeRequest,
    document: { documentElement: { lang: 'fr' } },
  });
  parts.length = 0;
});

test('an upload has the headers of every request, and no content type of its own', async () => {
  const done = begin();
  call.onload?.();
  expect((await done).json).toEqual({ data: { reference: 'F-1' } });
  expect(call.target).toBe('POST /api/medias');
  expect(call.headers).toEqual({
    accept: 'application/json',
    'accept-language': 'fr',
    authorization: 'Bearer a',
    'idempotency-key': 'k',
  });
});

test('its progress is reported while its length is known', async () => {
  const done = begin();
  call.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
  call.upload.onprogress?.({ lengthComputable: false, loaded: 2, total: 0 });
  call.upload.onprogress?.({ lengthComputable: true, loaded: 4, total: 4 });
  call.onload?.();
  await done;
  expect(parts).toEqual([0.25, 1]);
});

test('a lost connection is unreachable, and an expired session ends', async () => {
  const lost = begin();
  call.onerror?.();
  await expect(lost).rejects.toMatchObject({ status: 0, code: 'UNREACHABLE' });
  const refused = begin();
  Object.assign(call, { status: 401, responseText: '{"code":"AUTH_REQUIRED"}' });
  call.onload?.();
  await expect(refused).rejects.toBeInstanceOf(ApiFailure);
  expect(expired).toEqual(['a']);
});
