import type { AcademyAnswer } from '@five/shared/academy/academy.contract';
import type { Person } from '../people.ts';
import { MONDAY_MORNING, openVenue } from '../venue.ts';
import { createWorld, type World } from '../world.ts';
import {
  academyOf,
  form,
  makeSeason,
  makeSession,
  registerChild,
  registrationOf,
} from './academy-world.ts';

let world: World;
let admin: Person;
let staff: Person;
let season: string;
/** The academy page before the first season was created. */
let emptyPage: AcademyAnswer;
beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  [admin, staff] = [await world.admin(), await world.staff()];
  emptyPage = await academyOf(world);
  season = await makeSeason(admin, { name: { fr: 'Saison 2026', ar: 'موسم 2026' } });
});
afterAll(() => world.close());
beforeEach(() => world.clock.set(new Date(MONDAY_MORNING)));

const register = (body: object) => world.http.post('/api/academy_registrations').send(body);
const change = (reference: string, body: object) =>
  staff.http.put(`/api/academy_registrations/${reference}`).send(body);
const stateOf = async (reference: string) => (await registrationOf(staff, reference)).status;
const code = ({ body }: { body: unknown }) => (body as { code: string }).code;
/** Subjects of the mails to an address, newest first. */
const subjects = async (email: string) => (await world.mails(email)).map(({ subject }) => subject);
/** Creates a group on Tuesdays. Its registrations do not depend on whether the pitch is free. */
const group = (changes: object = {}) => makeSession(admin, season, { weekday: 2, ...changes });

test('without a season the page shows the kit and offers no registration', () => {
  expect(emptyPage).toEqual({
    season: null,
    sessions: [],
    kit: [
      { item: 'shirt', quantity: 2 },
      { item: 'shorts', quantity: 2 },
      { item: 'socks', quantity: 2 },
      { item: 'cap', quantity: 1 },
    ],
    kitSizes: ['4', '6', '8', '10', '12', '14'],
    minAge: 5,
    maxAge: 12,
  });
});

test('the current or next season is shown with its groups by weekday, localized', async () => {
  const over = await makeSeason(admin, { from: '2025-09-15', to: '2026-06-30' });
  const next = await makeSeason(admin, {
    from: '2027-09-15',
    to: '2028-06-30',
    name: { fr: 'Saison 2027', ar: 'موسم 2027' },
  });
  const past = await makeSession(admin, over, { pitch: 'P1' });
  const sunday = await makeSession(admin, season, {
    weekday: 7,
    startTime: '13:00',
    endTime: '14:30',
  });
  const wednesday = await makeSession(admin, season);
  const { body } = await world.http.get('/api/academy').set('accept-language', 'ar').expect(200);
  const page = body as AcademyAnswer;
  expect(page.season).toMatchObject({ reference: season, name: 'موسم 2026' });
  const ours = [sunday.reference, wednesday.reference];
  expect(page.sessions.filter(({ reference }) => ours.includes(reference))).toMatchObject([
    {
      reference: wednesday.reference,
      weekday: 3,
      startTime: '17:00',
      endTime: '18:30',
      pitch: 'P3',
      minAge: 7,
      maxAge: 9,
      capacity: 2,
      placesLeft: 2,
    },
    { reference: sunday.reference },
  ]);
  expect(page.sessions.map(({ reference }) => reference)).not.toContain(past.reference);
  // In August 2026 the season that starts in September is the next one.
  world.clock.set(new Date('2026-08-01T09:00:00Z'));
  expect((await academyOf(world)).season?.reference).toBe(season);
  world.clock.set(new Date(MONDAY_MORNING));
  await admin.http.delete(`/api/academy_seasons/${next}`).expect(200);
  expect(code(await admin.http.delete(`/api/academy_seasons/${over}`).expect(409))).toBe(
    'ACADEMY_IN_USE',
  );
});

