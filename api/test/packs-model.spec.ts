import fc from 'fast-check';
import { examine } from '../src/commands/examine.ts';
import { Tokens } from '../src/auth/tokens.ts';
import { Jobs } from '../src/platform/jobs/jobs.ts';
import { makePeople } from './bulk-people.ts';
import { type Action, scenarios } from './model/actions.ts';
import { turningPoints } from './model/turning-points.ts';
import { DAY } from './model/calendar.ts';
import type { ModelState } from './model/model-state.ts';
import { ScenarioRunner } from './model/scenario-runner.ts';
import { makePrice, MONDAY_MORNING, openVenue } from './venue.ts';
import { createWorld, type World } from './world.ts';

// Number of random sequences. Twenty sequences of up to forty steps take about twenty seconds.
// MODEL_RUNS=200 runs more; MODEL_SEED and MODEL_PATH repeat a failure.
const RUNS = Number(process.env.MODEL_RUNS ?? 5);
const RUN_MS = 30_000;
/**
 * Time in the test clock between the starts of two sequences, so that each sequence runs in later
 * months than the sequence before.
 */
const APART = 200 * DAY;

let world: World;
let offers: ModelState['offers'];
let begins = Date.parse(MONDAY_MORNING);

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  await (
    await world.admin()
  ).http
    .post('/api/tariffs')
    .send({ code: 'club', name: { fr: 'Club' } })
    .expect(201);
  const offer = async (hours: number, totalCents: number, tariff = 'standard') => ({
    hours,
    totalCents,
    pricing: await makePrice(world, { type: 'pack', numberOfHours: hours, totalCents, tariff }),
  });
  offers = {
    small: await offer(3, 80_000),
    ten: await offer(10, 250_000),
    large: await offer(12, 290_001),
    club: await offer(3, 60_000, 'club'),
  };
  // Pauses the background jobs, because the model decides when passed deadlines of packs and
  // bookings are processed.
  await world.app.get(Jobs).pause();
});
afterEach(async () => expect(await examine({ query: (text) => world.sql(text) })).toEqual([]));
afterAll(() => world.close());

async function newRunner(): Promise<ScenarioRunner> {
  begins += APART;
  world.clock.set(new Date(begins));
  const people = (role: 'player' | 'staff' | 'admin') =>
    makePeople(world, world.app.get(Tokens), 1, { role, now: new Date(begins) });
  const [[player], [staff], [admin]] = await Promise.all([
    people('player'),
    people('staff'),
    people('admin'),
  ]);
  if (!player || !staff || !admin) throw new Error('a person is missing');
  const model: ModelState = {
    now: begins,
    customer: player.customer,
    user: player.user,
    club: false,
    offers,
    packs: [],
    bookings: [],
  };
  return new ScenarioRunner(world, model, {
    player: player.token,
    staff: staff.token,
    admin: admin.token,
  });
}

async function runScenario(story: readonly Action[]): Promise<void> {
  const runner = await newRunner();
  for (const action of story) await runner.act(action);
  await runner.sweep();
}

test(
  `any sequence of pack and booking actions (${RUNS} runs) matches the reference model`,
  async () => {
    const { MODEL_SEED: seed, MODEL_PATH: path } = process.env;
    await fc.assert(fc.asyncProperty(scenarios, runScenario), {
      numRuns: RUNS,
      examples: turningPoints.map((story): [Action[]] => [story]),
      interruptAfterTimeLimit: RUNS * RUN_MS,
      ...(seed && { seed: Number(seed) }),
      ...(path && { path }),
    });
  },
  RUNS * RUN_MS + 30_000,
);
