import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { LOCALES, type Locale } from '@five/shared/locales/locale';
import type { NotificationAnswer } from '@five/shared/notifications/notifications.contract';
import { slot } from './factories.ts';
import type { Person } from './people.ts';
import { tinyPdf } from './tiny-pdf.ts';
import { MONDAY_MORNING, openVenue } from './venue.ts';
import { createWorld, type World } from './world.ts';

/** An instant less than 24 hours before the bookings, which are on Thursday 26 November. */
const LATE = '2026-11-26T09:00:00Z';

let world: World;
let staff: Person;
let player: Person;

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  staff = await world.goTo(MONDAY_MORNING);
  await world.sql(
    `delete from occupancies; update bookings set status = 'cancelled', hold_expires_at = null
      where status <> 'cancelled'`,
  );
  player = await world.register();
});

const data = <T>({ body }: { body: unknown }) => (body as { data: T }).data;
const pay = (target: object, amountCents: number) =>
  staff.http
    .post('/api/payments')
    .send({ ...target, amountCents, method: 'cash' })
    .expect(201);

async function reserve(changes: Parameters<typeof slot>[1] = {}, by = player): Promise<string> {
  const answer = await by.http.post('/api/bookings').send(slot(world, changes)).expect(201);
  return data<BookingAnswer>(answer).reference;
}

const cancel = (reference: string, by = player, body: object = {}) =>
  by.http.delete(`/api/bookings/${reference}`).send(body).expect(200);

async function buyHours(): Promise<string> {
  const admin = await world.admin();
  const type = { type: 'pack', name: { fr: 'Pack' }, numberOfHours: 10, totalCents: 260_000 };
  const { reference: pricing } = data<{ reference: string }>(
    await admin.http.post('/api/pricings').send(type).expect(201),
  );
  const order = { pricing, paymentMethod: 'cash', acceptConditions: true };
  const { reference } = data<{ reference: string }>(
    await player.http.post('/api/subscriptions').send(order).expect(201),
  );
  await pay({ subscription: reference }, 260_000);
  return reference;
}

/**
 * Returns the texts of the mail and the notification about the cancellation of this booking,
 * without Unicode direction isolates.
 */
async function cancellationTexts(reference: string, locale: Locale = 'fr') {
  const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');
  const mails = await world.mails(player.email);
  const mail = mails.find(
    ({ subject }) => subject.includes(reference) && /annulée|cancelled|إلغاء|ألغى/.test(subject),
  );
  const { body } = await player.http
    .get('/api/notifications')
    .set('accept-language', locale)
    .expect(200);
  const notice = (body as NotificationAnswer[]).find(
    ({ booking, text }) => booking === reference && /annul|cancel|إلغاء|ألغى/.test(text),
  );
  return { mail: plain(mail?.text ?? ''), notice: plain(notice?.text ?? '') };
}

test('a paid booking cancelled in time: mail and notice show amount, method, number', async () => {
  const words = {
    fr: [
      /À vous rendre\u00a0: 300\sDH\. La réception vous les remet en espèces ou par virement/,
      /300\sDH/,
    ],
    en: [/To be paid back to you: 300\sMAD\. .* in cash or by bank transfer/, /300\sMAD/],
    ar: [/المبلغ الذي سيُرجَع إليكم: 300\sدرهم\. .*نقدًا أو بتحويل بنكي/, /300\sدرهم/],
  } as const;
  for (const locale of LOCALES) {
    await player.http.post('/api/auth/field').send({ locale }).expect(200);
    const reference = await reserve();
    await pay({ booking: reference }, 30_000);
    await cancel(reference);
    const { mail, notice } = await cancellationTexts(reference, locale);
    expect(mail).toMatch(words[locale][0]);
    expect(mail.split(reference)).toHaveLength(3);
    expect(notice).toMatch(words[locale][1]);
  }
});

