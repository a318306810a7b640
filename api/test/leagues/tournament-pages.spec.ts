import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DiscussionsService } from '../../src/community/discussions/discussions.service.ts';
import { eventually } from '../eventually.ts';
import { createWorld, type World } from '../world.ts';
import { makeEdition } from './editions.ts';

const page = (title: string) =>
  `<!DOCTYPE html><html lang="fr" ` +
  `dir="ltr"><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;

let folder: string;
let world: World;
let path_: string;
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'five-arena-pages-'));
  for (const [name, title] of [
    ['index.html', 'Accueil'],
    ['__spa-fallback.html', 'Five Arena'],
  ])
    fs.writeFileSync(path.join(folder, name ?? ''), page(title ?? ''));
  world = await createWorld({ at: '2026-11-23T09:00:00Z', folders: { site: folder } });
  const admin = await world.admin();
  await makeEdition(admin, { slug: '2025/may' });
  path_ = (
    await makeEdition(admin, {
      slug: '2025/ramadan',
      unlisted: true,
      title: { fr: 'Tournoi du Ramadan', ar: 'دورة رمضان' },
    })
  ).path;
});
afterAll(async () => {
  await world.close();
  fs.rmSync(folder, { recursive: true });
});

test('the page of an edition exists and bears its title, in the language of its path', async () => {
  expect((await world.http.get('/tournament/2025/may').expect(200)).text).toContain(
    '<title>Tournoi de mai</title>',
  );
  const arabic = await world.http.get('/ar/tournament/2025/may').expect(200);
  expect(arabic.text).toContain('<html lang="ar" dir="rtl">');
  expect(arabic.text).toContain('<title>دورة ماي</title>');
});

test('the page of an unlisted edition exists at its token alone', async () => {
  expect((await world.http.get(`/ar${path_}`).expect(200)).text).toContain(
    '<title>دورة رمضان</title>',
  );
  await world.http.get('/tournament/2025/ramadan').expect(404);
});

test.each([
  '/tournament/2024/may',
  '/tournament/2025/June',
  '/tournament/t/AAAAAAAAAAAAAAAAAAAAAA',
  '/en/tournament/t/x',
  "/tournament/2025/'or'1",
  '/tournament/2025/may/x',
  '/discussions/D-00000000',
])('%s does not exist', async (url) => {
  await world.http.get(url).expect(404);
});

test('the stray copy of the page leads back to it for good, query and language kept', async () => {
  for (const [asked, answered] of [
    [`${path_}/index%20copy`, path_],
    [`/ar${path_}/index%20copy/`, `/ar${path_}`],
    [`/en${path_}/index%20copy?a=1`, `/en${path_}?a=1`],
  ]) {
    const { headers } = await world.http.get(asked ?? '').expect(301);
    expect(headers.location).toBe(answered);
  }
  const { headers } = await world.http
    .get('/tournament/t/%0d%0aX-Evil:%201/index%20copy')
    .expect(301);
  expect(headers).not.toHaveProperty('x-evil');
});

test('pages carry the listed editions, and learn of a new one at once', async () => {
  const admin = await world.admin();
  const dataOf = async () =>
    /id="public-data">(.*?)<\/script>/s.exec((await world.http.get('/').expect(200)).text)?.[1] ??
    '';
  expect(await dataOf()).toContain('2025/may');
  expect(await dataOf()).not.toContain(path_);
  await makeEdition(admin, { slug: '2026/nouveau' });
  expect(await eventually(dataOf, (data) => data.includes('2026/nouveau'))).toContain(
    '2026/nouveau',
  );
});

test('a thread has a page of its own', async () => {
  const { reference } = await world.player();
  const [user] = await world.sql<{ id: number }>('select id from users where reference = $1', [
    reference,
  ]);
  const thread = await world.app
    .get(DiscussionsService)
    .open(
      { userId: user?.id ?? 0, reference, desk: false },
      { title: 'Qui joue <jeudi> ?', message: 'On est huit.' },
    );
  expect((await world.http.get(`/discussions/${thread}`).expect(200)).text).toContain(
    '<title>Qui joue &lt;jeudi&gt; ?</title>',
  );
});
