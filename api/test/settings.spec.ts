import { LOCALES } from '@five/shared/locales/locale';
import { formatLocalizedDate } from '@five/shared/time/date-format';
import { addDays } from '@five/shared/time/wall-time';
import { ribKey } from '@five/shared/venue/company-numbers';
import type { VenueAnswer } from '@five/shared/venue/venue.contract';
import { VenueClock } from '../src/platform/clock/venue-clock.ts';
import { PublicData } from '../src/platform/site/public-data.ts';
import { VenueSettings } from '../src/settings/venue-settings.ts';
import { eventually } from './eventually.ts';
import { fingerprint } from './fingerprint.ts';
import { startProcess } from './two-processes.ts';
import { createWorld, type World } from './world.ts';

let world: World;
let usualPolicies: VenueAnswer['policies'];
beforeAll(async () => {
  world = await createWorld();
  usualPolicies = ((await world.http.get('/api/venue').expect(200)).body as VenueAnswer).policies;
});
afterAll(() => world.close());
beforeEach(async () => {
  const { status } = await update({
    policies: usualPolicies,
    seasons: [],
    exceptions: [],
    maintenance: null,
    zoneOverrides: [],
  });
  expect(status).toBe(200);
  await world.app.get(VenueSettings).current();
});

const ACCOUNT = '9997800001234567890123';
const RIB = ACCOUNT + ribKey(ACCOUNT);
const CITY = { fr: 'Fès', en: 'Fez', ar: 'فاس' };
const update = async (body: object) => (await world.admin()).http.put('/api/venue').send(body);
const readPolicies = async () =>
  (await world.http.get('/api/venue/policies').expect(200)).body as {
    version: string;
    conditions: string | null;
    privacy: string | null;
  };

test('VAT has a rate for each kind and a status; only admins read it', async () => {
  const { http } = await world.admin();
  const read = async () => (await http.get('/api/venue?texts=all').expect(200)).body as object;
  expect(await read()).toMatchObject({ vat: { status: 'unknown', packs: 2000, mention: null } });
  expect((await update({ vat: { status: 'liable', packs: 1000 } })).status).toBe(200);
  expect((await update({ vat: { academy: 0 } })).status).toBe(200);
  expect(await read()).toMatchObject({
    vat: { status: 'liable', bookings: 2000, packs: 1000, tournaments: 2000, academy: 0 },
  });
  for (const vat of [{ bookings: 20 }, { packs: null }, { status: 'yes' }, { mention: {} }])
    expect((await update({ vat })).status).toBe(422);
  expect((await world.http.get('/api/venue').expect(200)).body).not.toHaveProperty('vat');
});

test('an IBAN is stored as the account number that is in it', async () => {
  const iban = `MA${String(98n - (BigInt(`${RIB}221000`) % 97n)).padStart(2, '0')}${RIB}`;
  expect((await update({ rib: iban.replace(/.{4}/g, '$& ') })).status).toBe(200);
  expect((await (await world.player()).http.get('/api/venue').expect(200)).body).toMatchObject({
    rib: RIB,
  });
});

test('everyone reads the settings in their language; bank details take a session', async () => {
  expect(
    (
      await update({
        rib: RIB,
        bankName: 'Banque',
        accountHolder: 'Five',
        city: CITY,
      })
    ).status,
  ).toBe(200);
  const { body: visitor } = await world.http
    .get('/api/venue')
    .set('accept-language', 'ar')
    .expect(200);
  expect(visitor).toMatchObject({
    city: 'فاس',
    rib: null,
    bankName: null,
    accountHolder: null,
    policies: {
      slotMinutes: 60,
      horizonDays: 60,
      holdMinutes: 60,
      draftHoldMinutes: 10,
      freeCancelHours: 24,
      maxPending: 2,
      maxUpcoming: 6,
    },
  });
  expect(visitor).not.toHaveProperty('zoneOverrides');
  const { body: player } = await (
    await world.player()
  ).http
    .get('/api/venue')
    .set('accept-language', 'en')
    .expect(200);
  expect(player).toMatchObject({
    city: 'Fez',
    rib: RIB,
    bankName: 'Banque',
    accountHolder: 'Five',
  });
  expect(player).not.toHaveProperty('zoneOverrides');
});

