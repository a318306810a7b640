import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { BookingMatchAnswer } from '@five/shared/community/matches/matches.contract';
import type { SquadAnswer } from '@five/shared/community/squads/squads.contract';
import { examine } from '../../src/commands/examine.ts';
import { Guest, names, newMatch, soon } from './match-guests.ts';
import type { Person } from '../people.ts';
import { MONDAY_MORNING, openVenue, wish } from '../venue.ts';
import { createWorld, type World } from '../world.ts';

let world: World;
let nadia: Person;
let amine: Person;
let salma: Person;
let staff: Person;

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  await world.sql('update venue set max_pending = 1000, max_upcoming = 1000');
  [nadia, amine, salma, staff] = [
    await world.register({ firstName: 'Nadia', name: 'Berrada' }),
    await world.register({ firstName: 'Amine', name: 'Tazi' }),
    await world.register({ firstName: 'Salma', name: 'Idrissi' }),
    await world.staff(),
  ];
});
beforeEach(() => void world.clock.set(new Date(MONDAY_MORNING)));
afterEach(async () => {
  expect(await examine({ query: (text) => world.sql(text) })).toEqual([]);
  await world.sql('delete from match_people where answer is null');
  await world.sql('delete from squads');
});
afterAll(() => world.close());

const code = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const squadIn = ({ body }: { body: unknown }) => (body as { data: SquadAnswer }).data;
const tokenOf = ({ link }: SquadAnswer) => link?.replace('/s/', '') ?? '';

const created = async (by: Person, body: Record<string, unknown> = {}): Promise<SquadAnswer> =>
  squadIn(
    await by.http
      .post('/api/squads')
      .send({ name: 'Les lundis', ...body })
      .expect(201),
  );
const join = (by: Person, squad: SquadAnswer, status = 200) =>
  by.http.post(`/api/squad_links/${tokenOf(squad)}/join`).expect(status);
const read = async (by: Person, squad: SquadAnswer): Promise<SquadAnswer> =>
  (await by.http.get(`/api/squads/${squad.id}`).expect(200)).body as SquadAnswer;
const match = async (by: Person, token: string): Promise<BookingMatchAnswer> =>
  (await by.http.get(`/api/matches/${token}`).expect(200)).body as BookingMatchAnswer;
/** Creates a booking that names the squad, and returns the token of its match. */
const bookedFor = async (by: Person, squad: string, hour = 0): Promise<string> => {
  const { body } = await by.http
    .post('/api/bookings')
    .send({ ...wish({ startTime: `${12 + hour}:00`, endTime: `${13 + hour}:00` }), squad })
    .expect(201);
  return (body as { data: BookingAnswer }).data.match.path.replace('/m/', '');
};

test('a booking that names a squad opens its match with all members unanswered', async () => {
  const squad = await created(nadia, { size: 8 });
  await join(amine, squad);
  await nadia.http
    .post(`/api/squads/${squad.id}/members`)
    .send({ name: 'Karim', phone: '0612345678' })
    .expect(201);
  const token = await bookedFor(nadia, squad.id);
  expect(await match(amine, token)).toMatchObject({
    size: 8,
    squad: { id: squad.id, name: 'Les lundis' },
    unanswered: [
      { displayName: 'Nadia', kind: 'member', answer: null, mine: false },
      { displayName: 'Amine', kind: 'member', answer: null, mine: true },
      { displayName: 'Karim', kind: 'guest', answer: null, mine: false },
    ],
    counts: { in: 0, maybe: 0, out: 0, free: 8 },
  });
  await amine.http.post(`/api/matches/${token}/answers`).send({ answer: 'in' }).expect(200);
  const karim = new Guest(world.http);
  const { data } = await karim.answer(token, { answer: 'in', name: 'KARIM' });
  expect(names(data.seats)).toEqual(['Amine', 'KARIM']);
  expect(names(data.unanswered)).toEqual(['Nadia']);
});

