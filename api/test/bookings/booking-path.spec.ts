import fs from 'node:fs';
import { OutboxWakeUp } from '../../src/platform/outbox/outbox-wake-up.ts';
import { MONDAY_MORNING, openVenue, wish } from '../venue.ts';
import { createWorld, type World } from '../world.ts';
import { filesThatRun } from './files-that-run.ts';

// Declares the call. Its code runs when the application starts.
const WITHOUT_CODE_IN_THE_API = ['shared/src/bookings/create-booking.calls.ts'];

const readme = fs.readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const [, section = ''] = /\n## The path of a booking\n([^]*?)\n## /.exec(readme) ?? [];
const [steps = '', around = ''] = section.split('\nAround it');
const listed = [...steps.matchAll(/^\d+\. `((?:api|shared)\/src\/[^`]+)`/gm)].map(
  ([, file = '']) => file,
);
const basic = [...around.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

const isBasic = (file: string) =>
  basic.some((name) => (name.endsWith('/') ? file.startsWith(name) : file === name));

let world: World;
beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING, env: { RATE_LIMITS: 'on' } });
  await openVenue(world);
  await world.player();
  // A job sends the messages after the answer. Its files are not part of the path.
  world.app.get(OutboxWakeUp).onWake(() => undefined);
});
afterAll(() => world.close());

async function book(startTime: string, endTime: string): Promise<void> {
  const { http } = await world.player();
  const input = wish({ startTime, endTime });
  await http.post('/api/bookings').set('idempotency-key', startTime).send(input).expect(201);
}

test('a booking runs the files that the README lists, and no others', async () => {
  const { email } = await world.player();
  await book('18:00', '19:00');
  await world.mails(email);
  const ran = await filesThatRun(() => book('20:00', '21:00'));
  expect(ran.length).toBeGreaterThan(50);
  expect(ran.filter((file) => !listed.includes(file) && !isBasic(file))).toEqual([]);
  const expected = listed.filter((file) => !WITHOUT_CODE_IN_THE_API.includes(file));
  expect(expected.filter((file) => !ran.includes(file))).toEqual([]);
});
