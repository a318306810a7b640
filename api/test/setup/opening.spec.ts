import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { SetupStepAnswer } from '@five/shared/venue/setup/setup.contract';
import { OPTIONAL_STEPS, SETUP_STEPS } from '@five/shared/venue/setup/setup.codes';
import { PLACEHOLDERS } from '@five/shared/venue/setup/setup.rules';
import { LOCALES } from '@five/shared/locales/locale';
import { eventually } from '../eventually.ts';
import type { Person } from '../people.ts';
import { MONDAY_MORNING, openVenue } from '../venue.ts';
import { createWorld, type World } from '../world.ts';

let world: World;
let admin: Person;
let staff: Person;
let site: string;

beforeAll(async () => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'opening-'));
  for (const file of ['index', 'opening-soon/index', 'ar/opening-soon/index', 'auth/login/index']) {
    fs.mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    const body = `<html lang="fr"><head></head><body>${file}</body></html>`;
    fs.writeFileSync(path.join(site, `${file}.html`), body);
  }
  fs.writeFileSync(
    path.join(site, '__spa-fallback.html'),
    '<html><head></head><body></body></html>',
  );
  world = await createWorld({
    at: MONDAY_MORNING,
    folders: { site },
    env: { BACKUP_DIR: path.join(site, 'backups') },
  });
  [admin, staff] = [await world.admin(), await world.staff()];
});
beforeEach(async () => {
  world.clock.set(new Date(MONDAY_MORNING));
  await world.sql(
    `update venue set opened_at = null, accepted_steps = '{}', mail_arrived_at = null,
      name = 'Foot à cinq'`,
  );
});
afterAll(async () => {
  await world.close();
  fs.rmSync(site, { recursive: true });
});

const code = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const steps = ({ body }: { body: unknown }) =>
  ((body as { data?: SetupStepAnswer[] }).data ?? body) as SetupStepAnswer[];
const pathOf = (step: string, answer: { body: unknown }) =>
  steps(answer).find((one) => one.step === step)?.path;
const missing = (answer: { body: unknown }) =>
  steps(answer).flatMap(({ step, done }) => (done ? [] : [step]));
const page = (path_: string, cookie = '') =>
  world.http.get(path_).set({ accept: 'text/html', cookie }).redirects(0);
/** Waits until this process has read that the venue is no longer open. */
async function isDraft(): Promise<void> {
  const target = async () => String((await page('/')).headers['location']);
  expect(await eventually(target, (read) => read === '/opening-soon')).toBe('/opening-soon');
}

/** Takes all steps of the opening but the mail. */
async function prepare(): Promise<void> {
  await admin.http
    .put('/api/venue')
    .send({
      name: 'Foot Salé',
      city: { fr: 'Salé', en: 'Salé', ar: 'سلا' },
      address: { fr: '1, rue du Stade' },
      latitude: 34.03,
      longitude: -6.8,
      socialLinks: [{ network: 'whatsapp', url: 'https://wa.me/212612345678' }],
      rib: '999780000123456789012341',
      legal: { taxId: '40123456' },
      vat: { status: 'exempt' },
    })
    .expect(200);
  await openVenue(world);
  for (const step of ['hours', 'brand', 'photos', 'terms'])
    await admin.http.put('/api/setup').send({ step, accepted: true }).expect(200);
}

test('a fresh venue names each step with what is missing, in the caller’s language', async () => {
  const answer = await admin.http.get('/api/setup').set('accept-language', 'en').expect(200);
  expect(steps(answer).map(({ step }) => step)).toEqual(SETUP_STEPS);
  expect(missing(answer)).toEqual(SETUP_STEPS.filter((step) => !['team', 'backup'].includes(step)));
  expect(steps(answer).find(({ step }) => step === 'bank')).toEqual({
    step: 'bank',
    done: false,
    accepted: false,
    optional: false,
    path: '/admin/venue#bank',
    why: 'The bank account number (RIB) is missing, so no one can pay by transfer.',
  });
  expect(pathOf('pitches', answer)).toBe('/admin/pitches/create');
  expect(code(await admin.http.post('/api/venue/open').expect(409))).toBe('VENUE_NOT_READY');
});

test('only optional steps can be left as they are, and taken up again', async () => {
  for (const step of OPTIONAL_STEPS) {
    const left = await admin.http.put('/api/setup').send({ step, accepted: true }).expect(200);
    expect(missing(left)).not.toContain(step);
  }
  const again = await admin.http
    .put('/api/setup')
    .send({ step: 'photos', accepted: false })
    .expect(200);
  expect(missing(again)).toContain('photos');
  const inEnglish = await admin.http
    .put('/api/setup')
    .set('accept-language', 'en')
    .send({ step: 'photos', accepted: false })
    .expect(200);
  expect(inEnglish.body.data.find(({ step }: { step: string }) => step === 'bank').why).toMatch(
    /^The bank account/,
  );
  for (const step of ['bank', 'other', null])
    await admin.http.put('/api/setup').send({ step, accepted: true }).expect(422);
});

