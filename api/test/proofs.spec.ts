import type { BookingAnswer, HistoryEntry } from '@five/shared/bookings/bookings.contract';
import type { ProofAnswer } from '@five/shared/payments/proofs.contract';
import { LOCALES } from '@five/shared/locales/locale';
import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import PdfDocument from 'pdfkit';
import { ExpiryService } from '../src/bookings/expire/expiry.service.ts';
import { examine } from '../src/commands/examine.ts';
import { PackExpiryService } from '../src/subscriptions/pack-expiry.service.ts';
import { jpeg, namedKeys, storedKeys } from './content/pictures.ts';
import { PASSWORD, type Person } from './people.ts';
import { MONDAY_MORNING, openVenue, wish } from './venue.ts';
import { createWorld, type World } from './world.ts';
import { tinyPdf } from './tiny-pdf.ts';

const PDF = tinyPdf();
const MINUTE_MS = 60_000;
const HOUR = 60;

let world: World;
let staff: Person;
let player: Person;
let other: Person;

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  other = await world.register();
});
afterEach(async () => expect(await examine({ query: (text) => world.sql(text) })).toEqual([]));
afterAll(() => world.close());
beforeEach(async () => {
  await later(0);
  player = await world.register();
});

/**
 * Sets the clock to this many minutes after Monday 09:00. Signs staff in again, because a staff
 * session lasts twelve hours.
 */
async function later(minutes: number): Promise<void> {
  world.clock.set(new Date(Date.parse(MONDAY_MORNING) + minutes * MINUTE_MS));
  staff = await world.login((await world.staff()).email);
}

let hours = 9;
/**
 * A slot on Tuesday, in an hour that no other booking uses. A booking made on Monday at 09:00 has a
 * hold of one hour.
 */
const slot = () => ({
  date: '2026-11-24',
  startTime: `${++hours}`.padStart(2, '0') + ':00',
  endTime: `${hours + 1}:00`,
  pitch: 'P1',
  paymentMethod: 'transfer',
});
let hoursOfP3 = 9;
const slotOfP3 = () => ({
  date: '2026-11-25',
  startTime: `${++hoursOfP3}:00`,
  endTime: `${hoursOfP3 + 1}:00`,
  pitch: 'P3',
  paymentMethod: 'transfer',
});
/** Creates a PDF that requires a password to open. */
function locked(): Promise<Buffer> {
  const document = new PdfDocument({ userPassword: 'secret', pdfVersion: '1.7' });
  const parts: Buffer[] = [];
  return new Promise((resolve) => {
    document
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => resolve(Buffer.concat(parts)));
    document.end();
  });
}
const reserve = async (changes: Record<string, unknown> = slot()) =>
  (
    (await player.http.post('/api/bookings').send(wish(changes)).expect(201)).body as {
      data: BookingAnswer;
    }
  ).data;
const send = (reference: string, file: Buffer = PDF, by = player, kind = 'bookings') =>
  by.http
    .post(`/api/${kind}/${reference}/proof`)
    .attach('file', file, { filename: 'virement', contentType: 'application/pdf' });
const sent = async (reference: string, file?: Buffer) =>
  ((await send(reference, file).expect(200)).body as { data: BookingAnswer }).data;
const refuse = (reference: string, kind = 'bookings') =>
  staff.http
    .post(`/api/${kind}/${reference}/proof/refuse`)
    .send({ reason: 'Le montant ne correspond pas' });
const read = async (reference: string) =>
  (await staff.http.get(`/api/bookings/${reference}`).expect(200)).body as BookingAnswer;
const proofOf = async (reference: string, by = player, kind = 'bookings') =>
  (await by.http.get(`/api/${kind}/${reference}/proof`).expect(200)).body as ProofAnswer | null;
const minutesFromStart = (instant: string | null) =>
  Math.round((Date.parse(instant ?? '') - Date.parse(MONDAY_MORNING)) / MINUTE_MS);
const expire = () => world.app.get(ExpiryService).expirePending();

/** Returns how many bookings with a proof under review the desk sees at this minute. */
const underReviewAt = async (minutes: number) => {
  await later(minutes);
  await expire();
  return ((await staff.http.get('/api/desk/waiting').expect(200)).body as { underReview: number })
    .underReview;
};

