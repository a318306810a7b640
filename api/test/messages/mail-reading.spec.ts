import { LOCALES, type Locale } from '@five/shared/locales/locale';
import { MAIL_PARAMETERS, type MailTemplate } from '@five/shared/locales/message-parameters';
import { MailBrand } from '../../src/platform/mail/mail-brand.ts';
import { MailRenderer } from '../../src/platform/mail/mail-renderer.ts';
import type { StopLink } from '../../src/platform/mail/stop-links.ts';
import { createWorld, type World } from '../world.ts';

const NAMES = ['كريم بنعبد الجليل ب.', 'Jean-Christophe Vandenbroucke B.'];
const VALUES = {
  code: '204816',
  booking: 'B-7K3M9QXT',
  match: 'OM-7K3M9QXT',
  token: 'token',
  reference: 'B-7K3M9QXT',
  pack: 'S-7K3M9QXT',
  date: '2026-12-04',
  startTime: '18:00',
  endTime: '19:00',
  pitch: { fr: 'Terrain 1', en: 'Pitch 1', ar: 'ملعب 1' },
  dates: 12,
  message: 'Merci ! À 15 h ?',
  firstDate: '2026-12-04',
  lastDate: '2027-02-19',
  phone: '+212612345678',
  returnedHours: 11,
  weekday: { fr: 'mercredi', en: 'Wednesday', ar: 'الأربعاء' },
  session: { fr: 'Espoirs', en: 'Hopes', ar: 'الأمل' },
};

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const render = (
  template: MailTemplate,
  locale: Locale,
  name = NAMES[0] ?? '',
  stop: StopLink | null = null,
) =>
  world.app.get(MailRenderer).render({
    template,
    parameters: { ...VALUES, from: name, fullName: name, guardian: name, title: name },
    name,
    address: 'yasmine@five.test',
    locale,
    stop,
  });

const firstLetter = (text: string) => /\p{L}/u.exec(text)?.[0] ?? '';

test('a subject begins in the letters of its language, whatever letters a name has', async () => {
  for (const locale of LOCALES)
    for (const template of Object.keys(MAIL_PARAMETERS) as MailTemplate[])
      for (const name of NAMES) {
        const { subject } = await render(template, locale, name);
        const isArabic = /\p{Script=Arabic}/u.test(firstLetter(subject));
        expect([subject, isArabic]).toEqual([subject, locale === 'ar']);
      }
});

test('an Arabic name in a French or English mail is isolated from the sentence', async () => {
  for (const locale of ['fr', 'en'] as const) {
    const { text, html } = await render('matchAsked', locale);
    for (const part of [text, html]) expect(part).toContain(`\u2068${NAMES[0]}\u2069`);
    expect((await render('matchAsked', locale, NAMES[1])).text).not.toContain('\u2068');
  }
});

test('references, phone numbers, and a number with its word stay on one line', async () => {
  const { html } = await render('bookingCancelled', 'fr');
  const lines = html.split('\n').filter((line) => /^<p style="margin:0 .*7K3M9QXT/.test(line));
  expect(lines).not.toEqual([]);
  for (const line of lines)
    expect(line.match(/<span style="white-space:nowrap">[BS]-7K3M9QXT<\/span>/g)).toHaveLength(
      line.match(/7K3M9QXT/g)?.length ?? 0,
    );
  expect((await render('contactReceived', 'fr')).html).toContain(
    '<span style="white-space:nowrap">+212 6 12 34 56 78</span>',
  );
  expect(html).toContain('11&nbsp;heures');
  expect(html).toContain('vendredi 4&nbsp;décembre 2026</div>');
  expect((await render('bookingCancelled', 'ar')).html).toContain('4&nbsp;دجنبر');
});

test('a number at the end of a phrase stays with the word before it', async () => {
  expect((await render('bookingConfirmed', 'fr')).html).toContain('Terrain&nbsp;1.</p>');
  expect((await render('matchResultDisputed', 'en')).html).toContain('Pitch&nbsp;1, disputes');
  expect((await render('matchResultDisputed', 'ar')).html).toContain('ملعب&nbsp;1\u2069،');
  expect((await render('seriesConfirmed', 'fr')).html).toContain('dates\u00a0:&nbsp;12.</p>');
  expect((await render('seriesConfirmed', 'ar')).html).toContain('المواعيد:&nbsp;12.</p>');
  expect((await render('seriesConfirmed', 'fr')).text).toContain(': 12.');
});

test('a sign after a space, and the name of the venue, do not wrap', async () => {
  const brand = world.app.get(MailBrand);
  const current = await brand.current();
  brand.register(() => Promise.resolve({ ...current, name: 'Five & Co' }));
  const message = await render('contactReceived', 'en');
  expect(message.html).toContain('Merci&nbsp;! À 15&nbsp;h&nbsp;?”');
  for (const locale of LOCALES)
    expect((await render('draftCode', locale)).html).toContain('Five&nbsp;&amp;&nbsp;Co');
  const long = 'Complexe Sportif Municipal de la Palmeraie';
  brand.register(() => Promise.resolve({ ...current, name: long }));
  expect((await render('draftCode', 'fr')).html).toContain(`à ${long},`);
  brand.register(() => Promise.resolve(current));
});

test('the link that stops a mail fits on one line of a phone', async () => {
  const stop = { page: 'https://five.example/mails', oneClick: 'https://five.example/stop' };
  for (const locale of LOCALES) {
    const { text } = await render('bookingTomorrow', locale, NAMES[0], stop);
    const label = text.split('\n').at(-3) ?? '';
    expect(text).toContain(`${label}\n${stop.page}`);
    expect([label, label.length <= 46]).toEqual([label, true]);
  }
});

test('the digits of a code are spaced in Arabic too', async () => {
  for (const locale of LOCALES)
    expect((await render('loginCode', locale)).html).toMatch(
      /<strong [^>]*letter-spacing:4px[^>]*display:inline-block[^>]*>204816</,
    );
});

test('a French line begins with a capital letter', async () => {
  for (const template of Object.keys(MAIL_PARAMETERS) as MailTemplate[])
    for (const line of (await render(template, 'fr')).text.split('\n\n').slice(0, -1))
      expect([template, line]).not.toEqual([template, expect.stringMatching(/^\p{Ll}/u)]);
});

test('the sender wraps between its parts, and the number does not turn', async () => {
  const brand = world.app.get(MailBrand);
  const current = await brand.current();
  brand.register(() => Promise.resolve({ ...current, name: 'خماسي', phone: '+212522987654' }));
  const { html, text } = await render('matchAsked', 'ar');
  const part = (shown: string, side: string) =>
    `<span dir="auto" style="display:inline-block;margin-${side}:12px">${shown}</span>`;
  expect(html).toContain(`${part('خماسي', 'left')} `);
  // Both are at the same edge, although a number is written from left to right.
  expect(html).toContain(` ${part('+212 5 22 98 76 54', 'left')}</p>`);
  expect((await render('matchAsked', 'fr')).html).toContain(part('خماسي', 'right'));
  expect(text).toContain('\u2068+212 5 22 98 76 54\u2069');
  brand.register(() => Promise.resolve(current));
});

test('a number for messages is written in pairs', async () => {
  for (const locale of LOCALES)
    expect((await render('contactReceived', locale)).text).toContain('+212 6 12 34 56 78');
});
