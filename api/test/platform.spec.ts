import { Logger } from '@nestjs/common';
import { Sweeper } from '../src/platform/database/sweeper.ts';
import { createWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('a fresh copy of the database is ready to serve', async () => {
  const { body } = await world.http.get('/api/health/ready').expect(200);
  expect(body).toEqual({ status: 'ok', zoneData: 'current', mail: 'demo' });
});

test('a sweep processes all due items in batches, each in its own transaction', async () => {
  const due = Array.from({ length: 120 }, (_, index) => ({ reference: `S-${index}` }));
  const [done, at] = [[] as unknown[], new Set<unknown>()];
  const swept = await world.app.get(Sweeper).sweep(
    async (tx, most) => {
      at.add(tx);
      return due.splice(0, most);
    },
    async (tx, one) => void (at.has(tx) && done.push(one)),
  );
  expect([swept, done.length, at.size]).toEqual([120, 120, 3]);
});

test('a failing item is reported once and skipped; a sweep fails if all items fail', async () => {
  const [logged, log] = [[] as unknown[], jest.spyOn(Logger.prototype, 'error')];
  log.mockImplementation((said: { left?: string }) => void logged.push(said.left));
  const sweep = async (failing: (reference: string) => boolean) => {
    const waiting = new Set(Array.from({ length: 120 }, (_, index) => `S-${index}`));
    const act = (_: unknown, { reference }: { reference: string }) => {
      if (failing(reference)) throw new Error('poison');
      waiting.delete(reference);
      return Promise.resolve();
    };
    const due = (_: unknown, most: number) =>
      Promise.resolve([...waiting].slice(0, most).map((reference) => ({ reference })));
    await world.app.get(Sweeper).sweep(due, act);
    return [...waiting];
  };
  const poisoned = ['S-0', 'S-1', 'S-60', 'S-119'];
  expect(await sweep((reference) => poisoned.includes(reference))).toEqual(poisoned);
  expect(logged).toEqual(poisoned);
  await expect(sweep(() => true)).rejects.toThrow('poison');
  log.mockRestore();
});
