import type { OpenMatchAnswer } from '@five/shared/community/open-matches/open-matches.contract';
import { addDays } from '@five/shared/time/wall-time';
import { examine } from '../../src/commands/examine.ts';
import { makeSessions } from '../bulk-people.ts';
import { type TwoProcesses, twoProcesses } from '../two-processes.ts';

const PLAYERS = 8;
const ROUNDS = 4;

let both: TwoProcesses;
let owner: string;
let desk: string;
let crowd: string[];

beforeAll(async () => {
  both = await twoProcesses({ DEMO: 'bench' });
  [owner, desk] = [await signIn('bench001@demo.test'), await signIn('reception@demo.test')];
  crowd = await makeSessions(both.database, PLAYERS);
});
afterAll(() => both.close());

async function signIn(email: string): Promise<string> {
  const { body } = await both.first.http
    .post('/api/auth/field/login')
    .send({ email, password: 'demo-Password-1' });
  return (body as { token: string }).token;
}

const post = (token: string, path: string, body: object = {}) =>
  both.next().http.post(`/api/${path}`).set('authorization', `Bearer ${token}`).send(body);
const data = (body: unknown) => (body as { data: OpenMatchAnswer }).data;

async function openedMatch(round: number, places: number): Promise<OpenMatchAnswer> {
  const date = addDays(new Date().toISOString().slice(0, 10), 20 + round);
  const { body } = await post(owner, 'bookings', {
    date,
    startTime: '10:00',
    endTime: '11:00',
    pitch: 'P1',
    paymentMethod: 'cash',
    acceptRules: true,
  }).expect(201);
  return data(
    (
      await post(owner, 'open_matches', {
        booking: (body as { data: { reference: string } }).data.reference,
        places,
      }).expect(201)
    ).body,
  );
}

test('concurrent accepts never exceed the places, nor payments the amount due', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const places = 1 + (round % 3);
    const { reference, booking } = await openedMatch(round, places);
    const asks = await Promise.all(
      crowd.map(
        async (token) =>
          data((await post(token, `open_matches/${reference}/ask`).expect(201)).body).own
            ?.reference,
      ),
    );
    const answers = await Promise.all(asks.map((ask) => post(owner, `match_asks/${ask}/accept`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(places);
    expect(
      answers
        .filter(({ status }) => status !== 200)
        .map(({ body }) => (body as { code: string }).code),
    ).toEqual(Array(PLAYERS - places).fill('OPEN_MATCH_FULL'));
    const match = (
      await both
        .next()
        .http.get(`/api/open_matches/${reference}`)
        .set('authorization', `Bearer ${owner}`)
        .expect(200)
    ).body as OpenMatchAnswer;
    const shares = match.asks.flatMap(({ share }) => (share ? [share] : []));
    const paid = await Promise.all(
      [...shares, ...shares].map(({ reference: share, amountCents }) =>
        post(desk, 'payments', { share, amountCents, method: 'cash' }),
      ),
    );
    expect(paid.filter(({ status }) => status === 201)).toHaveLength(places);
    expect(
      (
        await both.first.http
          .get(`/api/bookings/${booking}`)
          .set('authorization', `Bearer ${owner}`)
          .expect(200)
      ).body,
    ).toMatchObject({ paidCents: places * match.priceCents });
  }
  expect(await examine({ query: (text) => both.database.sql(text) })).toEqual([]);
});