test('only captains and co-captains name a squad, and that of others is unknown', async () => {
  const squad = await created(nadia);
  const booking = (by: Person, hour: number) =>
    by.http.post('/api/bookings').send({
      ...wish({ startTime: `${12 + hour}:00`, endTime: `${13 + hour}:00` }),
      squad: squad.id,
    });
  const foreign = await booking(amine, 1).expect(422);
  expect(foreign.body).toMatchObject({
    code: 'REFERENCE_UNKNOWN',
    errorMessages: [{ field: 'squad' }],
  });
  await join(amine, squad);
  const member = await booking(amine, 1).expect(422);
  expect(member.body).toMatchObject({
    code: 'SQUAD_NOT_CAPTAIN',
    errorMessages: [{ field: 'squad' }],
  });
  const { id = '' } = (await read(nadia, squad)).members.find(({ mine }) => !mine) ?? {};
  await nadia.http
    .put(`/api/squads/${squad.id}/members/${id}`)
    .send({ role: 'co_captain' })
    .expect(200);
  await booking(amine, 1).expect(201);
});

test('a refused squad leaves no booking behind', async () => {
  const before = await world.sql('select 1 from bookings');
  await amine.http
    .post('/api/bookings')
    .send({ ...wish({ startTime: '16:00', endTime: '17:00' }), squad: 'SQ-00000000' })
    .expect(422);
  expect(await world.sql('select 1 from bookings')).toHaveLength(before.length);
});

test('a squad created from a match has those who come as members, each once', async () => {
  const { booking, token } = await newMatch(nadia);
  await nadia.http.post(`/api/matches/${token}/answers`).send({ answer: 'in' }).expect(200);
  await amine.http.post(`/api/matches/${token}/answers`).send({ answer: 'in' }).expect(200);
  await salma.http.post(`/api/matches/${token}/answers`).send({ answer: 'out' }).expect(200);
  for (const name of ['Karim', 'Youssef'])
    await new Guest(world.http).answer(token, { answer: 'in', name, phone: '0612345678' });
  const squad = await created(nadia, { booking });
  expect(squad).toMatchObject({
    role: 'captain',
    size: 10,
    nextDate: expect.stringMatching(/^2026/),
    members: [
      { displayName: 'Nadia', role: 'captain', mine: true },
      { displayName: 'Amine', role: 'member', kind: 'member' },
      { displayName: 'Karim', role: 'member', kind: 'guest', phone: '+212612345678' },
    ],
  });
  expect(await match(amine, token)).toMatchObject({
    counts: { in: 4, out: 1 },
    unanswered: [],
    squad: { name: 'Les lundis' },
  });
});

test('a member that joins is asked for all matches ahead, one that leaves for none', async () => {
  const squad = await created(nadia);
  const tokens = [await bookedFor(nadia, squad.id, 5), await bookedFor(nadia, squad.id, 6)];
  await join(amine, squad);
  await join(salma, squad);
  for (const token of tokens)
    expect(names((await match(nadia, token)).unanswered)).toEqual(['Nadia', 'Amine', 'Salma']);
  await salma.http.post(`/api/matches/${tokens[0]}/answers`).send({ answer: 'in' }).expect(200);
  for (const by of [amine, salma]) {
    const { id } = (await read(by, squad)).members.find(({ mine }) => mine) ?? {};
    await by.http.delete(`/api/squads/${squad.id}/members/${id}`).expect(200);
  }
  const [answered, open] = [
    await match(nadia, tokens[0] ?? ''),
    await match(nadia, tokens[1] ?? ''),
  ];
  expect([names(answered.seats), names(answered.unanswered)]).toEqual([['Salma'], ['Nadia']]);
  expect(names(open.unanswered)).toEqual(['Nadia']);
});

test('a player that joins twice, also at once, is one member', async () => {
  const squad = await created(nadia);
  await Promise.all([join(amine, squad), join(amine, squad), join(amine, squad)]);
  expect((await read(nadia, squad)).members.map(({ displayName }) => displayName)).toEqual([
    'Nadia',
    'Amine',
  ]);
});

