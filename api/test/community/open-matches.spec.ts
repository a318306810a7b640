import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { examine } from '../../src/commands/examine.ts';
import { OpenMatchesQueries } from '../../src/community/open-matches/open-matches.queries.ts';
import { accept, requestPlace, bookingOf, openMatch, addPlayer, readMatch } from '../matches.ts';
import type { Person } from '../people.ts';
import { MONDAY_MORNING, openVenue } from '../venue.ts';
import { createWorld, type World } from '../world.ts';

let world: World;
let owner: Person;
let amine: Person;
let salma: Person;
let staff: Person;

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  const { http } = await world.admin();
  await http
    .put('/api/venue')
    .send({ policies: { maxPending: 1_000, maxUpcoming: 1_000 } })
    .expect(200);
  [owner, amine, salma, staff] = [
    await world.register({ firstName: 'Nadia' }),
    await world.register({ firstName: 'Amine' }),
    await world.register({ firstName: 'Salma' }),
    await world.staff(),
  ];
});
afterEach(async () => expect(await examine({ query: (text) => world.sql(text) })).toEqual([]));
afterAll(() => world.close());

const block = (by: Person, player: Person) =>
  world.sql(
    `insert into player_blocks select a.id, b.id, now() from users a, users b where a.reference = $1
      and b.reference = $2`,
    [by.reference, player.reference],
  );
const refusal = ({ body }: { body: unknown }) => (body as { code?: string }).code;
/** Returns the number of mails and notifications that a person got about a match. */
const messagesSent = async (template: string, person: Person, match: string) =>
  (
    await world.sql(
      `select 1 from outbox where template = $1 and recipient = $2 and withdrawn_at is null
        and $3 in (parameters ->> 'match', split_part(event, ':', 2))`,
      [template, person.reference, match],
    )
  ).length;

test('an open match shows missing players, place price and closing time', async () => {
  const match = await openMatch(owner, {
    places: 3,
    level: 'casual',
    message: 'Il manque trois joueurs',
  });
  expect(match).toMatchObject({
    status: 'open',
    places: 3,
    placesLeft: 3,
    priceCents: 3_000,
    totalCents: 30_000,
    restCents: 21_000,
    level: 'casual',
    mine: true,
    closesMinutes: 120,
    own: null,
    asks: [],
    chat: null,
  });
  const seen = await readMatch({ http: world.http }, match.reference);
  expect(seen).toMatchObject({
    reference: match.reference,
    message: 'Il manque trois joueurs',
    booking: null,
    totalCents: null,
    restCents: null,
    mine: false,
    owner: { displayName: expect.stringMatching(/^Nadia/) },
  });
  expect(Number(seen.startTime.slice(0, 2)) - Number(seen.closesTime.slice(0, 2))).toBe(2);
  const { body } = await world.http
    .get('/api/open_matches')
    .query({ filter: JSON.stringify({ status: 'open', level: 'casual' }) })
    .expect(200);
  expect((body as { reference: string }[]).map(({ reference }) => reference)).toContain(
    match.reference,
  );
});

test('only the owner of a future booking opens it, once, within price and capacity', async () => {
  const booking = await bookingOf(owner);
  const open = (by: Person, changes: object = {}) =>
    by.http.post('/api/open_matches').send({ booking, places: 2, ...changes });
  expect(refusal(await open(amine).expect(422))).toBe('REFERENCE_UNKNOWN');
  expect(refusal(await open(owner, { places: 10 }).expect(422))).toBe('OPEN_MATCH_PLACES');
  expect(refusal(await open(owner, { priceCents: 15_001 }).expect(422))).toBe('OPEN_MATCH_PRICE');
  await open(owner, { priceCents: 15_000 }).expect(201);
  expect(refusal(await open(owner).expect(409))).toBe('OPEN_MATCH_EXISTS');
  const cancelled = await bookingOf(owner);
  await owner.http.delete(`/api/bookings/${cancelled}`).expect(200);
  expect(
    refusal(
      await owner.http
        .post('/api/open_matches')
        .send({ booking: cancelled, places: 2 })
        .expect(409),
    ),
  ).toBe('OPEN_MATCH_BOOKING');
});