test('a proof pauses the hold: no sweep expires it, and the slot stays taken', async () => {
  const others = await underReviewAt(5 * HOUR);
  await later(0);
  const { reference } = await reserve();
  expect(await proofOf(reference)).toBeNull();
  await later(40);
  expect(await sent(reference)).toMatchObject({ status: 'pending', underReview: true });
  expect(await underReviewAt(5 * HOUR)).toBe(others + 1);
  expect(await read(reference)).toMatchObject({ status: 'pending', underReview: true });
  expect(
    await world.sql('select lapses_at from occupancies where holder = $1', [reference]),
  ).toMatchObject([{ lapses_at: expect.any(Date) }]);
  expect(await proofOf(reference)).toMatchObject({
    state: 'open',
    type: 'application/pdf',
    sentAt: expect.stringMatching(/^2026-11-23T09:40:/),
    decidedAt: null,
    reason: null,
  });
});

test('a refusal resumes the remaining time; the player gets reason and reminder', async () => {
  const { reference } = await reserve();
  await later(40);
  await sent(reference);
  await later(5 * HOUR);
  await refuse(reference).expect(200);
  const running = await read(reference);
  expect(running).toMatchObject({ status: 'pending', underReview: false });
  expect(minutesFromStart(running.holdExpiresAt)).toBe(5 * HOUR + 20);
  expect(
    (await world.mails(player.email)).find(({ subject }) => subject.includes('n’a pas été accepté'))
      ?.text,
  ).toContain('Le montant ne correspond pas');
  const reminders = await world.sql<{ due_at: Date }>(
    `select due_at from outbox where template = 'bookingReminder'
      and parameters ->> 'reference' = $1 and withdrawn_at is null and channel = 'mail'`,
    [reference],
  );
  expect(reminders.map(({ due_at }) => minutesFromStart(due_at.toISOString()))).toEqual([
    5 * HOUR + 5,
  ]);
  expect(await proofOf(reference)).toMatchObject({
    state: 'refused',
    reason: 'Le montant ne correspond pas',
  });
  const history = (await player.http.get(`/api/bookings/${reference}/history`).expect(200))
    .body as HistoryEntry[];
  expect(history.find(({ act }) => act === 'booking.refuseProof')).toMatchObject({
    by: 'desk',
    reason: 'Le montant ne correspond pas',
  });
  await later(5 * HOUR + 21);
  await expire();
  expect(await read(reference)).toMatchObject({ status: 'expired' });
});

test('a proof sent after the reminder gets its own reminder, without a payment text', async () => {
  const { reference } = await reserve({
    ...slot(),
    date: '2026-11-23',
    startTime: '20:00',
    endTime: '21:00',
    pitch: 'P3',
  });
  const subjects = async () =>
    (await world.mails(player.email))
      .map(({ subject }) => subject)
      .filter((subject) => /minutes|vérifié/.test(subject));
  await later(46);
  expect(await subjects()).toEqual(['Plus que 15 minutes pour garder votre créneau']);
  await later(50);
  expect(minutesFromStart((await sent(reference)).holdExpiresAt)).toBe(8 * HOUR + 10);
  await later(7 * HOUR + 56);
  expect((await subjects()).sort()).toEqual([
    'Plus que 15 minutes pour garder votre créneau',
    'Votre virement n’est pas encore vérifié',
  ]);
});

test('three hours before the start the hold resumes, whether reviewed or not', async () => {
  const { reference } = await reserve({
    ...slot(),
    date: '2026-11-23',
    startTime: '20:00',
    endTime: '21:00',
  });
  await later(30);
  const paused = await sent(reference);
  expect(minutesFromStart(paused.holdExpiresAt)).toBe(8 * HOUR + 30);
  await later(8 * HOUR + 31);
  await expire();
  expect(await read(reference)).toMatchObject({ status: 'expired', underReview: false });
  expect(await proofOf(reference)).toMatchObject({ state: 'closed' });
  await refuse(reference).expect(409);
});

test('accepting a transfer confirms the booking; cash closes the proof silently', async () => {
  const [first, second] = [await reserve(), await reserve()];
  for (const [{ reference, totalCents }, method] of [
    [first, 'transfer'],
    [second, 'cash'],
  ] as const) {
    await sent(reference);
    await staff.http
      .post('/api/payments')
      .send({ booking: reference, amountCents: totalCents, method })
      .expect(201);
    expect(await read(reference)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
      underReview: false,
      holdExpiresAt: null,
    });
  }
  expect(await proofOf(first.reference)).toMatchObject({ state: 'accepted' });
  expect(await proofOf(second.reference)).toMatchObject({ state: 'closed' });
  expect((await refuse(first.reference).expect(409)).body).toMatchObject({
    code: 'PROOF_NOT_OPEN',
  });
  expect((await send(first.reference).expect(409)).body).toMatchObject({
    code: 'BOOKING_PROOF_CLOSED',
  });
});

