import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PERMISSIONS } from '@five/shared/auth/permissions';
import { CALLS, type ApiCall } from '@five/shared/contract/calls';
import { LOCALES, localizePath } from '@five/shared/locales/locale';
import { OPTIONAL_PAGES, type OptionalPage } from '@five/shared/venue/pages/optional-pages.rules';
import { markOfPage } from '@five/shared/venue/pages/page-marks';
import { MailRenderer } from '../../src/platform/mail/mail-renderer.ts';
import { makeEdition } from '../leagues/editions.ts';
import { eventually } from '../eventually.ts';
import { MONDAY_MORNING, openVenue } from '../venue.ts';
import { createWorld, type World } from '../world.ts';

const ALL = [...OPTIONAL_PAGES];
const linkTo = (page: OptionalPage) => {
  const [mark] = Object.entries(markOfPage(page));
  return `<a ${mark?.[0]}="${mark?.[1]}" href="/${page}">${page}</a>`;
};
const HTML = `<html><head></head><body>${ALL.map(linkTo).join('')}</body></html>`;

let world: World;
let site: string;

beforeAll(async () => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'five-arena-hidden-'));
  for (const page of ['', ...ALL].flatMap((one) => LOCALES.map((l) => localizePath(one, l)))) {
    fs.mkdirSync(path.join(site, page), { recursive: true });
    fs.writeFileSync(path.join(site, page, 'index.html'), HTML);
  }
  const fallback = '<html><head></head><body>fallback</body></html>';
  fs.writeFileSync(path.join(site, '__spa-fallback.html'), fallback);
  world = await createWorld({ at: MONDAY_MORNING, folders: { site } });
  await openVenue(world);
  await makeEdition(await world.admin(), { slug: '2025/may', featured: true });
});
afterEach(() => hide([]));
afterAll(async () => {
  await world.close();
  fs.rmSync(site, { recursive: true });
});

const admin = async () => (await world.admin()).http;
const get = (page: string) => world.http.get(page).set('accept', 'text/html').redirects(0);
/** The links of a page that is shown; null for a missing page. */
async function linksAt(page: string): Promise<string[] | null> {
  const { status, text } = await get(page);
  if (status === 404) return null;
  return [...text.matchAll(/<a [^>]*href="\/([a-z]+)"/g)].map(([, link = '']) => link);
}

/** Waits until this process shows exactly the other pages. */
async function isHidden(pages: readonly OptionalPage[]): Promise<void> {
  const others = ALL.filter((page) => !pages.includes(page));
  const links = await eventually(
    () => linksAt('/'),
    (found) => String(found) === String(others),
  );
  expect(links).toEqual(others);
}

async function hide(pages: readonly OptionalPage[]): Promise<void> {
  const { body } = await (await admin()).put('/api/venue').send({ hiddenPages: pages }).expect(200);
  expect((body as { data: { hiddenPages: unknown } }).data.hiddenPages).toEqual(
    ALL.filter((page) => pages.includes(page)),
  );
  await isHidden(pages);
}

test('any subset of pages is missing with its links in three languages, and returns', async () => {
  for (const bits of [1, 2, 4, 8, 16, 32, 21, 42, 63]) {
    const hidden = ALL.filter((_page, bit) => bits & (2 ** bit));
    await hide(hidden.toReversed());
    for (const locale of LOCALES)
      for (const page of ALL) {
        const others = ALL.filter((one) => !hidden.includes(one));
        const expected = hidden.includes(page) ? null : others;
        expect(await linksAt(localizePath(`/${page}`, locale))).toEqual(expected);
      }
  }
});

test('a hidden page is sent as the page of a missing path, without its own name', async () => {
  await hide(['academy']);
  const [hidden, missing] = [await get('/en/academy'), await get('/en/no-such-page')];
  expect([hidden.status, hidden.text]).toEqual([404, missing.text]);
});

test('pages below a hidden one are missing, also by the link of an unlisted edition', async () => {
  const { path: unlisted } = await makeEdition(await world.admin(), { unlisted: true });
  await get(unlisted).expect(200);
  await hide(['tournament']);
  for (const page of ['/tournament/2025/may', unlisted, '/tournament/t/x/index%20copy'])
    await get(page).expect(404);
});

