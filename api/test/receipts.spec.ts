import { writeFileSync } from 'node:fs';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import { LOCALES } from '@five/shared/locales/locale';
import fc from 'fast-check';
import { Paper } from '../src/platform/pdf/paper.ts';
import { FontCoverage } from '../src/platform/pdf/fonts.ts';
import { Paragraph } from '../src/platform/pdf/runs.ts';
import type { Person } from './people.ts';
import { MONDAY_MORNING, openVenue, wish } from './venue.ts';
import { createWorld, type World } from './world.ts';

/** Texts drawn on the receipt. A pair at the two ends of a line is recorded as `start | end`. */
const written: string[] = [];
const plain = (text: string) =>
  text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200e\u200f\u2068\u2069]/g, '');

const text = Reflect.get(Paper.prototype, 'text');
const pair = Reflect.get(Paper.prototype, 'pair');
Paper.prototype.text = function (this: Paper, line, style) {
  written.push(plain(line));
  text.call(this, line, style);
};
Paper.prototype.pair = function (this: Paper, start, end, style) {
  written.push(plain(`${start} | ${end}`));
  pair.call(this, start, end, style);
};

let world: World;
let player: Person;
let staff: Person;
beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  staff = await world.staff();
});
beforeEach(async () => {
  written.length = 0;
  await (
    await world.admin()
  ).http
    .put('/api/venue')
    .send({
      address: { fr: 'Boulevard Al Qods, Casablanca', ar: 'شارع القدس، الدار البيضاء' },
      legal: {
        name: 'Five Arena SARL',
        ice: '001234567000089',
        taxId: '12345678',
        rc: '456789',
        cndp: 'D-W-77/2026',
      },
      vat: { status: 'liable', bookings: 1000, packs: 2000, mention: null },
    })
    .expect(200);
  player = await world.register({ firstName: 'Žaneta', name: 'الأمراني (Casa)' });
});
afterAll(() => world.close());

const CUSTOMER = 'Žaneta الأمراني (Casa)';
/**
 * Expected texts at the start of each line, for a booking of 550 DH with a tax of 10 %. A
 * transfer of 250.50 DH was received and reversed, and 100 DH were paid in cash.
 */
const STARTS = [
  'Client',
  'Session',
  'Total TTC',
  'Dont TVA 10 %',
  'Virement bancaire, reçu le dimanche 22 novembre 2026 (PAY)',
  'Espèces à la réception, reçu le lundi 23 novembre 2026 (PAY)',
  'Remboursé ou annulé le lundi 23 novembre 2026 (PAY)',
  'Reçu en tout',
  'Reste à payer',
];
const TAX = { en: 'Of which VAT 10%', ar: 'منها ضريبة على القيمة المضافة 10٪' };
const ENDS = {
  fr: [
    CUSTOMER,
    '550 DH',
    '550 DH',
    '50 DH',
    '250,50 DH',
    '100 DH',
    '-250,50 DH',
    '100 DH',
    '450 DH',
  ],
  en: [
    CUSTOMER,
    '550 MAD',
    '550 MAD',
    '50 MAD',
    '250.50 MAD',
    '100 MAD',
    '-250.50 MAD',
    '100 MAD',
    '450 MAD',
  ],
  ar: [
    CUSTOMER,
    '550 درهم',
    '550 درهم',
    '50 درهم',
    '250,50 درهم',
    '100 درهم',
    '-250,50 درهم',
    '100 درهم',
    '450 درهم',
  ],
};

const reserve = async (changes: Record<string, unknown>) =>
  (
    (await player.http.post('/api/bookings').send(wish(changes)).expect(201)).body as {
      data: BookingAnswer;
    }
  ).data;
const receipt = (reference: string, by: Person, locale: string) =>
  by.http.get(`/api/bookings/${reference}/receipt.pdf`).set('accept-language', locale).buffer(true);

