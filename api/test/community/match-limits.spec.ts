import { requestPlace, openMatch } from '../matches.ts';
import { MONDAY_MORNING, openVenue } from '../venue.ts';
import { createWorld, type World } from '../world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING, env: { RATE_LIMITS: 'on' } });
  await openVenue(world);
});
afterAll(() => world.close());

test('repeated requests mail the owner at most three times an hour; notices stay', async () => {
  const [owner, restless, other] = [
    await world.register({ firstName: 'Nadia' }),
    await world.register({ firstName: 'Amine' }),
    await world.register({ firstName: 'Salma' }),
  ];
  const { reference } = await openMatch(owner);
  const queued = async (channel: string) =>
    (
      await world.sql(
        `select 1 from outbox where template = 'matchAsked' and recipient = $1 and channel = $2`,
        [owner.reference, channel],
      )
    ).length;
  for (let time = 0; time < 5; time += 1) {
    await requestPlace(restless, reference);
    await restless.http.post(`/api/open_matches/${reference}/withdraw`).expect(200);
  }
  expect([await queued('mail'), await queued('notice')]).toEqual([3, 5]);
  await requestPlace(other, reference);
  const [mails, notices] = [await queued('mail'), await queued('notice')];
  expect({ ofAnotherToo: mails, notices }).toEqual({ ofAnotherToo: 4, notices: 6 });
});