test('data of hidden pages are not in other pages, and no data lead to them', async () => {
  await (
    await admin()
  )
    .post('/api/promos')
    .send({ title: { fr: 'Essai' }, text: { fr: 'Offert' }, path: '/academy' })
    .expect(201);
  const before = await eventually(
    async () => (await get('/')).text,
    (text) => text.includes('Offert'),
  );
  for (const data of ['"/api/promos"', '"/api/academy"', '"/tournament/2025/may"', 'Offert'])
    expect(before).toContain(data);
  await hide(['academy', 'tournament']);
  const { text } = await get('/');
  expect(text).toContain('Offert');
  expect(text).not.toMatch(/"\/api\/academy"|"\/api\/tournaments"|"\/tournament|"\/academy"/);
  await hide(['promo']);
  expect((await get('/')).text).not.toMatch(/"\/api\/promos"|Offert/);
});

test('a page that another process hides is missing in this one at once', async () => {
  await world.sql(`update venue set hidden_pages = '{sponsors}'`);
  await isHidden(['sponsors']);
  await get('/ar/sponsors').expect(404);
});

test('calls of a hidden page are refused for players and visitors, not for staff', async () => {
  await hide(ALL);
  const [player, staff] = [await world.player(), await world.staff()];
  for (const [call, path_] of [
    ['get', 'academy'],
    ['post', 'academy_registrations'],
    ['get', 'players'],
    ['get', 'discussions'],
    ['post', 'discussions'],
    ['get', 'promos'],
    ['get', 'partners'],
    ['get', 'tournaments'],
  ] as const) {
    const { status, body } = await player.http[call](`/api/${path_}`);
    expect([path_, status, body.code]).toEqual([path_, 404, 'VENUE_PAGE_HIDDEN']);
    expect((await staff.http[call](`/api/${path_}`)).body.code).not.toBe('VENUE_PAGE_HIDDEN');
  }
});

test('a player exports own data, also those of a hidden page', async () => {
  const player = await world.player();
  const thread = { message: `Un gardien ? ${world.next('thread')}` };
  await player.http.post('/api/discussions').send(thread).expect(201);
  await hide(ALL);
  const { text } = await player.http.get('/api/auth/field/export').expect(200);
  expect(text).toContain(thread.message);
});

// Reports and blocks protect players, and are open while the page is hidden. The own results are
// part of the own card, which matches show too.
const ALWAYS_OPEN =
  /^(POST|DELETE) players\/\{id\}\/(report|block)$|^GET players_my_(blocked|record)$/;
const OF_PAGES = /^[A-Z]+ (academy|tournament|promos|partners|players|discussions|replies)/;

test('each call that visitors and players make for one of the pages names its page', () => {
  const unnamed = (Object.entries(CALLS) as [string, ApiCall][]).filter(
    ([key, { page, permission }]) =>
      OF_PAGES.test(key) &&
      page === undefined &&
      PERMISSIONS[permission].some((role) => role === 'visitor' || role === 'player'),
  );
  expect(unnamed.map(([key]) => key).filter((key) => !ALWAYS_OPEN.test(key))).toEqual([]);
});

test('a mail about a hidden page has no button, and the others keep theirs', async () => {
  const order = (template: string) => ({
    template,
    parameters: { child: 'Ali', session: 'U10', from: new Date(MONDAY_MORNING).toISOString() },
    name: 'Salma',
    address: 'salma@example.test',
    locale: 'fr' as const,
  });
  const render = (template: string) => world.app.get(MailRenderer).render(order(template));
  expect((await render('academyConfirmed')).html).toContain('/academy"');
  await hide(['academy']);
  const { html, text } = await render('academyConfirmed');
  expect(html + text).not.toMatch(/academy\b|href=/);
  expect((await render('packExpired')).html).toContain('/account/subscriptions/create"');
});

test('the change is in the audit with both lists', async () => {
  await hide(['players']);
  const [entry] = await world.sql<{ changed: object }>(
    `select changed from audit where act = 'venue.update' order by id desc limit 1`,
  );
  expect(entry?.changed).toEqual({ hiddenPages: { from: [], to: ['players'] } });
});

test('a page that the venue cannot hide, or one named twice, is refused', async () => {
  for (const hiddenPages of [['pricings'], ['promo', 'promo'], 'promo', [null]])
    expect((await (await admin()).put('/api/venue').send({ hiddenPages })).status).toBe(422);
});