describe('registering', () => {
  test('reserves a free place or adds to the waiting list; the receipt has no more', async () => {
    const { reference: session } = await group();
    const answers = [];
    for (let child = 0; child < 4; child++)
      answers.push(
        (await register(form(session)).expect(201)).body as { message: string; data: object },
      );
    expect(answers.map(({ data }) => data)).toEqual(
      ['received', 'received', 'waiting', 'waiting'].map((status) => ({
        status,
        reference: expect.stringMatching(/^R-/) as string,
      })),
    );
    expect(answers[0]?.message).not.toBe(answers[2]?.message);
    expect((await academyOf(world)).sessions.find(({ id }) => id === session)?.placesLeft).toBe(0);
    const { body } = await staff.http
      .get('/api/academy_registrations')
      .query({ filter: JSON.stringify({ session }), sort: '["id","ASC"]' })
      .expect(200);
    expect((body as { rank: number | null }[]).map(({ rank }) => rank).toSorted()).toEqual([
      1,
      2,
      null,
      null,
    ]);
  });

  test('mails the guardian in the language of the page, and names no child', async () => {
    const { reference: session } = await group({ capacity: 1 });
    const [first, second] = [
      form(session, { child: { name: 'Zebraoui', firstName: 'Quetzal', birthDate: '2018-03-02' } }),
      form(session),
    ];
    await register(first).set('accept-language', 'ar').expect(201);
    await register(second).set('accept-language', 'en').expect(201);
    const [mail] = await world.mails(first.guardian.email);
    expect(mail).toMatchObject({
      subject: expect.stringMatching(/وصلنا التسجيل/) as string,
      text: expect.stringMatching(/Salma Tazi[^]*Espoirs[^]*الثلاثاء/) as string,
    });
    expect(JSON.stringify(mail)).not.toMatch(/zebra|quetzal/i);
    expect(await subjects(second.guardian.email)).toEqual([expect.stringMatching(/waiting list/)]);
  });

  test('of ten concurrent registrations for two places, eight join the waiting list', async () => {
    const { reference: session } = await group();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => register(form(session)).expect(201)),
    );
    const states = answers.map(({ body }) => (body as { data: { status: string } }).data.status);
    expect(states.filter((status) => status === 'received')).toHaveLength(2);
    const { body } = await staff.http
      .get('/api/academy_registrations')
      .query({ filter: JSON.stringify({ session, status: 'waiting' }) })
      .expect(200);
    expect((body as { rank: number }[]).map(({ rank }) => rank).sort()).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8,
    ]);
  });

  test('the same form twice, also at once, is one registration and one mail', async () => {
    const { reference: session } = await group();
    const twice = form(session);
    const answers = await Promise.all([
      register(twice).expect(201),
      register(twice).expect(201),
      register(twice).expect(201),
    ]);
    expect(
      new Set(answers.map(({ body }) => (body as { data: { reference: string } }).data.reference))
        .size,
    ).toBe(1);
    expect(await subjects(twice.guardian.email)).toHaveLength(1);
  });

  test.each<[string, object, string, string]>([
    [
      'a child who turns five the day after the season starts',
      { child: { name: 'A', firstName: 'B', birthDate: '2021-09-16' } },
      'ACADEMY_AGE',
      'child.birthDate',
    ],
    [
      'a child of thirteen',
      { child: { name: 'A', firstName: 'B', birthDate: '2013-09-15' } },
      'ACADEMY_AGE',
      'child.birthDate',
    ],
    [
      'a child that is not born',
      { child: { name: 'A', firstName: 'B', birthDate: '2030-01-01' } },
      'ACADEMY_AGE',
      'child.birthDate',
    ],
    [
      'a child of another group',
      { child: { name: 'A', firstName: 'B', birthDate: '2016-09-15' } },
      'ACADEMY_AGE_GROUP',
      'session',
    ],
    ['a group that does not exist', { session: 'AC-00000000' }, 'REFERENCE_UNKNOWN', 'session'],
    ['no consent', { acceptConditions: false }, 'AUTH_CONDITIONS_NOT_ACCEPTED', 'acceptConditions'],
    ['a size nobody makes', { kitSize: '9' }, 'VALIDATION_FAILED', 'kitSize'],
  ])('%s is refused on its field', async (_, changes, expected, field) => {
    const { reference: session } = await group();
    const { body } = await register(form(session, changes as Record<string, unknown>)).expect(422);
    expect(body).toMatchObject({ code: expected, errorMessages: [{ field }] });
  });

  test('a past season accepts no registrations', async () => {
    const over = await makeSession(
      admin,
      await makeSeason(admin, { from: '2025-09-15', to: '2026-06-30' }),
      { pitch: 'P2' },
    );
    expect(
      code(
        await register(
          form(over.reference, { child: { name: 'A', firstName: 'B', birthDate: '2017-03-02' } }),
        ).expect(409),
      ),
    ).toBe('ACADEMY_CLOSED');
  });
});

