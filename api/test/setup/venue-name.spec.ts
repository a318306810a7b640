import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { CashSessionAnswer } from '@five/shared/payments/cash/cash.contract';
import { LOCALES } from '@five/shared/locales/locale';
import sharp from 'sharp';
import { Paper } from '../../src/platform/pdf/paper.ts';
import { TextPaths } from '../../src/platform/pictures/text-paths.ts';
import { newMatch } from '../community/match-guests.ts';
import { closeDrawer } from '../close-drawer.ts';
import type { Person } from '../people.ts';
import { MONDAY_MORNING, openVenue } from '../venue.ts';
import { createWorld, type World } from '../world.ts';

const FORMER = /five.?arena/i;
const NAME = 'Foot du Phare';
/** Paths of the files that are made from the settings. */
const MANIFESTS = ['/manifest.webmanifest', '/manifest.en.webmanifest', '/manifest.ar.webmanifest'];
const PICTURES = LOCALES.map((locale) => `/share/${locale}.png`);

/** Texts drawn in pictures and on papers. */
const drawn: string[] = [];
const line = Reflect.get(TextPaths.prototype, 'line');
TextPaths.prototype.line = function (this: TextPaths, text, style, most) {
  drawn.push(text);
  return line.call(this, text, style, most);
};
const paragraph = Reflect.get(Paper.prototype, 'text');
Paper.prototype.text = function (this: Paper, text, style) {
  drawn.push(text);
  paragraph.call(this, text, style);
};

let world: World;
let player: Person;
let site: string;

beforeAll(async () => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'five-arena-name-'));
  const html = '<html><head><title>x</title></head><body>%fact:venue%</body></html>';
  for (const folder of ['.', 'en']) {
    fs.mkdirSync(path.join(site, folder), { recursive: true });
    fs.writeFileSync(path.join(site, folder, 'index.html'), html);
  }
  world = await createWorld({ at: MONDAY_MORNING, folders: { site, admin: site } });
  await openVenue(world);
  player = await world.register();
});
beforeEach(() => rename(NAME));
afterAll(async () => {
  await world.close();
  fs.rmSync(site, { recursive: true });
});

async function rename(name: string): Promise<void> {
  await (await world.admin()).http.put('/api/venue').send({ name }).expect(200);
  drawn.length = 0;
}

test.each(MANIFESTS)('%s has the name of the venue, and is sent once for it', async (address) => {
  const { body, headers } = await world.http.get(address).responseType('blob').expect(200);
  expect(headers['content-type']).toContain('application/manifest+json');
  const manifest = JSON.parse((body as Buffer).toString()) as Record<string, unknown>;
  expect(manifest).toMatchObject({ name: NAME, short_name: NAME, display: 'standalone' });
  expect(JSON.stringify(manifest)).not.toMatch(FORMER);
  const again = () => world.http.get(address).set('if-none-match', headers.etag ?? '');
  await again().expect(304);
  await rename('Autre Nom');
  await again().expect(200);
});

test.each(PICTURES)(
  'the picture of shared links draws the name of the venue: %s',
  async (address) => {
    await rename('Foot des Dunes');
    const { body, headers } = await world.http.get(address).responseType('blob').expect(200);
    expect(headers['content-type']).toBe('image/png');
    expect(await sharp(body as Buffer).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(drawn).toContain('FOOT DES DUNES');
    expect(drawn.join('\n')).not.toMatch(FORMER);
  },
);

test('the picture of a match, papers and calendars have the name of the venue', async () => {
  const { token, booking } = await newMatch(player);
  await world.http.get(`/api/matches/${token}/preview.png`).responseType('blob').expect(200);
  expect(drawn).toContain(NAME.toUpperCase());
  const staff = await world.staff();
  await staff.http
    .post('/api/payments')
    .send({ booking, amountCents: 10_000, method: 'cash' })
    .expect(201);
  const receipt = await player.http.get(`/api/bookings/${booking}/receipt.pdf`).buffer(true);
  expect(drawn).toContain(NAME);
  expect(drawn.join('\n')).not.toMatch(FORMER);
  const paper = (receipt.body as Buffer).toString('latin1');
  expect(paper).toContain(`(${NAME})`);
  expect(paper).not.toMatch(FORMER);
  const { text } = await player.http.get(`/api/bookings/${booking}/calendar.ics`).expect(200);
  expect(text).toContain(`PRODID:-//${NAME}//Bookings//EN`);
  expect(text.replaceAll(/^UID:.*$/gm, '')).not.toMatch(FORMER);
});

test('the report of a drawer names the venue as its author', async () => {
  const staff = await world.staff();
  const sessions = await staff.http.get('/api/cash_sessions').expect(200);
  const [open] = sessions.body as CashSessionAnswer[];
  if (!open) throw new Error('the payment above opens a drawer');
  await closeDrawer(staff, open);
  const report = await staff.http
    .get(`/api/cash_sessions/${open.reference}/report.pdf`)
    .buffer(true)
    .expect(200);
  const paper = (report.body as Buffer).toString('latin1');
  expect(paper).toContain(`(${NAME})`);
  expect([paper, ...drawn].join('\n')).not.toMatch(FORMER);
});

test('mails, pages and the description of the API have the name of the venue', async () => {
  const guest = await world.register();
  const [mail] = await world.mails(guest.email);
  expect(mail?.html).toContain(NAME);
  for (const address of ['/', '/en', '/admin/', '/api/docs', '/api/openapi.json']) {
    const { text } = await world.http.get(address).set('accept', 'text/html').expect(200);
    expect(text).toContain(NAME);
    expect(text).not.toMatch(FORMER);
  }
  expect(JSON.stringify(mail)).not.toMatch(FORMER);
});
