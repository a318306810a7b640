import fs from 'node:fs';
import path from 'node:path';
import { LOCALES } from '@five/shared/locales/locale';
import { MAIL_PARAMETERS, type MailTemplate } from '@five/shared/locales/message-parameters';
import { Jobs } from '../src/platform/jobs/jobs.ts';
import { DISPATCH } from '../src/platform/outbox/dispatcher.ts';
import { MailRenderer } from '../src/platform/mail/mail-renderer.ts';
import { Recipients } from '../src/platform/outbox/recipients.ts';
import { mailTo, queueMail } from './queue-mail.ts';
import { createWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ env: { PUBLIC_ORIGIN: 'https://five.example' } });
});
afterAll(() => world.close());

const VALUES = {
  numberOfHours: 10,
  remainingHours: 8,
  validUntil: '2026-12-21',
  disputeUntil: '2026-12-05',
  firstName: 'Yasmine',
  code: '204816',
  minutes: 15,
  email: 'new@five.test',
  phone: '+212612345678',
  reference: 'B-7K3M9QXT',
  match: 'OM-7K3M9QXT',
  date: '2026-11-21',
  startTime: '23:00',
  endTime: '00:00',
  pitch: { fr: 'Terrain 1', en: 'Pitch 1', ar: 'ملعب 1' },
  wasDate: '2026-11-20',
  wasStartTime: '21:00',
  wasPitch: { fr: 'Terrain 2', en: 'Pitch 2', ar: 'ملعب 2' },
  totalCents: 30_000,
  dueCents: 12_050,
  amountCents: 17_950,
  holdExpiresAt: '2026-11-21T18:30:00.000Z',
  offerEndsAt: '2026-11-21T18:30:00.000Z',
  rib: '007780000123456789012345',
  accountHolder: 'Five Arena SARL',
  reason: 'Fuite d’eau',
  fullName: 'Amina Tazi',
  message: 'Un terrain pour douze enfants ?',
  dates: 12,
  days: ['2026-11-24', '2026-12-08', '2027-02-09'],
  firstDate: '2026-11-24',
  lastDate: '2027-02-09',
  keptUntil: '2027-02-02',
  goesOnFrom: '2027-02-16',
  guardian: 'Salma Tazi',
  session: { fr: 'Espoirs', en: 'Hopes', ar: 'الأمل' },
  from: 'Karim B.',
  title: 'Il manque deux joueurs',
  until: '2026-12-05',
  refundCents: 30_000,
  forfeitedCents: 20_000,
  transferCents: 10_000,
  returnedHours: 2,
  expiredHours: 1,
  forfeitedHours: 2,
  pack: 'S-7K3M9QXT',
  weekday: { fr: 'Mercredi', en: 'Wednesday', ar: 'الأربعاء' },
};
const render = (
  template: string,
  locale: (typeof LOCALES)[number],
  changes: Record<string, unknown> = {},
) =>
  world.app.get(MailRenderer).render({
    template,
    parameters: { ...VALUES, ...changes },
    name: 'Yasmine',
    address: 'yasmine@five.test',
    locale,
  });
const EVERY = LOCALES.flatMap((locale) =>
  Object.keys(MAIL_PARAMETERS).map((template) => [locale, template as MailTemplate] as const),
);