test('a resent proof replaces the unreviewed one; the remaining time is unchanged', async () => {
  const { reference } = await reserve();
  await later(10);
  await sent(reference);
  const before = await proofOf(reference);
  await later(2 * HOUR);
  await sent(reference, await jpeg(300, 200));
  const after = await proofOf(reference);
  expect(after).toMatchObject({ state: 'open', type: 'image/jpeg' });
  await player.http.get(`/api/files/${before?.file}`).expect(404);
  expect(
    await world.sql(`select 1 from files where owner_kind = 'booking-proof' and owner = $1`, [
      reference,
    ]),
  ).toHaveLength(1);
  expect(storedKeys(world)).toEqual(await namedKeys(world));
  await refuse(reference).expect(200);
  expect(minutesFromStart((await read(reference)).holdExpiresAt)).toBe(2 * HOUR + 50);
});

test('a moved booking keeps its proof waiting, by the start it moved to', async () => {
  const { reference } = await reserve({
    ...slot(),
    date: '2026-11-23',
    startTime: '21:00',
    endTime: '22:00',
    pitch: 'P2',
  });
  await later(30);
  await sent(reference);
  await staff.http.put(`/api/bookings/${reference}`).send({ date: '2026-11-25' }).expect(200);
  await later(20 * HOUR);
  await expire();
  expect(await read(reference)).toMatchObject({ status: 'pending', underReview: true });
});

test('only the owner sends a proof, only owner and desk read it, only for transfers', async () => {
  const { reference } = await reserve();
  expect((await send(reference, PDF, other).expect(404)).body).toEqual(
    (await send('B-00000000', PDF, other).expect(404)).body,
  );
  await send(reference, PDF, staff).expect(403);
  await sent(reference);
  const file = (await proofOf(reference))?.file;
  await other.http.get(`/api/bookings/${reference}/proof`).expect(404);
  await other.http.get(`/api/files/${file}`).expect(404);
  for (const reader of [player, staff])
    expect((await reader.http.get(`/api/files/${file}`).expect(200)).headers['content-type']).toBe(
      'application/pdf',
    );
  const cash = await reserve({ ...slot(), paymentMethod: 'cash' });
  expect((await send(cash.reference).expect(409)).body).toMatchObject({
    code: 'BOOKING_PROOF_CLOSED',
  });
  expect(
    (await player.http.post(`/api/bookings/${reference}/proof`).field('nothing', '').expect(422))
      .body,
  ).toMatchObject({ status: 'error' });
  expect(
    (await player.http.post(`/api/bookings/${reference}/proof`).expect(422)).body,
  ).toMatchObject({ code: 'PROOF_FILE_REQUIRED', errorMessages: [{ field: 'file' }] });
});

test('a file that is neither picture nor PDF is refused with a localized message', async () => {
  const { reference } = await reserve({
    date: '2026-11-24',
    startTime: '10:00',
    endTime: '11:00',
    pitch: 'P2',
    paymentMethod: 'transfer',
  });
  for (const locale of ['fr', 'en', 'ar']) {
    const { body } = await send(reference, Buffer.from('10:42 virement de 300 DH'))
      .set('Accept-Language', locale)
      .expect(415);
    const named: unknown = expect.stringMatching(/PDF.*JPEG/);
    expect(body).toMatchObject({
      code: 'FILE_TYPE_UNSUPPORTED',
      message: named,
      errorMessages: [{ field: 'file', message: named }],
    });
  }
});

test('a truncated or encrypted PDF is refused with the reason; the hold continues', async () => {
  const booking = await reserve({
    date: '2026-11-24',
    startTime: '11:00',
    endTime: '12:00',
    pitch: 'P2',
    paymentMethod: 'transfer',
  });
  const cases = [
    [PDF.subarray(0, 150), 'FILE_UNREADABLE', { fr: 'incomplet', en: 'incomplete', ar: 'ناقص' }],
    [
      Buffer.from('%PDF-1.4 not really'),
      'FILE_UNREADABLE',
      { fr: 'incomplet', en: 'incomplete', ar: 'ناقص' },
    ],
    [await locked(), 'FILE_ENCRYPTED', { fr: 'mot de passe', en: 'password', ar: 'كلمة سر' }],
  ] as const;
  for (const [file, code, words] of cases)
    for (const locale of LOCALES) {
      const { body } = await send(booking.reference, file)
        .set('Accept-Language', locale)
        .expect(422);
      const named: unknown = expect.stringContaining(words[locale]);
      expect(body).toMatchObject({
        code,
        message: named,
        errorMessages: [{ field: 'file', message: named }],
      });
    }
  expect(await read(booking.reference)).toMatchObject({ underReview: false });
  expect(storedKeys(world)).toEqual(await namedKeys(world));
  expect(
    await sent(booking.reference, Buffer.concat([Buffer.from('\ufeff\n'.padEnd(1_000)), PDF])),
  ).toMatchObject({ underReview: true });
});