test('a guest with the phone of an account becomes the member with its answers', async () => {
  const squad = await created(nadia);
  const { phone } = (await salma.http.get('/api/auth/field/user').expect(200)).body as {
    phone: string;
  };
  const add = () => nadia.http.post(`/api/squads/${squad.id}/members`).send({ name: 'Sal', phone });
  await add().expect(201);
  expect(code(await add().expect(422))).toBe('SQUAD_MEMBER_TWICE');
  const token = await bookedFor(nadia, squad.id, 7);
  const [guest] = (await match(nadia, token)).unanswered.filter(({ kind }) => kind === 'guest');
  await nadia.http
    .put(`/api/matches/${token}/answers/${guest?.id}`)
    .send({ answer: 'in' })
    .expect(200);
  await join(salma, squad);
  expect((await read(nadia, squad)).members).toMatchObject([
    { displayName: 'Nadia' },
    { displayName: 'Salma', kind: 'member' },
  ]);
  expect(await match(salma, token)).toMatchObject({
    seats: [{ displayName: 'Salma', mine: true }],
    unanswered: [{ displayName: 'Nadia' }],
  });
  expect(code(await add().expect(422))).toBe('SQUAD_MEMBER_TWICE');
});

test('a squad takes 30 members, by hand and by its link', async () => {
  const squad = await created(nadia);
  const add = (number: number) =>
    nadia.http
      .post(`/api/squads/${squad.id}/members`)
      .send({ name: `Joueur ${'abcdefghijklmnopqrstuvwxyzéèà'.charAt(number)}` });
  const answers = await Promise.all(Array.from({ length: 29 }, (_, index) => add(index)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 29 }, () => 201));
  expect(code(await add(0).expect(409))).toBe('SQUAD_FULL');
  expect(code(await join(amine, squad, 409))).toBe('SQUAD_FULL');
  expect((await read(nadia, squad)).members).toHaveLength(30);
});

test('a renewed link ends the old one, which is answered like an unknown one', async () => {
  const squad = await created(nadia);
  await nadia.http.post(`/api/squads/${squad.id}/link`).expect(200);
  await join(amine, squad, 404);
  await world.http.get(`/api/squad_links/${tokenOf(squad)}`).expect(404);
  const renewed = await read(nadia, squad);
  await join(amine, renewed);
});

test('the link shows the name, the captain and the next date, and no phones', async () => {
  const squad = await created(nadia);
  await nadia.http
    .post(`/api/squads/${squad.id}/members`)
    .send({ name: 'Karim', phone: '0612345678' })
    .expect(201);
  await bookedFor(nadia, squad.id, 8);
  const { body, text } = await world.http.get(`/api/squad_links/${tokenOf(squad)}`).expect(200);
  expect(body).toEqual({
    name: 'Les lundis',
    captain: 'Nadia',
    members: 2,
    nextDate: wish().date,
    nextTime: '20:00',
    squad: null,
  });
  expect(text).not.toMatch(/612345678|Berrada|Karim/);
});

test('members see first names, and only captains and staff see phones and the link', async () => {
  const squad = await created(nadia);
  await join(amine, squad);
  const seen = await read(amine, squad);
  expect(seen).toMatchObject({ role: 'member', link: null });
  expect(seen.members.map(({ phone }) => phone)).toEqual([null, null]);
  expect(JSON.stringify(seen)).not.toMatch(/Berrada|Tazi/);
  expect(await read(staff, squad)).toMatchObject({ role: null, link: squad.link });
  await salma.http.get(`/api/squads/${squad.id}`).expect(404);
  await salma.http.get(`/api/squads/${squad.id}/matches`).expect(404);
});

test('a co-captain has the tools of the match, but neither booking nor money', async () => {
  const squad = await created(nadia);
  await join(amine, squad);
  const { id } = (await read(nadia, squad)).members.find(({ mine }) => !mine) ?? {};
  const token = await bookedFor(nadia, squad.id, 9);
  await amine.http.put(`/api/matches/${token}`).send({ size: 8 }).expect(403);
  await nadia.http
    .put(`/api/squads/${squad.id}/members/${id}`)
    .send({ role: 'co_captain' })
    .expect(200);
  await amine.http.put(`/api/matches/${token}`).send({ size: 8 }).expect(200);
  await amine.http.put(`/api/matches/${token}`).send({ shares: 'asked' }).expect(403);
  await amine.http
    .post(`/api/matches/${token}/answers`)
    .send({ answer: 'in', name: 'Karim' })
    .expect(200);
  expect(await match(amine, token)).toMatchObject({ manages: true, booking: null, size: 8 });
  const { body } = await nadia.http.get(`/api/squads/${squad.id}/matches`).expect(200);
  const [{ booking } = { booking: '' }] = body as { booking: string }[];
  await amine.http.delete(`/api/bookings/${booking}`).send({}).expect(404);
  await amine.http.delete(`/api/squads/${squad.id}`).expect(403);
  await amine.http.post(`/api/squads/${squad.id}/link`).expect(403);
});