test.each(EVERY)(
  '%s %s is complete: no missing values, no unescaped text, no external resources',
  async (locale, template) => {
    const { subject, text, html } = await render(template, locale);
    for (const part of [subject, text, html])
      expect(part).not.toMatch(/\{\{|undefined|null|NaN|\[object|\.lines|\.subject/);
    expect(subject).not.toMatch(locale === 'fr' ? / {2}/ : / {2}| [:،,.؟?!»]/);
    expect(text).not.toMatch(/2026-11-21|30000|12050/);
    expect(html).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`);
    expect(html).not.toMatch(/<img|<link|<script|url\(|\ssrc=/i);
    expect(html.match(/https?:\/\/[^/"]+/g)).toEqual(['https://five.example']);
    expect(html).not.toMatch(/href="[^"]*(%7B|undefined)/);
  },
);

/** Renders a mail with its own parameters only. */
const renderOwn = (template: MailTemplate, locale: (typeof LOCALES)[number]) => {
  const names: readonly string[] = MAIL_PARAMETERS[template];
  return world.app.get(MailRenderer).render({
    template,
    parameters: Object.fromEntries(Object.entries(VALUES).filter(([name]) => names.includes(name))),
    name: 'Yasmine',
    address: 'yasmine@five.test',
    locale,
  });
};

test.each(EVERY)(
  '%s %s follows the dark scheme, and its slot is a ticket with a big hour',
  async (locale, template) => {
    const { html } = await renderOwn(template, locale);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toMatch(
      /@media \(prefers-color-scheme:dark\)\{\.page\{background:#101417!important/,
    );
    expect(html.match(/<a [^>]*font-weight:700/g)).toHaveLength(1);
    const parameters: readonly string[] = MAIL_PARAMETERS[template];
    const hasSlot = parameters.includes('date') && parameters.includes('startTime');
    const ticket = /<div class="ticket"[^]*?<h|<div class="ticket"[^]*?<p/.exec(html)?.[0] ?? '';
    expect(ticket !== '').toBe(hasSlot);
    if (hasSlot) expect(ticket).toMatch(/font-size:40px[^>]*><span[^>]*>[^<]*23/);
  },
);

test('a mail after midnight names the night in its ticket, and a RIB is in groups', async () => {
  const night = { date: '2026-11-27', startTime: '00:30', endTime: '01:30' };
  const { html, text } = await render('bookingReceivedTransfer', 'fr', night);
  expect(html).toContain('(nuit de jeudi à vendredi)</div>');
  for (const part of [html, text]) expect(part).toContain('007 780 0001234567890123 45');
  expect(html).toMatch(/<strong dir="ltr"[^>]*white-space:nowrap[^>]*>B-7K3M9QXT<\/strong>/);
});

test('the hour of a cancelled match is struck out', async () => {
  const struck = async (template: string) =>
    /font-size:40px[^>]*><span style="text-decoration:line-through">/.test(
      (await render(template, 'fr')).html,
    );
  expect(await struck('bookingCancelledByVenue')).toBe(true);
  expect(await struck('bookingMoved')).toBe(false);
});

test('hours, days and money are localized, times are in the venue’s time zone', async () => {
  expect((await render('bookingReceivedCash', 'fr')).text).toMatch(
    new RegExp(
      'Samedi 21 novembre 2026, de 23\u00a0h\u00a000 à 0\u00a0h\u00a000, Terrain 1\\.' +
        '[^]*300\\s?DH[^]*21 novembre 2026, 18\u00a0h\u00a030',
    ),
  );
  expect((await render('bookingReceivedCash', 'en')).text).toMatch(
    /Saturday,? 21 November 2026[^]*Pitch 1[^]*300\s?MAD/,
  );
  expect((await render('bookingReceivedCash', 'ar')).text).toMatch(
    /السبت[^]*نونبر 2026[^]*ملعب 1[^]*300\s?درهم/,
  );
});

test.each([
  ['packOrderedCash', { numberOfHours: 10 }, [' 10 heures,', ' 10 hours,', ' 10 ساعات،']],
  ['packOrderedTransfer', { numberOfHours: 20 }, [' 20 heures,', ' 20 hours,', ' 20 ساعة،']],
  ['packActive', { remainingHours: 1 }, [' 1 heure à', ' 1 hour to', ' ساعة واحدة ']],
] as const)(
  '%s: the word for hours has the correct plural form in each language',
  async (template, hours, words) => {
    for (const [index, locale] of LOCALES.entries())
      expect((await render(template, locale, hours)).text).toContain(words[index]);
  },
);

test('in plain text a label precedes each URL, with localized colon spacing', async () => {
  const [fr, en, ar] = await Promise.all(
    LOCALES.map(async (locale) => (await render('welcome', locale)).text),
  );
  expect([fr, en, ar].map((text) => /(\S\s?):\nhttps:/.exec(text ?? '')?.[1]?.slice(1))).toEqual([
    '\u00a0',
    '',
    '',
  ]);
});

test('a queued move email without the previous time renders without an empty line', async () => {
  const { text, html } = await render('bookingMoved', 'fr', {
    wasDate: undefined,
    wasStartTime: undefined,
    wasPitch: undefined,
  });
  expect(`${text}${html}`).not.toContain('Avant');
  expect(text).toContain('Maintenant\u00a0: samedi 21 novembre 2026');
  expect((await render('bookingMoved', 'fr')).text).toContain(
    'Avant\u00a0: vendredi 20 novembre 2026, 21\u00a0h\u00a000, Terrain 2.',
  );
});

test('a mail about a move, such as to another pitch only, claims no new hour', async () => {
  for (const template of ['bookingMoved', 'matchMoved', 'matchSeatMoved'])
    for (const locale of LOCALES) {
      const { subject, text } = await render(template, locale);
      expect(`${subject}\n${text.split('\n')[0]}`).not.toMatch(/horaire|\btime\b|موعد/);
    }
});

const AFTER_MIDNIGHT = {
  date: '2026-11-27',
  startTime: '00:00',
  endTime: '01:00',
  wasDate: '2026-11-26',
  wasStartTime: '00:30',
  firstDate: '2026-11-27',
  lastDate: '2026-11-27',
  from: 'Karim B.',
};
test.each([
  ['fr', 'vendredi 27 novembre 2026 (nuit de jeudi à vendredi)', 'nuit de mercredi à jeudi'],
  ['en', '27 November 2026 (night of Thursday to Friday)', 'night of Wednesday to Thursday'],
  ['ar', ' 27 نونبر 2026 (ليلة الخميس إلى الجمعة)', 'ليلة الأربعاء إلى الخميس'],
] as const)(
  'an hour after midnight names its night in every mail and subject with a day and an hour (%s)',
  async (locale, night, before) => {
    const plain = (text: string) =>
      text
        .replace(/[\u2066-\u2069]/g, '')
        .replace(', 27', ' 27')
        .replace('،', '');
    const timed = Object.entries(MAIL_PARAMETERS).filter(
      ([, names]) =>
        (names as readonly string[]).includes('startTime') &&
        (names as readonly string[]).some((name) => name === 'date' || name === 'firstDate'),
    );
    expect(timed.length).toBeGreaterThan(20);
    for (const [template] of timed) {
      const { text, subject } = await render(template, locale, AFTER_MIDNIGHT);
      const calendarDay = /27 (novembre|November|نونبر) 2026/;
      if (calendarDay.test(plain(text)) || calendarDay.test(plain(subject)))
        expect([template, plain(`${subject} ${text}`).toLowerCase()]).toEqual([
          template,
          expect.stringContaining(night.replace('،', '').toLowerCase()),
        ]);
      expect([template, plain(`${subject} ${text}`)]).toEqual([
        template,
        expect.not.stringMatching(/27 (?:novembre|November|نونبر) 2026(?! \()/),
      ]);
      const { text: byDay } = await render(template, locale, {
        ...AFTER_MIDNIGHT,
        startTime: '20:00',
        wasStartTime: '20:00',
      });
      expect(byDay).not.toContain(night.slice(-12));
    }
    expect(plain((await render('bookingMoved', locale, AFTER_MIDNIGHT)).text)).toContain(before);
    expect(plain((await render('bookingTomorrow', locale, AFTER_MIDNIGHT)).subject)).toContain(
      night.slice(-20),
    );
    expect(
      plain(
        (await render('bookingReceivedCash', locale, { holdExpiresAt: '2026-11-27T00:30:00.000Z' }))
          .text,
      ),
    ).toContain(night.slice(-20));
  },
);

test.each([
  ['fr', 'Vos dates\u00a0: 24 novembre, 8 décembre, 9 février.'],
  ['en', 'Your dates: 24 November, 8 December, 9 February.'],
  ['ar', '24 نونبر، 8 دجنبر، 9 فبراير'],
] as const)(
  'a series with a week left out lists its dates, one without does not (%s)',
  async (locale, list) => {
    for (const template of [
      'seriesReceived',
      'seriesConfirmed',
      'seriesReminder',
      'seriesCancelledByVenue',
    ]) {
      expect((await render(template, locale)).text).toContain(list);
      expect((await render(template, locale, { days: null })).text).not.toMatch(
        /Vos dates|Your dates|مواعيدكم: /,
      );
    }
  },
);

test('the button opens the page in the reader’s language, with what it is about', async () => {
  expect((await render('verifyCode', 'fr')).html).toContain(
    'href="https://five.example/account/verify?email=yasmine%40five.test"',
  );
  expect((await render('verifyCode', 'ar')).html).toContain(
    'href="https://five.example/ar/account/verify?email=yasmine%40five.test"',
  );
  expect((await render('seriesEnding', 'fr')).html).toContain(
    'href="https://five.example/account/series/create?continues=B-7K3M9QXT"',
  );
  for (const template of ['matchAccepted', 'matchMoved'])
    expect((await render(template, 'en')).html).toContain(
      'href="https://five.example/en/open-matches/OM-7K3M9QXT"',
    );
});

test('text written by users is escaped and cannot change the text direction', async () => {
  const { subject, html, text } = await render('bookingCancelledByVenue', 'ar', {
    reason: '<img src=x onerror=alert(1)>"\'&\u202egnp.exe',
    reference: 'a\r\nBcc: b',
  });
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
  expect(html).not.toContain('<img');
  expect(`${subject}${html}${text}`).not.toContain('\u202e');
  expect(subject).not.toMatch(/[\r\n]/);
});

test.each([
  'https://evil.test/win',
  'www.evil.test',
  'evil.test',
  'http://2130706433/',
  'evil\u3002test',
])('a name such as %s is a link in no mail', async (address) => {
  const name = `Win ${address} now`;
  for (const [template, field] of [
    ['welcome', 'firstName'],
    ['academyReceived', 'guardian'],
    ['matchAsked', 'from'],
    ['communityMention', 'title'],
    ['contactReceived', 'fullName'],
  ] as const) {
    const { subject, html, text } = await render(template, 'fr', { [field]: name });
    for (const part of [subject, html, text]) expect(part).not.toContain(address);
    expect(text).toMatch(/Win \S+ ?.*now/);
  }
  const renderer = world.app.get(MailRenderer);
  expect(
    (
      await renderer.render({
        template: 'bookingConfirmed',
        parameters: VALUES,
        name,
        address: 'a@five.test',
        locale: 'ar',
      })
    ).html,
  ).not.toContain(address);
});

test('a name with dots stays a name', async () => {
  expect((await render('welcome', 'fr', { firstName: 'J.-P. St. Clair 2.0' })).text).toContain(
    'J.-P. St. Clair 2.0',
  );
});

const mailFiles = () => {
  const folder = path.join(world.dataDir, 'mail');
  return fs.existsSync(folder) ? fs.readdirSync(folder).map((name) => path.join(folder, name)) : [];
};

test('without a server a mail is written to a file; header injection is impossible', async () => {
  const before = new Set(mailFiles());
  world.app.get(Recipients).register(['U', 'CU'], (references) =>
    Promise.resolve(
      new Map(
        references.map((reference) => [
          reference,
          {
            address: `${reference.toLowerCase()}@five.test`,
            name: 'Eve\r\nBcc: all@five.test, see https://evil.test',
            locale: 'fr',
            muted: [],
          },
        ]),
      ),
    ),
  );
  await queueMail(
    world,
    mailTo('eve', {
      recipient: 'U-EVE',
      parameters: { firstName: 'Eve\r\nX-Evil: 1', code: '204816\r\nX-Evil: 2', minutes: 15 },
    }),
  );
  await world.app.get(Jobs).run(DISPATCH);
  const [file = '', ...more] = mailFiles().filter((name) => !before.has(name));
  expect(more).toEqual([]);
  const [head = ''] = fs.readFileSync(file, 'utf8').split('\r\n\r\n', 1);
  expect(head).toMatch(/^Message-ID: <N-[0-9A-Z]{8}@five\.example>$/m);
  expect(head).toMatch(/^To: .*<u-eve@five\.test>$/m);
  expect(head).not.toMatch(/^(Bcc|X-Evil)/im);
  expect(head).not.toContain('evil.test');
});

test('codes are stored in files that no other user of the machine can open', async () => {
  const folder = path.join(world.dataDir, 'mail');
  fs.mkdirSync(folder, { recursive: true });
  fs.chmodSync(folder, 0o755);
  await queueMail(world, mailTo('closed'));
  await world.app.get(Jobs).run(DISPATCH);
  expect(fs.statSync(folder).mode & 0o777).toBe(0o700);
  expect(mailFiles()).not.toEqual([]);
  for (const file of mailFiles()) expect(fs.statSync(file).mode & 0o777).toBe(0o600);
});

test('an address that could contain a second one receives no mail', async () => {
  for (const [index, address] of [
    'a@five.test,b@five.test',
    'a@five.test\nb@five.test',
    'Eve <a@five.test>',
    'no address',
  ].entries()) {
    await queueMail(world, mailTo(`odd${index}`, { recipient: `mailto:${address}` }));
  }
  await world.app.get(Jobs).run(DISPATCH);
  const rows = await world.sql("select last_error from outbox where event like 'test:odd%'");
  expect(rows).toEqual(Array(4).fill({ last_error: 'nothing can be sent to this address' }));
});

test('a mail without an address is withdrawn, because an account may have none', async () => {
  await queueMail(world, mailTo('none', { recipient: 'mailto:' }));
  await world.app.get(Jobs).run(DISPATCH);
  const rows = await world.sql(
    `select sent_at, withdrawn_at is not null as withdrawn from outbox where event = 'test:none'`,
  );
  expect(rows).toEqual([{ sent_at: null, withdrawn: true }]);
});

test('each mail has the new name of the venue, and none the former one', async () => {
  const admin = await world.admin();
  for (const [name, former] of [
    ['Foot Ancien', /five.?arena/i],
    ['Foot du Phare', /foot ancien|five.?arena/i],
  ] as const) {
    await admin.http.put('/api/venue').send({ name }).expect(200);
    for (const [locale, template] of EVERY) {
      const mail = await render(template, locale, { accountHolder: `${name} SARL` });
      expect(mail.html).toContain(name);
      expect(Object.values(mail).join('\n')).not.toMatch(former);
    }
  }
});
