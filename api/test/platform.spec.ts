import { twoProcesses } from './two-processes.ts';
import { createWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => { world = await createWorld(); });
afterAll(() => world.close());

test('a fresh copy of the database is ready to serve', async () => {
  const { body } = await world.http.get('/api/health/ready').expect(200);
  expect(body).toEqual({ status: 'ok', zoneData: 'current' });
});

test('two processes of the operating system serve one database', async () => {
  const both = await twoProcesses();
  await both.next().http.get('/api/health/ready').expect(200);
  await both.next().http.get('/api/health/ready').expect(200);
  expect(both.first.pid).not.toBe(both.second.pid);
  await both.close();
});