test('the captain stays until another member is it, and a guest leads no squad', async () => {
  const squad = await created(nadia);
  await join(amine, squad);
  const { body } = await nadia.http
    .post(`/api/squads/${squad.id}/members`)
    .send({ name: 'Karim' })
    .expect(201);
  const [own, other, karim] = squadIn({ body }).members.map(({ id }) => id);
  const role = (id: string | undefined, to: string, status: number) =>
    nadia.http.put(`/api/squads/${squad.id}/members/${id}`).send({ role: to }).expect(status);
  expect(code(await nadia.http.delete(`/api/squads/${squad.id}/members/${own}`).expect(409))).toBe(
    'SQUAD_CAPTAIN_STAYS',
  );
  expect(code(await role(own, 'member', 409))).toBe('SQUAD_CAPTAIN_STAYS');
  expect(code(await role(karim, 'co_captain', 422))).toBe('SQUAD_GUEST_ROLE');
  await role(other, 'captain', 200);
  expect(await read(nadia, squad)).toMatchObject({ role: 'co_captain' });
  await nadia.http.delete(`/api/squads/${squad.id}/members/${own}`).expect(200);
});

test('two co-captains that change a squad at once lose no change', async () => {
  const squad = await created(nadia);
  for (const by of [amine, salma]) await join(by, squad);
  for (const { id, mine } of (await read(nadia, squad)).members)
    if (!mine)
      await nadia.http
        .put(`/api/squads/${squad.id}/members/${id}`)
        .send({ role: 'co_captain' })
        .expect(200);
  const add = (by: Person, name: string) =>
    by.http.post(`/api/squads/${squad.id}/members`).send({ name }).expect(201);
  await Promise.all([add(amine, 'Karim'), add(salma, 'Karim'), add(amine, 'Youssef')]);
  const guests = (await read(nadia, squad)).members.filter(({ kind }) => kind === 'guest');
  expect(guests.map(({ displayName }) => displayName).toSorted()).toEqual([
    'Karim',
    'Karim',
    'Youssef',
  ]);
  const [first, second] = guests;
  const remove = (by: Person, id: string | undefined) =>
    by.http.delete(`/api/squads/${squad.id}/members/${id}`);
  const twice = await Promise.all([remove(amine, first?.id), remove(salma, first?.id)]);
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  await remove(salma, second?.id).expect(200);
});

test('a deleted squad leaves its bookings with the answers, and no unanswered people', async () => {
  const squad = await created(nadia);
  for (const by of [amine, salma]) await join(by, squad);
  const token = await bookedFor(nadia, squad.id, 10);
  await amine.http.post(`/api/matches/${token}/answers`).send({ answer: 'in' }).expect(200);
  const { body } = await nadia.http.delete(`/api/squads/${squad.id}`).expect(200);
  expect((body as { data: unknown[] }).data).toEqual([]);
  expect(await match(nadia, token)).toMatchObject({
    state: 'open',
    squad: null,
    seats: [{ displayName: 'Amine' }],
    unanswered: [],
  });
});

test('a squad names the bookings of its reader that are ahead, next one first', async () => {
  const squad = await created(nadia);
  await join(amine, squad);
  const later = await bookedFor(nadia, squad.id, 3);
  const next = await bookedFor(nadia, squad.id, 1);
  const bookings = [next, later].map((token) => `B-${token.slice(0, 8)}`);
  expect((await read(nadia, squad)).bookings).toEqual(bookings);
  expect([(await read(amine, squad)).bookings, (await read(staff, squad)).bookings]).toEqual([
    [],
    [],
  ]);
  await staff.http.delete(`/api/bookings/${bookings[0]}`).send({ reason: 'Panne' }).expect(200);
  expect((await read(nadia, squad)).bookings).toEqual(bookings.slice(1));
});

