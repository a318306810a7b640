import type { AttendanceAnswer } from '@five/shared/academy/academy.contract';
import type { Person } from '../people.ts';
import { openVenue } from '../venue.ts';
import { createWorld, type World } from '../world.ts';
import { makeSeason, makeSession, registerChild } from './academy-world.ts';

let world: World;
let admin: Person;
let staff: Person;
let session: string;
beforeAll(async () => {
  world = await createWorld({ at: '2026-11-25T18:00:00Z' });
  await openVenue(world);
  [admin, staff] = [await world.admin(), await world.staff()];
  ({ reference: session } = await makeSession(admin, await makeSeason(admin)));
});
afterAll(() => world.close());

const read = async (date?: string) =>
  (
    await staff.http
      .get(`/api/academy_sessions/${session}/attendance`)
      .query(date ? { date } : {})
      .expect(200)
  ).body as AttendanceAnswer;
const note = (date: string, present: string[], absent: string[], of = session) =>
  staff.http.put(`/api/academy_sessions/${of}/attendance`).send({ date, present, absent });
const code = ({ body }: { body: unknown }) => (body as { code: string }).code;

test('only children with a place can be marked present or absent, and changed later', async () => {
  const [one, two] = [await registerChild(world, session), await registerChild(world, session)];
  await registerChild(world, session);
  const empty = await read();
  expect([
    empty.date,
    empty.dates.length,
    empty.children.map(({ reference, present }) => [reference, present]),
  ]).toEqual([
    '2026-11-25',
    8,
    [
      [one, null],
      [two, null],
    ],
  ]);
  await note('2026-11-25', [one], [two]).expect(200);
  await note('2026-11-18', [two], []).expect(200);
  expect((await read()).children.map(({ present }) => present)).toEqual([true, false]);
  await note('2026-11-25', [two], []).expect(200);
  expect((await read('2026-11-25')).children.map(({ present }) => present)).toEqual([true, true]);
  expect((await read('2026-11-18')).children.map(({ present }) => present)).toEqual([null, true]);
  expect(
    (
      await world.sql(
        `select changed from audit where act = 'academySession.attendance' order by id`,
      )
    )[0],
  ).toEqual({ changed: { date: '2026-11-25', present: 1, absent: 1 } });

  await staff.http.delete(`/api/academy_registrations/${two}`).expect(200);
  expect(
    await world.sql(
      `select 1 from academy_attendance a where not exists (select 1 from academy_registrations r
        where r.id = a.registration_id)`,
    ),
  ).toEqual([]);
});

test.each(['2026-11-24', '2026-12-02', '2026-09-09'])(
  'attendance on %s is refused: no day of the session, in the future, or before the season',
  async (date) => {
    expect(code(await note(date, [], []).expect(422))).toBe('ACADEMY_NOT_ON');
    await staff.http.get(`/api/academy_sessions/${session}/attendance`).query({ date }).expect(422);
  },
);

test('a child of another group is refused on its field', async () => {
  const other = await makeSession(admin, await makeSeason(admin), { pitch: 'P2' });
  const child = await registerChild(world, other.reference);
  const answer = await note('2026-11-25', [], [child]).expect(422);
  expect(answer.body).toMatchObject({
    code: 'REFERENCE_UNKNOWN',
    errorMessages: [{ field: 'absent' }],
  });
});
