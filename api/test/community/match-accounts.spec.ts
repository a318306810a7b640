import { examine } from '../../src/commands/examine.ts';
import { accept, requestPlace, bookingOf, openMatch, addPlayer, readMatch } from '../matches.ts';
import type { Person } from '../people.ts';
import { MONDAY_MORNING, openVenue } from '../venue.ts';
import { createWorld, type World } from '../world.ts';

let world: World;
let owner: Person;
let amine: Person;
let staff: Person;

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  const { http } = await world.admin();
  await http
    .put('/api/venue')
    .send({ policies: { maxPending: 1_000, maxUpcoming: 1_000 } })
    .expect(200);
  [owner, amine, staff] = [
    await world.register({ firstName: 'Nadia' }),
    await world.register({ firstName: 'Amine' }),
    await world.staff(),
  ];
});
afterEach(async () => expect(await examine({ query: (text) => world.sql(text) })).toEqual([]));
afterAll(() => world.close());

const refusal = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const mailsSent = async (template: string, person: Person) =>
  (
    await world.sql(
      'select 1 from outbox where template = $1 and recipient = $2 and withdrawn_at is null',
      [template, person.reference],
    )
  ).length;

test('a suspended player can neither open a match nor request a place', async () => {
  const loud = await world.register();
  const booking = await bookingOf(loud);
  const { reference } = await openMatch(owner);
  await staff.http
    .post(`/api/players/${loud.reference}/suspend`)
    .send({ reason: 'Insultes', until: '2026-12-20' })
    .expect(200);
  expect(
    refusal(await loud.http.post('/api/open_matches').send({ booking, places: 1 }).expect(409)),
  ).toBe('COMMUNITY_SUSPENDED');
  expect(refusal(await loud.http.post(`/api/open_matches/${reference}/ask`).expect(409))).toBe(
    'COMMUNITY_SUSPENDED',
  );
});

test('account deletion frees an unpaid place and erases the player’s texts', async () => {
  const leaving = await world.register();
  const { reference } = await openMatch(owner);
  await addPlayer(owner, leaving, reference);
  const { body } = await leaving.http.get('/api/auth/field/export').expect(200);
  expect(body).toMatchObject({
    openMatches: [],
    matchRequests: [{ match: reference, state: 'accepted', amountCents: 3_000 }],
  });
  await leaving.http.delete('/api/auth/field').send({ password: leaving.password }).expect(200);
  expect(await readMatch(owner, reference)).toMatchObject({ placesLeft: 2, asks: [] });
});

test('a paid place of a deleted account is shown, and freed once it is refunded', async () => {
  const leaving = await world.register();
  const { reference } = await openMatch(owner);
  const share = await addPlayer(owner, leaving, reference);
  const { body } = await staff.http
    .post('/api/payments')
    .send({ share: share.reference, amountCents: 3_000, method: 'cash' })
    .expect(201);
  await leaving.http.delete('/api/auth/field').send({ password: leaving.password }).expect(200);
  const {
    placesLeft,
    asks: [gone],
  } = await readMatch(owner, reference);
  expect({ placesLeft, gone }).toMatchObject({
    placesLeft: 1,
    gone: { state: 'left', player: { reference: null }, share: { paidCents: 3_000, dueCents: 0 } },
  });
  expect(
    refusal(await staff.http.post(`/api/match_asks/${gone?.reference}/decline`).expect(409)),
  ).toBe('SHARE_PAID');
  await staff.http
    .post(`/api/payments/${(body as { data: { reference: string } }).data.reference}/reverse`)
    .send({ reason: 'Ne vient pas' })
    .expect(201);
  expect((await readMatch(owner, reference)).asks).toMatchObject([
    { share: { paidCents: 0, dueCents: 0 } },
  ]);
  await staff.http.post(`/api/match_asks/${gone?.reference}/decline`).expect(200);
  expect(await readMatch(owner, reference)).toMatchObject({ placesLeft: 2, asks: [] });
});

