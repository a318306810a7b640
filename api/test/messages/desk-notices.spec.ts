import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { DeskBookingRequest } from '@five/shared/bookings/create-booking.calls';
import type { CustomerAnswer } from '@five/shared/customers/customers.contract';
import type { DeskNoticeAnswer } from '@five/shared/desk/desk-notices.contract';
import type { DeskWaitingAnswer } from '@five/shared/desk/desk.contract';
import { Jobs } from '../../src/platform/jobs/jobs.ts';
import { book, day, slot } from '../factories.ts';
import type { Person } from '../people.ts';
import { connected, receivedEvents } from '../sockets.ts';
import { openVenue } from '../venue.ts';
import { createWorld, type World } from '../world.ts';

const NOW = '2026-11-21T09:00:00Z';

let world: World;
let desk: Person;
beforeAll(async () => {
  world = await createWorld({ at: NOW });
  await openVenue(world);
  desk = await world.staff();
  for (const sweep of ['bookings.expire', 'waiting.lapse']) await world.app.get(Jobs).pause(sweep);
});
afterAll(() => world.close());

const dataOf = <T>({ body }: { body: unknown }) => (body as { data: T }).data;
const caller = async () =>
  dataOf<CustomerAnswer>(
    await desk.http
      .post('/api/customers')
      .send({ name: `Appelant ${world.next()}`, phone: `+2126${70_000_000 + world.next()}` })
      .expect(201),
  );
const bookFor = async (customer: string, changes: Partial<DeskBookingRequest> = {}) => {
  const hour = 9 + world.next('hour');
  const hours = { startTime: `${hour}:00`, endTime: `${hour + 1}:00` };
  return dataOf<BookingAnswer>(
    await desk.http
      .post('/api/bookings')
      .send(slot(world, { ...hours, customer: { reference: customer }, ...changes }))
      .expect(201),
  );
};
const cancel = ({ reference }: BookingAnswer) =>
  desk.http.delete(`/api/bookings/${reference}`).send({ reason: 'Fuite d’eau' }).expect(200);
const noticesOf = async (customer: string, by = desk) =>
  (
    await by.http
      .get('/api/desk_notices')
      .query({ filter: JSON.stringify({ customer }) })
      .expect(200)
  ).body as DeskNoticeAnswer[];
const count = async () =>
  ((await desk.http.get('/api/desk/waiting').expect(200)).body as DeskWaitingAnswer).notices;

test('a caller whose booking the desk cancels is on the list with text and phone', async () => {
  const customer = await caller();
  const booking = await bookFor(customer.reference);
  expect(await noticesOf(customer.reference)).toEqual([]);
  await cancel(booking);
  const [notice, ...others] = await noticesOf(customer.reference);
  expect(others).toEqual([]);
  expect(notice).toMatchObject({
    template: 'bookingCancelledByVenue',
    customer: { reference: customer.reference, phone: customer.phone },
    reason: 'noAccount',
    locale: 'fr',
    booking: booking.reference,
    state: 'open',
    doneAt: null,
  });
  for (const text of Object.values(notice?.texts ?? {})) {
    expect(text).toContain(customer.fullName);
    expect(text).toContain(booking.reference);
    expect(text).toContain('Fuite d’eau');
  }
});

/** State of the messages to a customer at this hour, some days from now. */
async function statesAt(customer: string, days: number, time: string): Promise<string[]> {
  const before = world.clock.now();
  world.clock.set(new Date(`${day(world, days)}T${time}:00Z`));
  try {
    const { http } = await world.login((await world.staff()).email);
    const { body } = await http
      .get('/api/desk_notices')
      .query({ filter: JSON.stringify({ customer }) })
      .expect(200);
    return (body as DeskNoticeAnswer[]).map(({ state }) => state);
  } finally {
    world.clock.set(before);
  }
}

test.each([
  ['cancelled', {}, '20:00'],
  ['moved to an earlier hour', { startTime: '15:00', endTime: '16:00' }, '19:00'],
  ['moved to a later hour', { startTime: '21:00', endTime: '22:00' }, '22:00'],
])('a message on a booking that was %s leaves the list with the match', async (_, to, end) => {
  const { reference: customer } = await caller();
  const days = 4 + world.next('day');
  const hours = { date: day(world, days), startTime: '19:00', endTime: '20:00' };
  const booking = await bookFor(customer, { ...hours, pitch: 'P3' });
  if (Object.keys(to).length === 0) await cancel(booking);
  else await desk.http.put(`/api/bookings/${booking.reference}`).send(to).expect(200);
  expect(await statesAt(customer, days, '14:59')).toEqual(['open']);
  expect(await statesAt(customer, days, `${Number(end.slice(0, 2)) - 1}:59`)).toEqual(['open']);
  expect(await statesAt(customer, days, end)).toEqual(['over']);
});

test('a message on money that goes back stays on the list after the match', async () => {
  const { reference: customer } = await caller();
  const days = 4 + world.next('day');
  const booking = await bookFor(customer, { date: day(world, days), pitch: 'P1' });
  await desk.http
    .post('/api/payments')
    .send({ booking: booking.reference, amountCents: booking.totalCents, method: 'transfer' })
    .expect(201);
  await cancel(booking);
  expect(await statesAt(customer, days + 1, '23:00')).toEqual(['open']);
});

