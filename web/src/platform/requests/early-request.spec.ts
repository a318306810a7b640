/** @jest-environment ./test/jsdom-with-responses.mjs */
import { jest } from '@jest/globals';
import { fetchUnlessSent, SEND_EARLY_REQUEST } from './early-request.ts';

const URL = '/api/availability?days=1';
const fetched = jest.fn<typeof fetch>();
const init = (token: string): RequestInit => ({ headers: { authorization: `Bearer ${token}` } });
const DATE = 'Thu, 26 Nov 2026 19:00:00 GMT';
const answer = (text: string) =>
  fetched.mockResolvedValueOnce(new Response(text, { headers: { date: DATE } }));

/** Opens a page, whose head runs the script. */
function visit(path: string): void {
  history.replaceState(null, '', path);
  const script = document.createElement('script');
  script.textContent = SEND_EARLY_REQUEST;
  document.head.replaceChildren(script);
}

beforeEach(() => {
  window.fetch = fetched;
  document.documentElement.lang = 'ar';
  localStorage.setItem('session', JSON.stringify({ token: 'tok3n', fullName: 'Nadia' }));
});
afterEach(() => {
  fetched.mockReset();
  jest.restoreAllMocks();
  delete window.earlyRequest;
  localStorage.clear();
});

it('is sent by the booking page as its scripts would; its response is used once', async () => {
  answer('early');
  visit('/ar/account/reservations/create?date=2026-11-27');
  expect(fetched.mock.calls).toEqual([
    [
      URL,
      {
        headers: {
          accept: 'application/json',
          'accept-language': 'ar',
          authorization: 'Bearer tok3n',
        },
      },
    ],
  ]);
  const early = await fetchUnlessSent(URL, init('tok3n'));
  // The clock of the page is set by the dates of responses.
  expect([await early.text(), early.headers.get('date')]).toEqual(['early', null]);
  answer('later');
  const later = await fetchUnlessSent(URL, init('tok3n'));
  expect([await later.text(), later.headers.get('date')]).toEqual(['later', DATE]);
});

it.each([
  ['without a session', null, undefined],
  ['with a session', { token: 'tok3n' }, 'Bearer tok3n'],
])('is sent by a match page %s', async (_, stored, authorization) => {
  localStorage.clear();
  if (stored) localStorage.setItem('session', JSON.stringify(stored));
  answer('match');
  visit('/ar/m/q-7_xY');
  const headers = { accept: 'application/json', 'accept-language': 'ar' };
  expect(fetched.mock.calls).toEqual([
    ['/api/matches/q-7_xY', { headers: authorization ? { ...headers, authorization } : headers }],
  ]);
  const init = authorization ? { headers: { authorization } } : {};
  expect(await (await fetchUnlessSent('/api/matches/q-7_xY', init)).text()).toBe('match');
});

it.each([
  '/',
  '/ar',
  '/m/',
  '/m/a/b',
  '/m/a%2F..%2Fx',
  '/account/reservations/list',
  '/en/account/reservations/create/x',
])('is not sent by %s', (path) => {
  visit(path);
  expect(fetched).not.toHaveBeenCalled();
});

it.each([null, 'null', 'no JSON', '{}', '{"token":7}'])(
  'is not sent without a session (%p)',
  (stored) => {
    localStorage.clear();
    if (stored !== null) localStorage.setItem('session', stored);
    visit('/account/reservations/create');
    expect(fetched).not.toHaveBeenCalled();
  },
);

it('is sent again for another session, after ten seconds, and if it failed', async () => {
  const read = async (token: string) => (await fetchUnlessSent(URL, init(token))).text();
  answer('early');
  visit('/account/reservations/create');
  answer('of the other session');
  expect(await read('other')).toBe('of the other session');

  answer('early');
  visit('/account/reservations/create');
  const sentAt = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(sentAt + 10_001);
  answer('newer');
  expect(await read('tok3n')).toBe('newer');

  jest.restoreAllMocks();
  fetched.mockRejectedValueOnce(new TypeError('no connection'));
  visit('/account/reservations/create');
  answer('second attempt');
  expect(await read('tok3n')).toBe('second attempt');
});

it('leaves other requests alone', async () => {
  answer('early');
  visit('/account/reservations/create');
  answer('other');
  const other = await fetchUnlessSent('/api/pitches', init('tok3n'));
  expect(await other.text()).toBe('other');
  expect(await (await fetchUnlessSent(URL, init('tok3n'))).text()).toBe('early');
});
