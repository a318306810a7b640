import type { StaffPartnerAnswer } from '@five/shared/venue/content.contract';
import { isPageView } from '../../src/venue/partners/page-viewed.ts';
import type { Person } from '../people.ts';
import { createWorld, type World } from '../world.ts';

const BROWSER =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  'Chrome/142.0.0.0 Mobile Safari/537.36';
const TUESDAY = '2026-11-17';

test.each([
  [BROWSER, true],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, ' +
      'like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    true,
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) ' +
      'HeadlessChrome/142.0.0.0 Safari/537.36',
    false,
  ],
  ['Opera/9.80', false],
  ['', false],
])('%s: a person looks, %s', (agent, expected) => {
  expect(isPageView({ 'user-agent': agent })).toBe(expected);
});

// Only the newest world of a process accepts its tokens, so the two worlds follow each other.
describe('views', () => {
  let world: World;
  let admin: Person;

  beforeAll(async () => {
    world = await createWorld({ at: `${TUESDAY}T18:00:00Z` });
    admin = await world.admin();
  });
  afterAll(() => world.close());
  afterEach(() => world.sql('delete from partners'));

  const partner = async (name: string, changes: object = {}) =>
    (
      (
        await admin.http
          .post('/api/partners')
          .send({ kind: 'sponsor', tier: 'gold', name, ...changes })
          .expect(201)
      ).body as { data: StaffPartnerAnswer }
    ).data.reference;
  const see = (partners: readonly string[], headers: Record<string, string> = {}) =>
    world.http
      .post('/api/partner_views')
      .set({ 'user-agent': BROWSER, ...headers })
      .send({ partners });
  /** Moves the clock to another day and signs in again, because sessions last twelve hours. */
  const travel = async (day: string) => {
    world.clock.set(new Date(`${day}T18:00:00Z`));
    admin = await world.login(admin.email);
  };
  const counts = async () =>
    ((await admin.http.get('/api/partners').expect(200)).body as StaffPartnerAnswer[]).map(
      ({ name, viewsLast30Days, viewsInWindow }) => [name, viewsLast30Days, viewsInWindow],
    );

  test('each page showing a partner adds one view; hidden or unknown ones add none', async () => {
    const [shown, over] = [await partner('shown'), await partner('over', { to: '2026-11-16' })];
    await see([shown, over, 'PA-00000000']).expect(200);
    await see([shown]).expect(200);
    expect(await counts()).toEqual([
      ['shown', 2, 2],
      ['over', 0, 0],
    ]);
  });

  test('views of the last 30 days and of the display days use the venue calendar', async () => {
    const reference = await partner('shown', { from: TUESDAY });
    try {
      for (const day of ['2026-11-17', '2026-11-18', '2026-12-16']) {
        await travel(day);
        await see([reference]).expect(200);
      }
      expect(await counts()).toEqual([['shown', 3, 3]]);
      await travel('2026-12-17');
      expect(await counts()).toEqual([['shown', 2, 3]]);
      await admin.http
        .put(`/api/partners/${reference}`)
        .send({ from: '2026-11-18', to: '2026-12-01' })
        .expect(200);
      expect(await counts()).toEqual([['shown', 2, 1]]);
    } finally {
      await travel(TUESDAY);
    }
  });

  test('view counts are hidden from visitors, and a day stores no visitor data', async () => {
    const reference = await partner('shown');
    await see([reference]).expect(200);
    const [listed] = (await world.http.get('/api/partners').expect(200)).body as object[];
    expect(Object.keys(listed ?? {}).filter((field) => field.startsWith('views'))).toEqual([]);
    const [row, ...more] = await world.sql<Record<string, unknown>>(
      'select to_jsonb(v) as row from partner_views v',
    );
    expect([Object.keys(row?.['row'] as object).sort(), more]).toEqual([
      ['day', 'partner_id', 'views'],
      [],
    ]);
  });

  test('desk visits, robots, prefetches and other sites get an answer but no count', async () => {
    const reference = await partner('shown');
    await admin.http
      .post('/api/partner_views')
      .set('user-agent', BROWSER)
      .send({ partners: [reference] })
      .expect(200);
    for (const headers of [
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
      { 'user-agent': 'curl/8.5.0' },
      { 'sec-purpose': 'prefetch;prerender' },
      { 'sec-fetch-site': 'cross-site' },
    ] as Record<string, string>[]) {
      await see([reference], headers).expect(200);
    }
    expect(await counts()).toEqual([['shown', 0, 0]]);
  });

  test('fifty concurrent pages count fifty views, in any order of partners', async () => {
    const both = [await partner('one'), await partner('two')];
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        see(index % 2 ? both : both.toReversed()).expect(200),
      ),
    );
    expect(await counts()).toEqual([
      ['one', 50, 50],
      ['two', 50, 50],
    ]);
  });

  test('the same partner twice, too many of them and what is no partner are refused', async () => {
    const reference = await partner('shown');
    for (const partners of [
      [reference, reference],
      Array.from({ length: 61 }, (_, index) => `PA-${String(index).padStart(8, '0')}`),
      ['PI-00000000'],
      'PA-00000000',
    ])
      await see(partners as string[]).expect(422);
  });
});

describe('with rate limits', () => {
  let limited: World;

  beforeAll(async () => {
    limited = await createWorld({ at: `${TUESDAY}T18:00:00Z`, env: { RATE_LIMITS: 'on' } });
  });
  afterAll(() => limited.close());

  test('one address counts a hundred and twenty pages an hour and no more', async () => {
    const { http } = await limited.admin();
    const { body } = await http
      .post('/api/partners')
      .send({ kind: 'sponsor', tier: 'gold', name: 'shown' })
      .expect(201);
    const partners = [(body as { data: { reference: string } }).data.reference];
    const send = () =>
      limited.http.post('/api/partner_views').set('user-agent', BROWSER).send({ partners });
    const statuses = [];
    for (let count = 0; count < 122; count += 1) statuses.push((await send()).status);
    expect([statuses.filter((status) => status === 200).length, statuses.slice(-2)]).toEqual([
      120,
      [429, 429],
    ]);
    expect(
      ((await http.get('/api/partners')).body as StaffPartnerAnswer[]).map(
        ({ viewsInWindow }) => viewsInWindow,
      ),
    ).toEqual([120]);
  });
});