test('a player requests once, is accepted, owes a share and joins the conversation', async () => {
  const { reference } = await openMatch(owner);
  const request = await requestPlace(amine, reference);
  expect(refusal(await amine.http.post(`/api/open_matches/${reference}/ask`).expect(409))).toBe(
    'OPEN_MATCH_ASKED',
  );
  expect(refusal(await owner.http.post(`/api/open_matches/${reference}/ask`).expect(409))).toBe(
    'OPEN_MATCH_OWN',
  );
  expect(await readMatch(owner, reference)).toMatchObject({
    asks: [
      { reference: request, state: 'asked', player: { reference: amine.reference }, share: null },
    ],
  });
  expect((await readMatch(salma, reference)).asks).toEqual([]);
  expect(await messagesSent('matchAsked', owner, reference)).toBe(2);
  const { booking } = await readMatch(owner, reference);
  const noticed = (
    await owner.http
      .get('/api/notifications')
      .query({ filter: JSON.stringify({ booking }) })
      .expect(200)
  ).body as unknown[];
  expect(noticed).toContainEqual(
    expect.objectContaining({ kind: 'match', booking, openMatch: reference }),
  );
  const after = await accept(owner, request);
  expect(after).toMatchObject({
    placesLeft: 1,
    asks: [
      {
        state: 'accepted',
        share: {
          reference: expect.stringMatching(/^SH-/),
          amountCents: 3_000,
          paidCents: 0,
          dueCents: 3_000,
        },
      },
    ],
    chat: expect.stringMatching(/^C-/),
  });
  const { chat } = await readMatch(amine, reference);
  expect(chat).toBe(after.chat);
  await owner.http
    .post('/api/messagings')
    .send({ chat, message: 'Rendez-vous à 18 h 45' })
    .expect(201);
  expect((await amine.http.get(`/api/messagings/${chat}`).expect(200)).body).toMatchObject([
    { message: 'Rendez-vous à 18 h 45' },
  ]);
  expect((await amine.http.get(`/api/chats/${chat}`).expect(200)).body).toMatchObject({
    kind: 'group',
    unread: 1,
    closed: null,
  });
  await salma.http.get(`/api/messagings/${chat}`).expect(404);
  expect(
    refusal(
      await salma.http.post('/api/messagings').send({ chat, message: 'Bonjour' }).expect(422),
    ),
  ).toBe('REFERENCE_UNKNOWN');
  expect(await messagesSent('matchAccepted', amine, reference)).toBe(2);
  expect(refusal(await owner.http.post(`/api/match_asks/${request}/accept`).expect(409))).toBe(
    'OPEN_MATCH_ASK_SETTLED',
  );
});

test('players never exceed places; leaving frees a place and ends all notifications', async () => {
  const { reference } = await openMatch(owner, { places: 1 });
  const [first, second] = [
    await requestPlace(amine, reference),
    await requestPlace(salma, reference),
  ];
  const { chat } = await accept(owner, first);
  expect(refusal(await owner.http.post(`/api/match_asks/${second}/accept`).expect(409))).toBe(
    'OPEN_MATCH_FULL',
  );
  expect(await readMatch(salma, reference)).toMatchObject({
    status: 'full',
    placesLeft: 0,
    own: { state: 'asked' },
    chat: null,
  });
  await amine.http.post(`/api/open_matches/${reference}/withdraw`).expect(200);
  await owner.http
    .post('/api/messagings')
    .send({ chat, message: 'Une place est libre' })
    .expect(201);
  await amine.http.get(`/api/messagings/${chat}`).expect(404);
  await amine.http.get(`/api/chats/${chat}`).expect(404);
  expect(await accept(owner, second)).toMatchObject({ status: 'full', chat });
  expect(refusal(await amine.http.post(`/api/open_matches/${reference}/ask`).expect(409))).toBe(
    'OPEN_MATCH_FULL',
  );
});

test('a refused player cannot request again; a withdrawn one can', async () => {
  const { reference } = await openMatch(owner);
  await owner.http
    .post(`/api/match_asks/${await requestPlace(amine, reference)}/decline`)
    .expect(200);
  expect(await readMatch(amine, reference)).toMatchObject({ own: { state: 'declined' } });
  expect(refusal(await amine.http.post(`/api/open_matches/${reference}/ask`).expect(409))).toBe(
    'OPEN_MATCH_ASKED',
  );
  await requestPlace(salma, reference);
  await salma.http.post(`/api/open_matches/${reference}/withdraw`).expect(200);
  expect(
    refusal(await salma.http.post(`/api/open_matches/${reference}/withdraw`).expect(409)),
  ).toBe('OPEN_MATCH_NOT_ASKED');
  await requestPlace(salma, reference);
  expect(await messagesSent('matchDeclined', amine, reference)).toBe(2);
});