test('a RIB is taken as the bank prints it and kept as digits', async () => {
  expect((await update({ rib: RIB.replace(/^(.{3})(.{3})(.{16})/, '$1 $2 $3 ') })).status).toBe(
    200,
  );
  const { body } = await (await world.player()).http.get('/api/venue').expect(200);
  expect(body).toMatchObject({ rib: RIB });
});

test('only the desk gets all three languages, even when a visitor requests them', async () => {
  expect((await update({ city: CITY })).status).toBe(200);
  const { body: visitor } = await world.http.get('/api/venue').query({ texts: 'all' }).expect(200);
  expect(visitor).toMatchObject({ city: 'Fès' });
  const { body: staff } = await (
    await world.staff()
  ).http
    .get('/api/venue')
    .query({ texts: 'all' })
    .expect(200);
  expect(staff).toMatchObject({
    city: CITY,
    zoneOverrides: [],
    policiesVersion: (await readPolicies()).version,
  });
});

test('written settings are returned by the next read, for every kind of setting', async () => {
  const change = {
    openingHours: [
      {
        weekday: 5,
        intervals: [
          { startTime: '09:00', endTime: '12:00' },
          { startTime: '15:00', endTime: '01:00' },
        ],
      },
    ],
    seasons: [
      {
        name: { fr: 'Ramadan', ar: 'رمضان' },
        from: '2027-02-08',
        to: '2027-03-09',
        openingHours: [{ weekday: 1, intervals: [{ startTime: '20:30', endTime: '03:00' }] }],
      },
    ],
    exceptions: [
      { from: '2027-01-01', to: '2027-01-01', intervals: [], reason: { fr: 'Jour de l’an' } },
    ],
    policies: { holdMinutes: 45 },
    legal: { ice: '001 234 567 000 089' },
    maintenance: { message: { fr: 'Sauvegarde en cours' }, retryAfter: '01:00' },
  };
  const { status, body } = await update(change);
  expect([status, body]).toMatchObject([
    200,
    { status: 'success', data: { openingHours: change.openingHours } },
  ]);
  const { body: venue } = await world.http.get('/api/venue').expect(200);
  expect(venue).toMatchObject({
    openingHours: change.openingHours,
    seasons: [{ name: 'Ramadan', from: '2027-02-08', to: '2027-03-09' }],
    exceptions: [{ from: '2027-01-01', intervals: [], reason: 'Jour de l’an' }],
    policies: { holdMinutes: 45, horizonDays: 60 },
    legal: { ice: '001234567000089' },
    maintenance: { message: 'Sauvegarde en cours', retryAfter: '01:00' },
  });
  await update({ seasons: [], exceptions: [], maintenance: null });
  expect((await world.http.get('/api/venue').expect(200)).body).toMatchObject({
    seasons: [],
    exceptions: [],
    maintenance: null,
  });
});

test('the prerendered page lists a coming season with dates, and no past season', async () => {
  const lines = async () => (await world.app.get(PublicData).of('fr')).noscript;
  const usual = [{ weekday: 5, intervals: [{ startTime: '09:00', endTime: '12:00' }] }];
  const season = (from: string, to: string) => ({
    name: { fr: 'Ramadan' },
    from,
    to,
    openingHours: [{ weekday: 1, intervals: [{ startTime: '20:30', endTime: '03:00' }] }],
  });
  await update({ openingHours: usual, seasons: [season('2097-02-08', '2097-03-09')] });
  expect(await eventually(lines, (text) => text.includes('2097'))).toMatch(
    /vendredi: 09:00.*Ramadan, 8 février 2097 – 9 mars 2097.*lundi: 20:30 – 03:00/s,
  );
  await update({ seasons: [season('2020-02-08', '2020-03-09')] });
  const after = await eventually(lines, (text) => !text.includes('Ramadan'));
  expect(after).toContain('vendredi: 09:00');
  expect(after).not.toContain('Ramadan');
});