const FTYP = '\0\0\0\x18ftyp';
test.each([
  [
    'HEIC',
    Buffer.from(`${FTYP}heic\0\0\0\0mif1heic`),
    { fr: /Réglages.*compatible/, en: /Settings.*Compatible/, ar: /الإعدادات/ },
  ],
  [
    'HEIF',
    Buffer.from(`${FTYP}mif1\0\0\0\0mif1heix`),
    { fr: /Réglages.*compatible/, en: /Settings.*Compatible/, ar: /الإعدادات/ },
  ],
  ['a film', Buffer.from(`${FTYP}qt  \0\0\0\0qt  qt  `), { fr: /vidéo/, en: /video/, ar: /فيديو/ }],
  [
    'a Word document',
    Buffer.from('PK\x03\x04[Content_Types].xml'),
    { fr: /en PDF/, en: /as a PDF/, ar: /PDF/ },
  ],
])(
  '%s is refused with instructions for an alternative, whatever its file name is',
  async (_, file, words) => {
    const { reference } = await reserve(slotOfP3());
    for (const locale of LOCALES) {
      const { body } = await player.http
        .post(`/api/bookings/${reference}/proof`)
        .set('Accept-Language', locale)
        .attach('file', file, { filename: 'virement.jpg', contentType: 'image/jpeg' })
        .expect(415);
      expect(body).toMatchObject({
        code: 'FILE_TYPE_UNSUPPORTED',
        message: expect.stringMatching(words[locale]),
      });
    }
  },
);

test('an expired hold accepts no proof, and nothing of the file is stored', async () => {
  const { reference } = await reserve();
  await later(61);
  await send(reference).expect(409);
  expect(storedKeys(world)).toEqual(await namedKeys(world));
});

test('a pack order is kept while its proof is pending, and 7 days after a refusal', async () => {
  const admin = await world.admin();
  const made = await admin.http
    .post('/api/pricings')
    .send({ type: 'pack', name: { fr: 'Pack 10 heures' }, numberOfHours: 10, totalCents: 250_000 })
    .expect(201);
  const pricing = (made.body as { data: { reference: string } }).data.reference;
  const ordered = await player.http
    .post('/api/subscriptions')
    .send({ pricing, paymentMethod: 'transfer', acceptConditions: true })
    .expect(201);
  const { reference } = (ordered.body as { data: SubscriptionAnswer }).data;
  const own = async () =>
    (await player.http.get(`/api/subscriptions/${reference}`).expect(200))
      .body as SubscriptionAnswer;
  await send(reference, PDF, player, 'subscriptions').expect(200);
  await later(8 * 24 * HOUR);
  await world.app.get(PackExpiryService).cancelUnpaid();
  expect(await own()).toMatchObject({ status: 'pending', underReview: true });
  await other.http.get(`/api/subscriptions/${reference}`).expect(404);
  await refuse(reference, 'subscriptions').expect(200);
  expect(minutesFromStart((await own()).orderExpiresAt)).toBe(15 * 24 * HOUR);
  await send(reference, PDF, player, 'subscriptions').expect(200);
  await staff.http
    .post('/api/payments')
    .send({ subscription: reference, amountCents: 250_000, method: 'transfer' })
    .expect(201);
  expect(await own()).toMatchObject({ status: 'active', underReview: false });
  expect(await proofOf(reference, player, 'subscriptions')).toMatchObject({ state: 'accepted' });
});

test('with the account the papers go, and that there were some stays', async () => {
  const { reference } = await reserve();
  await sent(reference);
  await player.http.delete(`/api/bookings/${reference}`).send({}).expect(200);
  await player.http.delete('/api/auth/field').send({ password: PASSWORD }).expect(200);
  expect(
    await world.sql('select state, file_id from transfer_proofs where target = $1', [reference]),
  ).toEqual([{ state: 'closed', file_id: null }]);
  expect(storedKeys(world)).toEqual(await namedKeys(world));
});