describe('staff', () => {
  test('a freed place goes to the first on the waiting list, and a message is sent', async () => {
    const { reference: session } = await group({ capacity: 1 });
    const [first, second, third] = [form(session), form(session), form(session)];
    const references: string[] = [];
    for (const one of [first, second, third])
      references.push(
        ((await register(one).expect(201)).body as { data: { reference: string } }).data.reference,
      );
    const [kept = '', next = '', last = ''] = references;
    await change(kept, { status: 'confirmed' }).expect(200);
    expect(await subjects(first.guardian.email)).toEqual([
      expect.stringMatching(/confirmée/),
      expect.stringMatching(/reçue/),
    ]);
    await change(kept, { status: 'cancelled' }).expect(200);
    expect([
      await stateOf(kept),
      await stateOf(next),
      (await registrationOf(staff, last)).rank,
    ]).toEqual(['cancelled', 'received', 1]);
    expect(await subjects(second.guardian.email)).toEqual([
      expect.stringMatching(/place s’est libérée/),
      expect.stringMatching(/liste d’attente/),
    ]);
    expect(await subjects(third.guardian.email)).toHaveLength(1);
  });

  test('cannot give a place that is not there, nor take back what was decided', async () => {
    const { reference: session } = await group({ capacity: 1 });
    const [kept, waiting] = [
      await registerChild(world, session),
      await registerChild(world, session),
    ];
    for (const status of ['received', 'confirmed'])
      expect((await change(waiting, { status }).expect(409)).body).toMatchObject({
        code: 'ACADEMY_FULL',
        errorMessages: [{ field: 'status' }],
      });
    await change(kept, { status: 'confirmed' }).expect(200);
    for (const status of ['received', 'waiting'])
      expect(code(await change(kept, { status }).expect(409))).toBe('REGISTRATION_STATE');
    expect([await stateOf(kept), await stateOf(waiting)]).toEqual(['confirmed', 'waiting']);
  });

  test('move a child to another group of its age that has a place', async () => {
    const [from, full, young] = [
      await group({ capacity: 1 }),
      await group({ capacity: 1 }),
      await group({ minAge: 5, maxAge: 6 }),
    ];
    const [moved, behind] = [
      await registerChild(world, from.reference),
      await registerChild(world, from.reference),
    ];
    const other = await registerChild(world, full.reference);
    expect((await change(moved, { session: full.reference }).expect(409)).body).toMatchObject({
      code: 'ACADEMY_FULL',
      errorMessages: [{ field: 'session' }],
    });
    expect(code(await change(moved, { session: young.reference }).expect(422))).toBe(
      'ACADEMY_AGE_GROUP',
    );
    expect(code(await change(moved, { session: 'AC-00000000' }).expect(422))).toBe(
      'REFERENCE_UNKNOWN',
    );
    await change(other, { status: 'cancelled' }).expect(200);
    await change(moved, { session: full.reference, kitSize: '10', note: 'Frère de Lina' }).expect(
      200,
    );
    expect(await registrationOf(staff, moved)).toMatchObject({
      session: full.reference,
      status: 'received',
      kitSize: '10',
      note: 'Frère de Lina',
    });
    expect(await stateOf(behind)).toBe('received');
  });

  test('two requests that swap two children at the same moment both get a response', async () => {
    const [one, other] = [await group({ capacity: 2 }), await group({ capacity: 2 })];
    const [first, second] = [
      await registerChild(world, one.reference),
      await registerChild(world, other.reference),
    ];
    for (let round = 0; round < 5; round++) {
      const [to, back] = round % 2 === 0 ? [other, one] : [one, other];
      const answers = await Promise.all([
        change(first, { session: to.reference }),
        change(second, { session: back.reference }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    }
  });

  test('a group with a raised limit admits children from the waiting list', async () => {
    const { reference: session } = await group({ capacity: 1 });
    await registerChild(world, session);
    const waiting = [
      await registerChild(world, session),
      await registerChild(world, session),
      await registerChild(world, session),
    ];
    await admin.http.put(`/api/academy_sessions/${session}`).send({ capacity: 3 }).expect(200);
    expect(await Promise.all(waiting.map(stateOf))).toEqual(['received', 'received', 'waiting']);
  });

  test('a group with children in it stays', async () => {
    const { reference: session } = await group();
    await registerChild(world, session);
    expect(code(await admin.http.delete(`/api/academy_sessions/${session}`).expect(409))).toBe(
      'ACADEMY_IN_USE',
    );
  });

  test('every change of state is in the trail, without a name', async () => {
    const { reference: session } = await group();
    const child = await registerChild(world, session);
    await change(child, { status: 'confirmed' }).expect(200);
    const trail = await world.sql(
      'select act, actor, from_state, to_state, changed from audit where subject = $1 order by id',
      [child],
    );
    expect(trail).toMatchObject([
      { act: 'registration.create', actor: null, from_state: null, to_state: 'received' },
      {
        act: 'registration.status',
        actor: staff.reference,
        from_state: 'received',
        to_state: 'confirmed',
      },
    ]);
    expect(JSON.stringify(trail)).not.toMatch(/Adam|Tazi|salma/i);
  });

  test('erasing a child removes all its data and gives its place to the waiting list', async () => {
    const { reference: session } = await group({ capacity: 1 });
    // Random references contain no I, L, O or U, so none of them contains one of these names.
    const person = {
      child: { name: 'Yakouti', firstName: 'Nessrine', birthDate: '2018-03-02' },
      guardian: { fullName: 'Loubna Yakouti', phone: '0677665544', email: 'loubna@five.test' },
    };
    const [erased, next] = [
      await registerChild(world, session, person),
      await registerChild(world, session),
    ];
    await change(erased, { note: 'Nessrine a une allergie' }).expect(200);
    await world.mails('loubna@five.test');
    await staff.http.delete(`/api/academy_registrations/${erased}`).expect(200);
    await staff.http.get(`/api/academy_registrations/${erased}`).expect(404);
    const [{ names } = { names: [] }] = await world.sql<{ names: string[] }>(
      "select array_agg(tablename::text) as names from pg_tables where schemaname = 'public'",
    );
    for (const name of names) {
      const rows = await world.sql<{ text: string }>(`select t::text as text from ${name} t`);
      expect(`${name} ${rows.map(({ text }) => text).join()}`).not.toMatch(
        /yakouti|nessrine|loubna|677665544/i,
      );
    }
    expect(await stateOf(next)).toBe('received');
  });
});

test('users without a staff role cannot read children or see that there are any', async () => {
  const child = await registerChild(world, (await group()).reference);
  const player = await world.player();
  for (const path of ['', `/${child}`, '/R-00000000']) {
    await world.http.get(`/api/academy_registrations${path}`).expect(401);
    await player.http.get(`/api/academy_registrations${path}`).expect(403);
  }
});

test('a child is found by its own name and by its guardian’s, phone and email', async () => {
  const { reference: session } = await group();
  const person = {
    child: { name: 'أمين', firstName: 'إدريس', birthDate: '2018-03-02' },
    guardian: { fullName: 'Éloïse Bérrada', phone: '0655443322', email: 'eloise@five.test' },
  };
  const child = await registerChild(world, session, person);
  for (const q of [
    'ادريس',
    'eloise berrada',
    '0655443322',
    '+212655443322',
    'ELOISE@five.test',
    child.toLowerCase(),
  ]) {
    const { body } = await staff.http
      .get('/api/academy_registrations')
      .query({ filter: JSON.stringify({ q }) })
      .expect(200);
    expect([q, (body as { id: string }[]).map(({ id }) => id)]).toEqual([q, [child]]);
  }
});