test('shares are paid separately, by cash or transfer, within the booking total', async () => {
  const { reference, booking } = await openMatch(owner, { priceCents: 3_333 });
  const [one, two] = [
    await addPlayer(owner, amine, reference),
    await addPlayer(owner, salma, reference),
  ];
  const pay = (share: string, amountCents: number, method = 'cash') =>
    staff.http.post('/api/payments').send({ share, amountCents, method });
  expect((await pay(one.reference, 3_334).expect(422)).body).toMatchObject({
    code: 'PAYMENT_EXCEEDS_DUE',
    dueCents: 3_333,
  });
  expect((await pay(one.reference, 3_333).expect(201)).body).toMatchObject({
    data: { booking, share: one.reference, amountCents: 3_333 },
    booking: { paidCents: 3_333, status: 'confirmed' },
  });
  expect((await readMatch(amine, reference)).own?.share).toMatchObject({
    paidCents: 3_333,
    dueCents: 0,
  });
  await pay(two.reference, 1_000, 'transfer').expect(201);
  expect((await readMatch(owner, reference)).asks.map(({ share }) => share?.dueCents)).toEqual([
    0, 2_333,
  ]);
  await staff.http
    .post('/api/payments')
    .send({ booking, amountCents: 25_000, method: 'cash' })
    .expect(201);
  expect((await readMatch(salma, reference)).own?.share?.dueCents).toBe(667);
  expect((await pay(two.reference, 668).expect(422)).body).toMatchObject({ dueCents: 667 });
  await pay(two.reference, 667).expect(201);
  expect(
    (await owner.http.get(`/api/bookings/${booking}`).expect(200)).body as BookingAnswer,
  ).toMatchObject({ paidCents: 30_000, paymentStatus: 'paid' });
});

test('a paid place is given up only once its money is given back', async () => {
  const { reference } = await openMatch(owner);
  const share = await addPlayer(owner, amine, reference);
  const { body } = await staff.http
    .post('/api/payments')
    .send({ share: share.reference, amountCents: 3_000, method: 'cash' })
    .expect(201);
  const request = (await readMatch(amine, reference)).own?.reference;
  expect(
    refusal(await amine.http.post(`/api/open_matches/${reference}/withdraw`).expect(409)),
  ).toBe('SHARE_PAID');
  expect(refusal(await owner.http.post(`/api/match_asks/${request}/decline`).expect(409))).toBe(
    'SHARE_PAID',
  );
  await staff.http
    .post(`/api/payments/${(body as { data: { reference: string } }).data.reference}/reverse`)
    .send({ reason: 'Ne vient pas' })
    .expect(201);
  await staff.http.post(`/api/match_asks/${request}/decline`).expect(200);
  expect(await readMatch(owner, reference)).toMatchObject({ placesLeft: 2, asks: [] });
  expect(
    (
      await staff.http
        .post('/api/payments')
        .send({ share: share.reference, amountCents: 1, method: 'cash' })
        .expect(422)
    ).body,
  ).toMatchObject({ dueCents: 0 });
});

test('a transfer with the reference of a share finds it and pays it', async () => {
  const { reference } = await openMatch(owner);
  const share = await addPlayer(owner, amine, reference);
  const profile = {
    name: 'Banque',
    account: '1',
    delimiter: ';',
    decimal: ',',
    dateFormat: 'DD/MM/YYYY',
    headerRows: 0,
    dateColumn: 1,
    amountColumn: 3,
    labelColumns: [2],
  };
  const bank = (
    (await staff.http.post('/api/bank_profiles').send(profile).expect(201)).body as {
      data: { reference: string };
    }
  ).data.reference;
  await staff.http
    .post(`/api/bank_profiles/${bank}/import`)
    .attach(
      'file',
      Buffer.from(`22/11/2026;VIR ${share.reference.replace('-', ' ')};30,00\n`),
      'releve.csv',
    )
    .expect(201);
  const [line] = (
    await staff.http.get('/api/bank_lines').query({ filter: '{"lane":"exact"}' }).expect(200)
  ).body as { reference: string; match: { share: string } }[];
  expect(line).toMatchObject({
    match: { share: share.reference, booking: null, dueCents: 3_000, takeCents: 3_000 },
  });
  await staff.http
    .post(`/api/bank_lines/${line?.reference}/accept`)
    .send({ share: share.reference })
    .expect(201);
  expect((await readMatch(amine, reference)).own?.share).toMatchObject({
    paidCents: 3_000,
    dueCents: 0,
  });
});

