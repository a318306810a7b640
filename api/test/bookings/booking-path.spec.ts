import fs from 'node:fs';
import { Jobs } from '../../src/platform/jobs/jobs.ts';
import { MONDAY_MORNING, openVenue, wish } from '../venue.ts';
import { createWorld, type World } from '../world.ts';
import { filesThatRun } from './files-that-run.ts';

const readme = fs.readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const [, section = ''] = /\n## The path of a booking\n([^]*?)\n## /.exec(readme) ?? [];
const [beforeAround = '', around = ''] = section.split('\nAround it');
const [path = '', afterRefusal = ''] = beforeAround.split('\nIf the slot is taken');
const [steps = '', ofAlone = ''] = path.split('\nA request without a pitch');
const listed = [...steps.matchAll(/^\d+\. `((?:api|shared)\/src\/[^`]+)`/gm)].map(
  ([, file = '']) => file,
);
const namesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
const basic = namesIn(around);

const isBasic = (file: string) =>
  basic.some((name) => (name.endsWith('/') ? file.startsWith(name) : file === name));

/** Files that run during `work`; those around the path only if the path names them too. */
async function pathOf(work: () => Promise<void>): Promise<string[]> {
  const ran = await filesThatRun(work);
  return ran.filter((file) => listed.includes(file) || !isBasic(file)).toSorted();
}

let world: World;
beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING, env: { RATE_LIMITS: 'on' } });
  await openVenue(world);
  // The first booking also fills caches; their files are not part of the path.
  const player = await world.player();
  await book(player, { startTime: '18:00', endTime: '19:00' });
  await world.mails(player.email);
  // Scheduled tasks, such as sending the messages, run at any time. They are not part of the path.
  await world.app.get(Jobs).pause();
});
afterAll(() => world.close());

type By = Awaited<ReturnType<World['player']>>;

async function book({ http }: By, fields: Record<string, unknown>, status = 201): Promise<void> {
  const body = wish({ pitch: 'P1', ...fields });
  const key = JSON.stringify(fields);
  await http.post('/api/bookings').set('idempotency-key', key).send(body).expect(status);
}

/** A player whose session is cached since another booking. */
async function signedInPlayer(earlier: Record<string, unknown>): Promise<By> {
  const player = await world.register();
  await book(player, earlier);
  return player;
}

test('a booking runs the files that the README lists, and no others', async () => {
  const player = await world.player();
  const ran = await pathOf(() => book(player, { startTime: '20:00', endTime: '21:00' }));
  expect(listed.length).toBeGreaterThan(15);
  expect(ran).toEqual(listed.toSorted());
});

test('a booking that runs alone also runs the files that are listed for it', async () => {
  const player = await signedInPlayer({ startTime: '14:00', endTime: '15:00' });
  const ran = await pathOf(() =>
    book(player, { startTime: '21:00', endTime: '22:00', pitch: undefined }),
  );
  expect(namesIn(ofAlone).length).toBeGreaterThan(0);
  expect(ran.filter((file) => !listed.includes(file))).toEqual(namesIn(ofAlone).toSorted());
});

test('a refused booking of a taken slot also runs the files that are listed for it', async () => {
  const slot = { startTime: '22:00', endTime: '23:00', pitch: 'P1' };
  await book(await world.staff(), { ...slot, customer: { name: 'Walk-in' } });
  const player = await signedInPlayer({ startTime: '15:00', endTime: '16:00' });
  const ran = await pathOf(() => book(player, slot, 409));
  expect(namesIn(afterRefusal).length).toBeGreaterThan(0);
  expect(ran.filter((file) => !listed.includes(file))).toEqual(namesIn(afterRefusal).toSorted());
});
