import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { markText } from '@five/shared/platform/site-texts/marked-texts';
import type { WordBlockAnswer } from '@five/shared/venue/words/words.contract';
import { MONDAY_MORNING, openVenue } from '../venue.ts';
import { createWorld, type World } from '../world.ts';

const TITLE = { fr: 'Un <b>toit</b> & plus', en: null, ar: 'سقف واحد' };
const MARKED = markText('about:title', 'L&#x27;art');
const PAGE =
  `<html><head><title>${MARKED}</title></head>` +
  `<body><h1>${MARKED}</h1>${markText('about:lead', 'Venez')}</body></html>`;

let world: World;
let site: string;

beforeAll(async () => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'five-arena-words-'));
  for (const folder of ['.', 'about', 'en/about', 'ar/about']) {
    fs.mkdirSync(path.join(site, folder), { recursive: true });
    fs.writeFileSync(path.join(site, folder, 'index.html'), PAGE);
  }
  world = await createWorld({ at: MONDAY_MORNING, folders: { site, admin: site } });
  await openVenue(world);
});
afterAll(async () => {
  await world.close();
  fs.rmSync(site, { recursive: true });
});

const admin = async () => (await world.admin()).http;
const save = async (words: unknown) => (await admin()).put('/api/words').send({ words });
const html = async (page: string) => (await world.http.get(page).expect(200)).text;
const titleBlock = (blocks: WordBlockAnswer[]) =>
  blocks.find(({ block }) => block === 'about:title');

test('own words are in the page that is sent, escaped; missing ones are French', async () => {
  expect(await html('/about')).toContain('<h1>L&#x27;art</h1>Venez');
  expect((await save([{ block: 'about:title', texts: TITLE }])).status).toBe(200);
  const french = await html('/about');
  expect(french).toContain('<h1>Un &lt;b&gt;toit&lt;/b&gt; &amp; plus</h1>Venez');
  expect(french).toContain('<title>Un &lt;b&gt;toit&lt;/b&gt; &amp; plus</title>');
  expect(french).toContain('"about:title":"Un \\u003cb>toit\\u003c/b> & plus"');
  expect(await html('/en/about')).toContain(
    '<h1>\u2068Un &lt;b&gt;toit&lt;/b&gt; &amp; plus\u2069</h1>',
  );
  expect(await html('/ar/about')).toContain('<h1>سقف واحد</h1>');
});

test('a text returns to the delivered one, which the list of texts names', async () => {
  await save([{ block: 'about:title', texts: TITLE }]);
  const { body: before } = await (await admin()).get('/api/words').expect(200);
  expect(titleBlock(before as WordBlockAnswer[])).toMatchObject({
    page: '/about',
    delivered: { fr: "L'art", en: "L'art", ar: "L'art" },
    texts: TITLE,
  });
  const { body } = await save([{ block: 'about:title', texts: null }]);
  expect(titleBlock((body as { data: WordBlockAnswer[] }).data)).toMatchObject({ texts: null });
  expect(await html('/about')).toContain('<h1>L&#x27;art</h1>');
});

test.each([
  ['an unknown text', { block: 'about:none', texts: TITLE }],
  ['no French text', { block: 'about:title', texts: { fr: ' ', en: 'A roof' } }],
  ['a value of the site', { block: 'about:title', texts: { fr: 'Un {{brand}}' } }],
  ['a text of the site', { block: 'about:title', texts: { fr: '$t(common:brand)' } }],
  ['too long a title', { block: 'about:title', texts: { fr: 'a'.repeat(91) } }],
])('own words with %s are refused', async (_, block) => {
  expect((await save([block])).status).toBe(422);
});

test('a change of words is in the audit, with the text that changed alone', async () => {
  const fr = `Texte ${world.next('words')}`;
  await save([{ block: 'about:lead', texts: { fr } }]);
  const [entry] = await world.sql<{ act: string; changed: object }>(
    `select act, changed from audit where act = 'venue.words' order by id desc limit 1`,
  );
  expect(Object.keys(entry?.changed ?? {})).toEqual(['about:lead']);
  expect(JSON.stringify(entry)).toContain(fr);
});