test('a paid amount has a receipt in each language, for its payer and the desk only', async () => {
  const { reference } = await reserve({ startTime: '18:00', endTime: '20:00', pitch: 'P1' });
  expect(
    (await player.http.get(`/api/bookings/${reference}/receipt.pdf`).expect(409)).body,
  ).toMatchObject({ code: 'RECEIPT_NOTHING_PAID' });
  const { body } = await staff.http
    .post('/api/payments')
    .send({ booking: reference, amountCents: 25_050, method: 'transfer', receivedOn: '2026-11-22' })
    .expect(201);
  await staff.http
    .post('/api/payments')
    .send({ booking: reference, amountCents: 10_000, method: 'cash' })
    .expect(201);
  await staff.http
    .post(`/api/payments/${(body as { data: { reference: string } }).data.reference}/reverse`)
    .send({ reason: 'Compté deux fois' })
    .expect(201);
  for (const locale of LOCALES) {
    const { headers, body: bytes } = await receipt(
      reference,
      locale === 'en' ? staff : player,
      locale,
    ).expect(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect((bytes as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
    const pairs = written
      .splice(0)
      .map((line) => line.replace(/PAY-\w{8}/, 'PAY').split(' | '))
      .filter(({ length }) => length === 2);
    expect(pairs.map(([, end]) => end)).toEqual(ENDS[locale]);
    expect(pairs.map(([start]) => start)).toEqual(
      locale === 'fr' ? STARTS : expect.arrayContaining([TAX[locale]]),
    );
    if (process.env.RECEIPTS)
      writeFileSync(`${process.env.RECEIPTS}/${locale}.pdf`, bytes as Buffer);
  }
  await receipt(reference, await world.otherPlayer(), 'fr').expect(404);
});

test('a refunded payment has no receipt; a cancelled, unrefunded one is marked', async () => {
  const { reference } = await reserve({ date: '2026-11-26' });
  const { body } = await staff.http
    .post('/api/payments')
    .send({ booking: reference, amountCents: 30_000, method: 'cash' })
    .expect(201);
  await receipt(reference, player, 'fr').expect(200);
  expect(written.splice(0)).not.toContain('Annulée');
  await player.http.delete(`/api/bookings/${reference}`).send({}).expect(200);
  await receipt(reference, player, 'fr').expect(200);
  expect(written.splice(0)).toContain('Annulée');
  await staff.http
    .post(`/api/payments/${(body as { data: { reference: string } }).data.reference}/reverse`)
    .send({ reason: 'Remboursé' })
    .expect(201);
  expect(
    (await player.http.get(`/api/bookings/${reference}/receipt.pdf`).expect(409)).body,
  ).toMatchObject({ code: 'RECEIPT_NOTHING_PAID' });
});

test('pack hours have a receipt until refunded; while VAT is unknown no tax is shown', async () => {
  const admin = await world.admin();
  await admin.http
    .put('/api/venue')
    .send({ vat: { status: 'unknown' } })
    .expect(200);
  const made = await admin.http
    .post('/api/pricings')
    .send({ type: 'pack', name: { fr: 'Pack 10 heures' }, numberOfHours: 10, totalCents: 250_000 })
    .expect(201);
  const pricing = (made.body as { data: { reference: string } }).data.reference;
  const { body } = await player.http
    .post('/api/subscriptions')
    .send({ pricing, paymentMethod: 'cash', acceptConditions: true })
    .expect(201);
  const pack = (body as { data: { reference: string } }).data.reference;
  await staff.http
    .post('/api/payments')
    .send({ subscription: pack, amountCents: 250_000, method: 'cash' })
    .expect(201);
  const { reference } = await reserve({ date: '2026-11-27', paymentMethod: 'pack' });
  await receipt(reference, player, 'fr').expect(200);
  expect(written.splice(0).map(plain)).toEqual(
    expect.arrayContaining([`Réglé en heures de pack (${pack})`, 'Total | 0 DH']),
  );
  await player.http.delete(`/api/bookings/${reference}`).send({}).expect(200);
  await player.http.get(`/api/bookings/${reference}/receipt.pdf`).expect(409);
});

const VAT_WORDS = /TVA|TTC|VAT|الضريبة/;

test('receipts mention no VAT without a tax number; an exempt venue has its mention', async () => {
  const admin = await world.admin();
  const { reference } = await reserve({ date: '2026-11-28' });
  await staff.http
    .post('/api/payments')
    .send({ booking: reference, amountCents: 30_000, method: 'cash' })
    .expect(201);
  const printed = async (locale: string, change: object) => {
    await admin.http.put('/api/venue').send(change).expect(200);
    await receipt(reference, player, locale).expect(200);
    return written.splice(0).filter((line) => VAT_WORDS.test(line));
  };
  for (const status of ['liable', 'exempt'])
    for (const locale of LOCALES)
      expect(await printed(locale, { legal: { ice: null, taxId: null }, vat: { status } })).toEqual(
        [],
      );
  const exempt = { legal: { taxId: '40123456' }, vat: { status: 'exempt' } };
  expect(await printed('fr', exempt)).toEqual([
    'Exonéré de la TVA, article 91-II du Code général des impôts.',
  ]);
  const mention = { fr: 'TVA non applicable', en: 'VAT does not apply' };
  expect(await printed('en', { vat: { mention } })).toEqual(['VAT does not apply']);
  expect(await printed('ar', {})).toEqual(['TVA non applicable']);
});

test('what was paid for a pack, likewise, from its first part payment on', async () => {
  const admin = await world.admin();
  const { body: offered } = await admin.http
    .post('/api/pricings')
    .send({
      type: 'pack',
      name: { fr: 'Pack 10 heures', en: 'Ten-hour pack', ar: 'باقة 10 ساعات' },
      numberOfHours: 10,
      totalCents: 250_000,
    })
    .expect(201);
  const pricing = (offered as { data: { reference: string } }).data.reference;
  const { body: ordered } = await player.http
    .post('/api/subscriptions')
    .send({ pricing, paymentMethod: 'transfer', acceptConditions: true })
    .expect(201);
  const { reference } = (ordered as { data: SubscriptionAnswer }).data;
  const packReceipt = (by: Person, locale: string) =>
    by.http
      .get(`/api/subscriptions/${reference}/receipt.pdf`)
      .set('accept-language', locale)
      .buffer(true);
  expect(
    (await player.http.get(`/api/subscriptions/${reference}/receipt.pdf`).expect(409)).body,
  ).toMatchObject({ code: 'RECEIPT_NOTHING_PAID' });
  await staff.http
    .post('/api/payments')
    .send({ subscription: reference, amountCents: 100_000, method: 'cash' })
    .expect(201);
  const part = (await packReceipt(player, 'fr').expect(200)).body as Buffer;
  await staff.http
    .post('/api/payments')
    .send({
      subscription: reference,
      amountCents: 150_000,
      method: 'transfer',
      receivedOn: '2026-11-22',
    })
    .expect(201);
  for (const locale of LOCALES) {
    const { headers, body: bytes } = await packReceipt(
      locale === 'en' ? staff : player,
      locale,
    ).expect(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect((bytes as Buffer).equals(part)).toBe(false);
    if (process.env.RECEIPTS)
      writeFileSync(`${process.env.RECEIPTS}/pack-${locale}.pdf`, bytes as Buffer);
  }
  await packReceipt(await world.otherPlayer(), 'fr').expect(404);
});

const fonts = await FontCoverage.load();
const runsOf = (text: string, direction: 'ltr' | 'rtl') =>
  new Paragraph(text, direction, (piece) => fonts.faceOf(piece, false)).runs();

test('Arabic text is drawn right to left, numbers and names left to right', () => {
  const drawn = (text: string, direction: 'ltr' | 'rtl') =>
    runsOf(text, direction).map(({ text: run }) => run);
  expect(drawn('استُلم يوم 23 نونبر (PAY-7K3M9QXT)', 'rtl')).toEqual([
    '(',
    'PAY-7K3M9QXT',
    ')',
    'نونبر ',
    ' ',
    '23',
    'استُلم يوم ',
  ]);
  expect(drawn('الثمن \u200e-250.50', 'rtl')).toEqual(['-250.50', 'الثمن ']);
  expect(drawn('الثمن 2\u00a0600 درهم', 'rtl')).toEqual(['درهم', ' ', '2 600', 'الثمن ']);
  expect(drawn('Reçu de 300 DH', 'ltr')).toEqual(['Reçu de 300 DH']);
});

test('no text is lost in the PDF: each drawable letter is drawn once', () => {
  const letters = fc.constantFrom(...'abcÉž 19:(0)[ملعب،لا]٪DH');
  fc.assert(
    fc.property(
      fc.array(letters),
      fc.constantFrom('ltr' as const, 'rtl' as const),
      (all, direction) => {
        const sorted = (text: string) => [...text.replace(/[()[\]]/g, '|')].sort().join('');
        expect(
          sorted(
            runsOf(all.join(''), direction)
              .map(({ text }) => text)
              .join(''),
          ),
        ).toBe(sorted(all.join('')));
      },
    ),
  );
});