test.each([
  ['fr', 'Aïd', '\u00a0: fermé'],
  ['ar', 'العيد', ': مغلق'],
] as const)(
  'the prerendered page in %s lists days of the next month with special opening hours or a closure',
  async (locale, reason, closed) => {
    const day = (ahead: number) => addDays(world.clock.now().toISOString().slice(0, 10), ahead);
    const said = (ahead: number) => formatLocalizedDate(day(ahead), locale, 'full');
    await update({
      exceptions: [
        {
          from: day(9),
          to: day(9),
          intervals: [{ startTime: '14:00', endTime: '18:00' }],
          reason: null,
        },
        { from: day(5), to: day(6), intervals: [], reason: { fr: 'Aïd', ar: 'العيد' } },
        { from: day(90), to: day(90), intervals: [], reason: { fr: 'Plus tard' } },
      ],
    });
    const text = await eventually(
      async () => (await world.app.get(PublicData).of(locale)).noscript,
      (found) => found.includes(reason),
    );
    expect(text).toContain(`${reason}, ${said(5)} – ${said(6)}${closed}`);
    expect(text).toContain(`${said(9)}: 14:00 – 18:00`);
    expect(text).not.toContain('Plus tard');
    await update({ exceptions: [] });
  },
);

const BROKEN: [string, object, string, string][] = [
  [
    'a RIB with a wrong key',
    { rib: `${ACCOUNT}${ribKey(ACCOUNT) === '01' ? '02' : '01'}` },
    'VENUE_RIB_INVALID',
    'rib',
  ],
  [
    'a color that the light ground hides',
    { actionColor: '#ffe14d' },
    'VENUE_COLOR_CONTRAST',
    'actionColor',
  ],
  ['a RIB that is too short', { rib: RIB.slice(1) }, 'VENUE_RIB_INVALID', 'rib'],
  [
    'a company number that is too short',
    { legal: { ice: '00123456700008' } },
    'VALIDATION_FAILED',
    'legal.ice',
  ],
  [
    'intervals that overlap',
    {
      openingHours: [
        {
          weekday: 1,
          intervals: [
            { startTime: '09:00', endTime: '13:00' },
            { startTime: '12:00', endTime: '20:00' },
          ],
        },
      ],
    },
    'VENUE_HOURS_OVERLAP',
    'openingHours',
  ],
  [
    'a weekday twice',
    {
      openingHours: [
        { weekday: 1, intervals: [] },
        { weekday: 1, intervals: [] },
      ],
    },
    'VENUE_HOURS_OVERLAP',
    'openingHours',
  ],
  [
    'an exception that overlaps itself',
    {
      exceptions: [
        {
          from: '2027-01-01',
          to: '2027-01-02',
          intervals: [
            { startTime: '22:00', endTime: '02:00' },
            { startTime: '23:00', endTime: '01:00' },
          ],
        },
      ],
    },
    'VENUE_HOURS_OVERLAP',
    'exceptions.0.intervals',
  ],
  [
    'a season that ends before it begins',
    { seasons: [{ name: { fr: 'x' }, from: '2027-02-02', to: '2027-02-01', openingHours: [] }] },
    'VALIDATION_FAILED',
    'seasons.0.to',
  ],
  [
    'a time zone that does not exist',
    { timeZone: 'Africa/Atlantis' },
    'VENUE_TIME_ZONE_UNKNOWN',
    'timeZone',
  ],
  ['a text without French', { address: { en: 'x' } }, 'VALIDATION_FAILED', 'address.fr'],
  [
    '24:00',
    { openingHours: [{ weekday: 1, intervals: [{ startTime: '09:00', endTime: '24:00' }] }] },
    'VALIDATION_FAILED',
    'openingHours.0.intervals.0.endTime',
  ],
  ['a field that is not known', { currency: 'EUR' }, 'VALIDATION_FAILED', 'currency'],
];
test.each(BROKEN)(
  '%s is refused on its field, in three languages, and no other field is stored',
  async (_, change, code, field) => {
    const { http } = await world.admin();
    const before = await fingerprint(world);
    const sentences: string[] = [];
    for (const locale of LOCALES) {
      const { body } = await http
        .put('/api/venue')
        .set('accept-language', locale)
        .send({ name: 'Autre', ...change })
        .expect(422);
      expect(body).toMatchObject({ code, errorMessages: [{ field }] });
      sentences.push(
        (body as { errorMessages: { message: string }[] }).errorMessages[0]?.message ?? '',
      );
    }
    expect(new Set(sentences).size).toBe(LOCALES.length);
    expect(await fingerprint(world)).toEqual(before);
  },
);

