import type { BankLineAnswer } from '@five/shared/payments/bank/bank.contract';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { importLines, makeProfile } from './bank-files.ts';
import { day, slot } from './factories.ts';
import type { Person } from './people.ts';
import { MONDAY_MORNING, openVenue } from './venue.ts';
import { createWorld, type World } from './world.ts';

const OURS = 12;
const OTHERS = 988;
const PAGE = 100;

let world: World;
let staff: Person;
let references: string[];

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  staff = await world.staff();
  references = await Promise.all(Array.from({ length: OURS }, (_, index) => unpaidBooking(index)));
  const profile = await makeProfile(staff);
  await importLines(
    staff,
    profile,
    ...Array.from(
      { length: OTHERS },
      (_, index) => `10/11/2026;VERSEMENT ${index};;${index + 1},13`,
    ),
    ...references.map((reference) => `20/11/2026;VIR ${reference};;300,00`),
  );
});
afterAll(() => world.close());

async function unpaidBooking(index: number): Promise<string> {
  const wish = slot(world, {
    date: day(world, 2),
    startTime: `${10 + index}:00`,
    endTime: index === 13 ? '00:00' : `${11 + index}:00`,
    paymentMethod: 'transfer',
  });
  const { body } = await staff.http
    .post('/api/bookings')
    .send({ ...wish, customer: { name: `Client ${index}` } })
    .expect(201);
  return (body as { data: BookingAnswer }).data.reference;
}

async function piece(
  filter: object,
  first: number,
): Promise<{ lines: BankLineAnswer[]; total: number }> {
  const { body, headers } = await staff.http
    .get('/api/bank_lines')
    .query({ filter: JSON.stringify(filter), range: JSON.stringify([first, first + PAGE - 1]) })
    .expect(200);
  return {
    lines: body as BankLineAnswer[],
    total: Number(headers['content-range']?.split('/')[1]),
  };
}

async function all(filter: object): Promise<BankLineAnswer[]> {
  const found: BankLineAnswer[] = [];
  for (let total = 1; found.length < total;) {
    const { lines, total: of } = await piece(filter, found.length);
    found.push(...lines);
    total = of;
  }
  return found;
}

test('of 1000 open bank lines, the last sure ones are found and each is listed once', async () => {
  const lines = await all({ state: ['open', 'to_give_back'] });
  expect(new Set(lines.map(({ reference }) => reference)).size).toBe(OURS + OTHERS);
  expect(lines.slice(OTHERS).map(({ lane, match }) => [lane, match?.booking])).toEqual(
    references.map((reference) => ['exact', reference]),
  );
});

test('a category is filtered by name and returns the number of its bank lines', async () => {
  expect((await piece({ lane: 'exact' }, 0)).lines.map(({ match }) => match?.booking)).toEqual(
    references,
  );
  expect((await piece({ lane: 'probable' }, 0)).total).toBe(0);
  expect((await piece({ lane: 'none' }, 900)).total).toBe(OTHERS);
  expect(
    (await all({ lane: 'none' })).every(({ lane, match }) => lane === 'none' && match === null),
  ).toBe(true);
  expect(
    (await staff.http.get('/api/bank_lines').query({ filter: '{"lane":"sure"}' }).expect(422)).body
      .code,
  ).toBe('LIST_QUERY_INVALID');
});

test('sorted by category, the inbox begins with sure lines and pages without a gap', async () => {
  const read = async (first: number) =>
    (
      await staff.http
        .get('/api/bank_lines')
        .query({ sort: '["lane","ASC"]', range: JSON.stringify([first, first + PAGE - 1]) })
        .expect(200)
    ).body as BankLineAnswer[];
  const [top, next] = [await read(0), await read(PAGE)];
  expect(top.map(({ lane }) => lane)).toEqual([
    ...Array<string>(OURS).fill('exact'),
    ...Array<string>(PAGE - OURS).fill('none'),
  ]);
  expect([...top, ...next].slice(OURS).map(({ label }) => label)).toEqual(
    Array.from({ length: 2 * PAGE - OURS }, (_, index) => `VERSEMENT ${index}`),
  );
});