test('only the captain changes name and size, within limits and for later matches', async () => {
  const squad = await created(nadia);
  await join(amine, squad);
  const before = await bookedFor(nadia, squad.id, 1);
  const update = (by: Person, body: Record<string, unknown>, status = 200) =>
    by.http.put(`/api/squads/${squad.id}`).send(body).expect(status);
  expect(code(await update(amine, { name: 'À nous' }, 403))).toBe('FORBIDDEN');
  for (const refused of [{ name: 'a'.repeat(1_000) }, { name: ' ' }, { size: 5 }, { size: 15 }])
    expect(code(await update(nadia, refused, 422))).toBe('VALIDATION_FAILED');
  expect(squadIn(await update(nadia, { name: '\u202eLes mardis\u200f', size: 8 }))).toMatchObject({
    name: 'Les mardis',
    size: 8,
  });
  const after = await bookedFor(nadia, squad.id, 3);
  expect([(await match(nadia, before)).size, (await match(nadia, after)).size]).toEqual([10, 8]);
});

test('a squad whose captain is erased goes to a co-captain, and ends without one', async () => {
  const captain = await world.register({ firstName: 'Omar' });
  const [led, alone] = [await created(captain), await created(captain)];
  for (const player of [amine, salma]) await join(player, led);
  await join(amine, alone);
  const own = (await read(salma, led)).members.find(({ mine }) => mine);
  await captain.http
    .put(`/api/squads/${led.id}/members/${own?.id}`)
    .send({ role: 'co_captain' })
    .expect(200);
  await captain.http.delete('/api/auth/field').send({ password: captain.password }).expect(200);
  const { role, members } = await read(salma, led);
  expect([role, names(members)]).toEqual(['captain', ['Salma', 'Amine']]);
  await amine.http.get(`/api/squads/${alone.id}`).expect(404);
});

test('the matches of a squad are listed next one first, with who is in', async () => {
  const squad = await created(nadia);
  await join(amine, squad);
  const [late, early] = [await bookedFor(nadia, squad.id, 4), await bookedFor(nadia, squad.id, 3)];
  await amine.http.post(`/api/matches/${early}/answers`).send({ answer: 'in' }).expect(200);
  const { body } = await amine.http
    .get(`/api/squads/${squad.id}/matches`)
    .query({ filter: JSON.stringify({ ahead: true }) })
    .expect(200);
  expect(body).toMatchObject([
    {
      path: `/m/${early}`,
      booking: null,
      startTime: '15:00',
      counts: { in: 1, unanswered: 1, free: 9 },
      answers: [
        { displayName: 'Amine', answer: 'in', seated: true },
        { displayName: 'Nadia', answer: null, seated: false },
      ],
      mine: 'in',
    },
    { path: `/m/${late}`, startTime: '16:00', mine: null },
  ]);
});

test('a player leads 14 squads at most', async () => {
  for (let number = 1; number <= 14; number++) await created(amine);
  const refused = await amine.http.post('/api/squads').send({ name: 'Une de trop' }).expect(409);
  expect(code(refused)).toBe('SQUADS_TOO_MANY');
});

test('captains and co-captains read the reliability of members, without bookings', async () => {
  const squad = await created(nadia);
  for (const by of [amine, salma]) await join(by, squad);
  await nadia.http.post(`/api/squads/${squad.id}/members`).send({ name: 'Karim' }).expect(201);
  const { members } = await read(nadia, squad);
  const idOf = (name: string) => members.find(({ displayName }) => displayName === name)?.id ?? '';
  const path = (name: string) => `/api/squads/${squad.id}/members/${idOf(name)}`;
  const reliability = (by: Person, of: string, status = 200) =>
    by.http.get(`${path(of)}/reliability`).expect(status);
  const hour = soon(world);
  const { booking } = await newMatch(amine, hour);
  await staff.http.post(`/api/bookings/${booking}/confirm`).send({ reason: 'Habitué' }).expect(200);
  staff = await world.goTo(`${hour.date}T23:30:00Z`);
  await staff.http.post(`/api/bookings/${booking}/no-show`).send({ noShow: true }).expect(200);
  const { body } = await reliability(nadia, 'Amine');
  expect(body).toMatchObject({
    noShows: 1,
    entries: [{ kind: 'no_show', date: hour.date, startTime: hour.startTime, booking: null }],
  });
  await reliability(amine, 'Salma', 403);
  await nadia.http.put(path('Amine')).send({ role: 'co_captain' }).expect(200);
  await reliability(amine, 'Salma');
  await reliability(nadia, 'Karim', 404);
  await reliability(staff, 'Amine', 404);
  await reliability(await world.register(), 'Amine', 404);
});