test('a moved booking is on the list with the new hour', async () => {
  const customer = await caller();
  const booking = await bookFor(customer.reference);
  await desk.http
    .put(`/api/bookings/${booking.reference}`)
    .send({ startTime: '20:00', endTime: '21:00', pitch: 'P2' })
    .expect(200);
  const [notice] = await noticesOf(customer.reference);
  expect(notice).toMatchObject({ template: 'bookingMoved', state: 'open' });
  expect(notice?.texts.en).toContain('20:00');
});

test('a player that mails reach is not on the list', async () => {
  const player = await world.register();
  const booking = await book(world, player, { startTime: '21:00', endTime: '22:00', pitch: 'P3' });
  await cancel(booking);
  expect(await noticesOf(booking.customer.reference)).toEqual([]);
});

test('a free slot is on the list until the desk gives it back', async () => {
  const [owner, next] = [await caller(), await caller()];
  const booking = await bookFor(owner.reference);
  const { date, startTime, endTime, pitch } = booking;
  const entry = dataOf<{ reference: string }>(
    await desk.http
      .post('/api/waiting')
      .send({ date, startTime, endTime, pitch, customer: { reference: next.reference } })
      .expect(201),
  );
  await cancel(booking);
  expect(await noticesOf(next.reference)).toMatchObject([
    { template: 'waitingOffered', booking: null, state: 'open', until: expect.any(String) },
  ]);
  await desk.http.post(`/api/waiting/${entry.reference}/decline`).send({}).expect(200);
  expect(await noticesOf(next.reference)).toMatchObject([{ state: 'over' }]);
});

test('the first tick stays, is in the audit trail, and can be taken back', async () => {
  const customer = await caller();
  const before = await count();
  await cancel(await bookFor(customer.reference));
  expect(await count()).toBe(before + 1);
  const [notice] = await noticesOf(customer.reference);
  const press = (by: Person, way: string) =>
    by.http.post(`/api/desk_notices/${notice?.reference}/done`).send({ way });
  const admin = await world.admin();
  const [one, other] = await Promise.all([press(desk, 'whatsapp'), press(admin, 'call')]);
  const [first, second] = [one, other].map((answer) => dataOf<DeskNoticeAnswer>(answer));
  expect(second).toEqual(first);
  expect(first).toMatchObject({ state: 'done', doneAt: expect.any(String) });
  expect(await count()).toBe(before);
  const acts = () =>
    world.sql('select act from audit where subject = $1 order by id', [notice?.reference]);
  expect(await acts()).toEqual([{ act: 'deskNotice.done' }]);
  const path = `/api/desk_notices/${notice?.reference}/reopen`;
  for (let times = 0; times < 2; times++)
    expect(dataOf(await desk.http.post(path).send({}).expect(200))).toMatchObject({
      state: 'open',
      doneBy: null,
      doneWay: null,
    });
  expect(await acts()).toEqual([{ act: 'deskNotice.done' }, { act: 'deskNotice.reopened' }]);
});

test('every desk sees a new message and a tick at once', async () => {
  const customer = await caller();
  const booking = await bookFor(customer.reference);
  const socket = await connected(world.url, '/desk', (await world.admin()).token);
  try {
    const added = receivedEvents<{ reference: string }>(socket, 'notice');
    await cancel(booking);
    const { reference } = await added;
    expect((await noticesOf(customer.reference))[0]?.reference).toBe(reference);
    const ticked = receivedEvents(socket, 'notice');
    await desk.http.post(`/api/desk_notices/${reference}/done`).send({ way: 'desk' }).expect(200);
    expect(await ticked).toEqual({ reference });
  } finally {
    socket.close();
  }
});

test('a change that is refused leaves no message', async () => {
  const customer = await caller();
  const booking = await bookFor(customer.reference);
  await cancel(booking);
  await desk.http.delete(`/api/bookings/${booking.reference}`).send({ reason: 'x' }).expect(409);
  expect(await noticesOf(customer.reference)).toHaveLength(1);
});

test('a merge moves the messages to the card that stays', async () => {
  const [customer, player] = [await caller(), await world.register()];
  await cancel(await bookFor(customer.reference));
  const { body } = await desk.http.get(`/api/users/${player.reference}`).expect(200);
  const card = (body as { customer: string }).customer;
  await desk.http
    .post(`/api/customers/${card}/join`)
    .send({ customer: customer.reference })
    .expect(200);
  expect(await noticesOf(card)).toMatchObject([{ template: 'bookingCancelledByVenue' }]);
});

test('without a mail server, players with an account are on the list too', async () => {
  const silent = await createWorld({ env: { DEMO: 'off', RATE_LIMITS: 'on' } });
  try {
    await openVenue(silent);
    const staff = await silent.staff();
    const player = await silent.register();
    const booking = await book(silent, player);
    await staff.http.delete(`/api/bookings/${booking.reference}`).send({ reason: 'x' }).expect(200);
    expect(await noticesOf(booking.customer.reference, staff)).toMatchObject([
      { reason: 'noMailServer', template: 'bookingCancelledByVenue' },
    ]);
  } finally {
    await silent.close();
  }
});