test('a place whose money was given back goes with the account', async () => {
  const leaving = await world.register();
  const { reference } = await openMatch(owner);
  const share = await addPlayer(owner, leaving, reference);
  const { body } = await staff.http
    .post('/api/payments')
    .send({ share: share.reference, amountCents: 3_000, method: 'cash' })
    .expect(201);
  await staff.http
    .post(`/api/payments/${(body as { data: { reference: string } }).data.reference}/reverse`)
    .send({ reason: 'Ne vient pas' })
    .expect(201);
  await leaving.http.delete('/api/auth/field').send({ password: leaving.password }).expect(200);
  expect(await readMatch(owner, reference)).toMatchObject({ placesLeft: 2, asks: [] });
});

test('notices omit a deleted account name, and the owner learns of the free place', async () => {
  const [leaving, lead] = [await world.register(), await world.register()];
  const { reference } = await openMatch(lead);
  const [asked, accepted] = [
    await requestPlace(leaving, reference),
    await requestPlace(amine, reference),
  ];
  await accept(lead, asked);
  await accept(lead, accepted);
  const [before, heard] = [
    await mailsSent('matchLeft', lead),
    () =>
      world.sql<{ from: unknown }>(
        `select parameters->'from' as from from outbox where event ^@ any($1)`,
        [[`matchAsked:${asked}:`, `matchAccepted:${accepted}:`]],
      ),
  ];
  await leaving.http.delete('/api/auth/field').send({ password: leaving.password }).expect(200);
  expect(await mailsSent('matchLeft', lead)).toBe(before + 2);
  expect((await heard()).filter(({ from }) => typeof from === 'string')).toHaveLength(2);
  await amine.http.post(`/api/open_matches/${reference}/withdraw`).expect(200);
  expect(await mailsSent('matchLeft', lead)).toBe(before + 4);
});

test('a bank line paying for a place loses the payer name on account deletion', async () => {
  const leaving = await world.register();
  const { reference } = await openMatch(owner);
  const share = await addPlayer(owner, leaving, reference);
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
      Buffer.from(`22/11/2026;VIR SALMA TAZI ${share.reference.replace('-', ' ')};30,00\n`),
      'releve.csv',
    )
    .expect(201);
  const [line] = await world.sql<{ reference: string; label: string }>(
    'select reference, label from bank_lines',
  );
  expect(line?.label).toContain('SALMA TAZI');
  await staff.http
    .post(`/api/bank_lines/${line?.reference}/accept`)
    .send({ share: share.reference })
    .expect(201);
  await leaving.http.delete('/api/auth/field').send({ password: leaving.password }).expect(200);
  expect(await world.sql('select label, search from bank_lines')).toEqual([
    { label: null, search: '' },
  ]);
});

test('match actions run once per key: a late retry does not undo newer changes', async () => {
  const salma = await world.register({ firstName: 'Salma' });
  const { reference, booking } = await openMatch(owner);
  const press = (by: Person, path: string) =>
    by.http.post(`/api/${path}`).set('idempotency-key', path).expect(200);
  const twice = async (by: Person, path: string) => [await press(by, path), await press(by, path)];
  const [first, second] = [
    await requestPlace(amine, reference),
    await requestPlace(salma, reference),
  ];
  await twice(owner, `match_asks/${first}/accept`);
  await twice(owner, `match_asks/${second}/decline`);
  await twice(amine, `open_matches/${reference}/withdraw`);
  await requestPlace(amine, reference);
  await press(amine, `open_matches/${reference}/withdraw`);
  expect((await readMatch(amine, reference)).own).toMatchObject({ state: 'asked' });
  await twice(owner, `open_matches/${reference}/close`);
  await openMatch(owner, { booking: booking ?? '' });
  await press(owner, `open_matches/${reference}/close`);
  expect(await readMatch(owner, reference)).toMatchObject({ status: 'open' });
});
