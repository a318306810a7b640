import { Transactions } from '../src/platform/database/transactions.ts';
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

test('what is swept is all that is due, some at a time, each time in a transaction of its own', async () => {
  const due = Array.from({ length: 120 }, (_, index) => index);
  const [done, at] = [[] as number[], new Set<unknown>()];
  const swept = await world.app.get(Transactions).sweep(async (tx, most) => {
    at.add(tx);
    return due.splice(0, most);
  }, async (tx, one) => void (at.has(tx) && done.push(one)));
  expect([swept, done.length, at.size]).toEqual([120, 120, 3]);
});