test('the desk finds an unpaid place by player name, share or booking', async () => {
  const { reference, booking } = await openMatch(owner);
  const [one, two] = [
    await addPlayer(owner, amine, reference),
    await addPlayer(owner, salma, reference),
  ];
  const found = async (q: string, due?: boolean) =>
    (
      (
        await staff.http
          .get('/api/match_shares')
          .query({ filter: JSON.stringify({ q, booking, ...(due !== undefined && { due }) }) })
          .expect(200)
      ).body as { reference: string }[]
    ).map((share) => share.reference);
  const [share] = (
    await staff.http
      .get('/api/match_shares')
      .query({ filter: JSON.stringify({ id: one.reference }) })
      .expect(200)
  ).body as unknown[];
  expect(share).toMatchObject({
    reference: one.reference,
    match: reference,
    booking,
    customer: { fullName: expect.stringContaining('Amine') },
    amountCents: 3_000,
    paidCents: 0,
    dueCents: 3_000,
  });
  expect([
    await found('amine'),
    await found(two.reference),
    (await found(String(booking))).length,
  ]).toEqual([[one.reference], [two.reference], 2]);
  await staff.http
    .post('/api/payments')
    .send({ share: one.reference, amountCents: 3_000, method: 'transfer' })
    .expect(201);
  expect([
    await found('amine', true),
    await found('amine', false),
    await found('salma', true),
  ]).toEqual([[], [one.reference], [two.reference]]);
  await staff.http.delete(`/api/bookings/${booking}`).send({ reason: 'Fuite d’eau' }).expect(200);
  expect(await found('', true)).toEqual([]);
});

test('cancelling a booking cancels its open match and notifies all its players', async () => {
  const { reference, booking } = await openMatch(owner);
  const share = await addPlayer(owner, amine, reference);
  await requestPlace(salma, reference);
  await owner.http.delete(`/api/bookings/${booking}`).expect(200);
  expect(await readMatch(amine, reference)).toMatchObject({
    status: 'closed',
    closure: 'booking',
    own: { share: { dueCents: 0 } },
  });
  expect([
    await messagesSent('matchCancelled', amine, reference),
    await messagesSent('matchCancelled', salma, reference),
  ]).toEqual([2, 2]);
  expect((await readMatch(salma, reference)).own?.state).toBe('closed');
  expect(
    refusal(
      await staff.http
        .post('/api/payments')
        .send({ share: share.reference, amountCents: 1, method: 'cash' })
        .expect(409),
    ),
  ).toBe('PAYMENT_TARGET_CLOSED');
  await world.http.get(`/api/open_matches/${reference}`).expect(404);
});

test('a moved booking takes its match along, and the places never cost more than it', async () => {
  const { reference, booking, startTime } = await openMatch(owner, {
    places: 9,
    priceCents: 3_333,
  });
  await addPlayer(owner, amine, reference);
  // Moves the booking an hour later as well as to P2. If only the pitch changed, the booking would
  // keep its price.
  const hour = Number(startTime.slice(0, 2)) + 1;
  const later = {
    startTime: `${String(hour).padStart(2, '0')}:00`,
    endTime: `${String(hour + 1).padStart(2, '0')}:00`,
  };
  const { body } = await world.http.get('/api/pricings').expect(200);
  expect(body).toHaveLength(2);
  const cheap = await (
    await world.admin()
  ).http
    .post('/api/pricings')
    .send({
      type: 'session',
      name: { fr: 'Midi' },
      durationMinutes: 60,
      totalCents: 20_000,
      pitch: 'P2',
    })
    .expect(201);
  await staff.http
    .put(`/api/bookings/${booking}`)
    .send({ pitch: 'P2', ...later })
    .expect(200);
  expect(await readMatch(amine, reference)).toMatchObject({
    pitch: 'P2',
    priceCents: 2_222,
    own: { share: { amountCents: 2_222 } },
  });
  expect(await messagesSent('matchMoved', amine, reference)).toBe(2);
  await (
    await world.admin()
  ).http
    .delete(`/api/pricings/${(cheap.body as { data: { reference: string } }).data.reference}`)
    .expect(200);
});