test('new conditions get the next version, which the next registration accepts', async () => {
  const next = String(Number((await readPolicies()).version) + 1);
  expect((await update({ conditions: { fr: 'Neuves' } })).body).toMatchObject({
    data: { policiesVersion: next },
  });
  expect(await readPolicies()).toMatchObject({ version: next, conditions: 'Neuves' });
  const person = await world.register();
  const [row] = await world.sql(
    `select conditions_version as version, conditions_accepted_at is not null as dated from users
      where reference = $1`,
    [person.reference],
  );
  expect(row).toEqual({ version: next, dated: true });
});

test('own terms are only in the HTML of their page; removing makes a new version', async () => {
  await update({ privacy: { fr: 'Rien n’est vendu.' } });
  expect(await readPolicies()).toMatchObject({ privacy: 'Rien n’est vendu.' });
  const blocks = await eventually(
    () => world.app.get(PublicData).of('fr'),
    ({ ahead }) => ahead.get('/privacy')?.includes('Rien') ?? false,
  );
  expect(blocks.ahead.get('/privacy')).toContain('Rien n’est vendu.');
  expect(blocks.script).not.toContain('Rien n’est vendu.');
  const { version } = await readPolicies();
  await update({ privacy: null });
  expect(await readPolicies()).toMatchObject({
    privacy: null,
    version: String(Number(version) + 1),
  });
});

test('clock data for clients has time zone overrides, whatever the device data', async () => {
  const soon = new Date(world.clock.now().getTime() + 30 * 86_400_000).toISOString();
  await update({ zoneOverrides: [{ from: soon, offsetMinutes: 120 }] });
  const { body } = await world.http.get('/api/venue').expect(200);
  const { clockTurns } = body as VenueAnswer;
  expect(clockTurns.at(-1)).toEqual({ from: soon, offsetMinutes: 120 });
  expect(Date.parse(clockTurns[0]?.from ?? '')).toBeLessThan(
    world.clock.now().getTime() - 365 * 86_400_000,
  );
  await update({ zoneOverrides: [] });
  await world.app.get(VenueSettings).current();
});

test('a decree is a row: the venue’s clock follows the overrides at once', async () => {
  const clock = world.app.get(VenueClock);
  const noon = new Date('2028-07-01T12:00:00Z');
  expect(clock.wallOf(noon)).toBe('2028-07-01T12:00');
  await update({ zoneOverrides: [{ from: '2028-06-01T00:00:00Z', offsetMinutes: 60 }] });
  await world.app.get(VenueSettings).current();
  expect(clock.wallOf(noon)).toBe('2028-07-01T13:00');
});

test('a change in one process is read in the other', async () => {
  const other = await startProcess(world.databaseUrl, { DEMO: 'off', RATE_LIMITS: 'on' });
  // The first read fills the caches of both.
  for (const { http } of [world, other]) await http.get('/api/venue').expect(200);
  expect((await update({ name: 'Cinq' })).status).toBe(200);
  for (const { http } of [world, other]) {
    const read = async () =>
      ((await http.get('/api/venue').expect(200)).body as { name: string }).name;
    expect(await eventually(read, (name) => name === 'Cinq')).toBe('Cinq');
  }
  await other.stop();
});

test('a page on a network is stored with https, and a WhatsApp number as its link', async () => {
  const socialLinks = [
    { network: 'whatsapp', url: '06 12 34 56 78' },
    { network: 'instagram', url: 'instagram.com/five' },
    { network: 'facebook', url: 'https://facebook.com/five' },
  ];
  expect((await update({ socialLinks })).status).toBe(200);
  expect((await world.http.get('/api/venue').expect(200)).body).toMatchObject({
    socialLinks: [
      { network: 'whatsapp', url: 'https://wa.me/212612345678' },
      { network: 'instagram', url: 'https://instagram.com/five' },
      { network: 'facebook', url: 'https://facebook.com/five' },
    ],
  });
  for (const [network, url, message] of [
    ['whatsapp', '0612', /wa\.me/],
    ['instagram', '0612345678', /https/],
  ] as const) {
    const { status, body } = await update({ socialLinks: [{ network, url }] });
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toMatch(message);
  }
  await update({ socialLinks: [] });
});