test('until the venue is open, each page leads to the one that says so, by language', async () => {
  await isDraft();
  expect((await page('/ar/pricings')).headers['location']).toBe('/ar/opening-soon');
  expect((await page('/opening-soon')).text).toContain('opening-soon/index');
  expect((await page('/auth/login')).status).toBe(200);
  expect((await page('/', 'preview=1795000000000.AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(302);
});

test('staff see the site by a signed cookie, for twelve hours', async () => {
  await isDraft();
  const { headers } = await staff.http.post('/api/setup/preview').expect(200);
  const [written = ''] = headers['set-cookie'] as unknown as string[];
  expect(written).toMatch(/; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax$/);
  const cookie = written.split(';')[0];
  expect((await page('/', cookie)).status).toBe(200);
  world.clock.set(new Date('2026-11-23T21:00:01Z'));
  expect((await page('/', cookie)).headers['location']).toBe('/opening-soon');
});

test('a mail has arrived once its code is entered; wrong and old codes are refused', async () => {
  await admin.http.post('/api/setup/test_mail').expect(200);
  const mail = (await world.mails(admin.email)).find(({ subject }) => subject.includes('test'));
  const enter = (typed: string) =>
    admin.http.post('/api/setup/test_mail/confirm').send({ code: typed });
  const wrong = mail?.code === '000000' ? '000001' : '000000';
  expect(code(await enter(wrong).expect(422))).toBe('AUTH_CODE_WRONG');
  expect(code(await enter('12').expect(422))).toBe('AUTH_CODE_WRONG');
  world.clock.set(new Date('2026-11-23T11:00:00Z'));
  expect(code(await enter(mail?.code ?? '').expect(422))).toBe('AUTH_CODE_WRONG');
  world.clock.set(new Date('2026-11-23T10:59:59Z'));
  expect(missing(await enter(mail?.code ?? '').expect(200))).not.toContain('mail');
});

test('with all steps done an admin opens the venue, once, and visitors see the site', async () => {
  await isDraft();
  await prepare();
  await admin.http.put('/api/setup').send({ step: 'mail', accepted: true }).expect(200);
  const opened = await admin.http.post('/api/venue/open').expect(200);
  expect(missing(opened)).toEqual([]);
  expect(pathOf('pitches', opened)).toBe('/admin/pitches');
  expect((await page('/')).text).toContain('index');
  expect((await page('/opening-soon')).headers['location']).toBe('/');
  expect((await world.http.get('/api/venue').expect(200)).body).toMatchObject({ state: 'open' });
  await admin.http.post('/api/venue/open').expect(200);
  expect(await world.sql(`select actor from audit where act = 'venue.open' order by id`)).toEqual([
    { actor: admin.reference },
  ]);
});

test('a pitch without prices closes the way again', async () => {
  await world.sql(`update pricings set archived_at = now() where duration_minutes = 60`);
  const read = async () => missing(await admin.http.get('/api/setup').expect(200));
  expect(await eventually(read, (found) => found.includes('prices'))).toContain('prices');
});

test('players, visitors and reception have no part in the opening', async () => {
  const player = await world.player();
  await player.http.get('/api/setup').expect(403);
  await staff.http.get('/api/setup').expect(403);
  await staff.http.post('/api/venue/open').expect(403);
  await world.http.get('/api/setup').expect(401);
});

test('a mail ends with the email of the venue only if it has one', async () => {
  for (const [email, named] of [
    [PLACEHOLDERS.email, false],
    ['contact@phare.test', true],
  ] as const) {
    await world.sql('update venue set email = $1', [email]);
    await admin.http
      .put('/api/venue')
      .send({ name: `Foot ${String(named)}` })
      .expect(200);
    await admin.http.post('/api/setup/test_mail').expect(200);
    const mails = await world.mails(admin.email);
    const texts = mails.flatMap(({ text }) => (text.includes(`Foot ${String(named)}`) ? text : []));
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect([email, text.includes(email)]).toEqual([email, named]);
  }
});

test('French that is saved beside placeholders is shown in every language', async () => {
  const address = { ...PLACEHOLDERS.address, fr: '7, rue du Phare' };
  await admin.http.put('/api/venue').send({ address }).expect(200);
  for (const locale of LOCALES) {
    const { body } = await world.http.get('/api/venue').set('accept-language', locale).expect(200);
    expect(body).toMatchObject({ address: '7, rue du Phare' });
  }
});