test('it closes at its hour or earlier by its owner, and can be opened again', async () => {
  const { reference, booking } = await openMatch(owner);
  await requestPlace(amine, reference);
  await salma.http.post(`/api/open_matches/${reference}/close`).expect(404);
  await owner.http.post(`/api/open_matches/${reference}/close`).expect(200);
  await owner.http.post(`/api/open_matches/${reference}/close`).expect(200);
  expect(await readMatch(amine, reference)).toMatchObject({
    status: 'closed',
    closure: 'owner',
    own: { state: 'closed' },
  });
  expect(await messagesSent('matchClosed', amine, reference)).toBe(2);
  expect(refusal(await salma.http.post(`/api/open_matches/${reference}/ask`).expect(409))).toBe(
    'OPEN_MATCH_CLOSED',
  );
  expect(await openMatch(owner, { booking: booking ?? '', places: 4 })).toMatchObject({
    reference,
    status: 'open',
    places: 4,
  });
  await requestPlace(amine, reference);
});

test('a match reopened at a new price never shares more than the booking price', async () => {
  const { reference, booking } = await openMatch(owner, { places: 1, priceCents: 30_000 });
  await addPlayer(owner, amine, reference);
  const again = async (priceCents: number) => {
    await owner.http.post(`/api/open_matches/${reference}/close`).expect(200);
    return owner.http.post('/api/open_matches').send({ booking, places: 2, priceCents });
  };
  expect((await again(0)).status).toBe(201);
  await addPlayer(owner, salma, reference);
  expect(await readMatch(owner, reference)).toMatchObject({ restCents: 0 });
  expect(refusal(await again(15_000))).toBe('OPEN_MATCH_PRICE');
});

test('a place can be left until the start, even if the match seeks no more players', async () => {
  const { reference, booking, date, startTime } = await openMatch(owner);
  await staff.http.post(`/api/bookings/${booking}/confirm`).expect(200);
  await addPlayer(owner, amine, reference);
  const atStart = (minutes: number) =>
    world.clock.at(new Date(Date.parse(`${date}T${startTime}:00Z`) + minutes * 60_000), () =>
      world.app.get(OpenMatchesQueries).one(reference, { userId: 0, desk: true, locale: 'fr' }),
    );
  expect(
    [await atStart(-1), await atStart(0)].map(({ closure, begun }) => [closure, begun]),
  ).toEqual([
    ['time', false],
    ['time', true],
  ]);
  await owner.http.post(`/api/open_matches/${reference}/close`).expect(200);
  await amine.http.post(`/api/open_matches/${reference}/withdraw`).expect(200);
});

test('a player blocked by the owner cannot see, request or be accepted to the match', async () => {
  const [lead, shunned] = [await world.register(), await world.register()];
  const { reference } = await openMatch(lead);
  const request = await requestPlace(shunned, reference);
  await block(lead, shunned);
  expect(refusal(await lead.http.post(`/api/match_asks/${request}/accept`).expect(409))).toBe(
    'OPEN_MATCH_PLAYER',
  );
  await shunned.http.post(`/api/open_matches/${reference}/withdraw`).expect(200);
  expect(refusal(await shunned.http.post(`/api/open_matches/${reference}/ask`).expect(409))).toBe(
    'OPEN_MATCH_CLOSED',
  );
  const { reference: other } = await openMatch(lead);
  await shunned.http.get(`/api/open_matches/${other}`).expect(404);
});

test('a reported match text is hidden from other players, and its owner is notified', async () => {
  const { reference } = await openMatch(owner, { message: 'Pub' });
  await amine.http
    .post(`/api/open_matches/${reference}/report`)
    .send({ reason: 'Publicité' })
    .expect(201);
  await staff.http
    .post(`/api/open_matches/${reference}/hide`)
    .send({ reason: 'Publicité' })
    .expect(200);
  await amine.http.get(`/api/open_matches/${reference}`).expect(404);
  await amine.http.post(`/api/open_matches/${reference}/ask`).expect(404);
  expect(await readMatch(owner, reference)).toMatchObject({
    hidden: true,
    hiddenReason: 'Publicité',
  });
  expect(await messagesSent('communityHidden', owner, reference)).toBe(2);
  await staff.http.post(`/api/open_matches/${reference}/unhide`).expect(200);
  await requestPlace(amine, reference);
});