test('a part payment names that part, and a booking that nobody paid names no money', async () => {
  const [part, nothing] = [await reserve(), await reserve({ pitch: 'P2' })];
  await pay({ booking: part }, 12_000);
  for (const reference of [part, nothing]) await cancel(reference);
  expect((await cancellationTexts(part)).mail).toMatch(/À vous rendre\u00a0: 120\sDH/);
  const { mail, notice } = await cancellationTexts(nothing);
  expect(`${mail}${notice}`).not.toMatch(/DH|rendre|pack/);
});

test('a late cancellation states the amount not refunded, by owner and by desk', async () => {
  const [own, kept] = [await reserve(), await reserve({ pitch: 'P2' })];
  for (const booking of [own, kept]) await pay({ booking }, 30_000);
  staff = await world.goTo(LATE);
  await cancel(own);
  await cancel(kept, staff, { reason: 'Appel', keep: true });
  for (const reference of [own, kept]) {
    const { mail, notice } = await cancellationTexts(reference);
    expect(mail).toMatch(/Annulation tardive\u00a0: les 300\sDH payés ne sont pas rendus/);
    expect(notice).toMatch(/300\sDH ne sont pas rendus/);
    expect(mail).not.toContain('À vous rendre');
  }
});

test('pack hours return to the pack named in the mail, or are kept if it is late', async () => {
  const pack = await buyHours();
  const [early, late] = [
    await reserve({ paymentMethod: 'pack', endTime: '21:00' }),
    await reserve({ paymentMethod: 'pack', pitch: 'P2' }),
  ];
  await cancel(early);
  staff = await world.goTo(LATE);
  await cancel(late);
  const texts = [await cancellationTexts(early), await cancellationTexts(late)];
  expect(texts[0]?.mail).toContain(`Rendu à votre pack ${pack}\u00a0: 2 heures.`);
  expect(texts[0]?.notice).toContain(`Rendu à votre pack ${pack}\u00a0: 2 heures.`);
  expect(texts[1]?.mail).toContain(`non rendu à votre pack ${pack}\u00a0: 1 heure.`);
  expect(texts[1]?.mail).not.toContain('Rendu à');
});

test('the desk cancels: its mail names the amount beside the reason', async () => {
  const reference = await reserve();
  await pay({ booking: reference }, 30_000);
  await cancel(reference, staff, { reason: 'Fuite d’eau' });
  const { mail, notice } = await cancellationTexts(reference);
  expect(mail).toMatch(/Motif\u00a0: Fuite d’eau\s+À vous rendre\u00a0: 300\sDH/);
  expect(notice).toMatch(
    /«\u00a0Fuite d’eau\u00a0»\. À vous rendre par la réception\u00a0: 300\sDH/,
  );
});

test('a proof nobody has checked: mail and notice say what happens to the transfer', async () => {
  const reference = await reserve({ paymentMethod: 'transfer' });
  await player.http
    .post(`/api/bookings/${reference}/proof`)
    .attach('file', tinyPdf(), { filename: 'virement.pdf', contentType: 'application/pdf' })
    .expect(200);
  await cancel(reference);
  const { mail, notice } = await cancellationTexts(reference);
  expect(mail).toMatch(/Si les 300\sDH sont partis, la réception vous les rend/);
  expect(notice).toMatch(/virement de 300\sDH/);
});

test('cancelled dates of a series are one mail, with the sum that is paid back', async () => {
  const asked = { date: '2026-11-26', startTime: '19:00', endTime: '20:00', pitch: 'P1', weeks: 3 };
  const { hash } = data<{ hash: string }>(
    await player.http.post('/api/series_preview').send(asked).expect(200),
  );
  const series = data<{ reference: string; bookings: { reference: string }[] }>(
    await player.http
      .post('/api/series')
      .send({ ...asked, hash, paymentMethod: 'cash', acceptRules: true })
      .expect(201),
  );
  for (const booking of series.bookings.slice(0, 2))
    await pay({ booking: booking.reference }, 30_000);
  await player.http.post(`/api/series/${series.reference}/cancel`).send({}).expect(200);
  const { mail } = await cancellationTexts(series.reference);
  expect(mail).toMatch(/À vous rendre\u00a0: 600\sDH\..*donnez-lui la référence SR-/);
  expect(mail).not.toMatch(/tardive|packs/);
});
