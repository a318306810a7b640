import { Batches } from './batches.ts';

test('items that arrive during a batch are written together in the next one', async () => {
  const written: number[][] = [];
  const first = Promise.withResolvers<void>();
  const batches = new Batches<number, number>(async (items) => {
    written.push(items);
    if (written.length === 1) await first.promise;
    return items.map((item) => item * 10);
  }, 3);
  const results = [1, 2].map((item) => batches.add(item));
  await new Promise(setImmediate);
  results.push(...[3, 4, 5, 6].map((item) => batches.add(item)));
  expect(written).toEqual([[1, 2]]);
  first.resolve();
  expect(await Promise.all(results)).toEqual([10, 20, 30, 40, 50, 60]);
  expect(written).toEqual([[1, 2], [3, 4, 5], [6]]);
  expect(await batches.add(7)).toBe(70);
});

test('if a batch fails, the items that wait fail with it, and later ones are written', async () => {
  let runs = 0;
  const batches = new Batches<number, number>((items) => {
    runs += 1;
    return runs === 1 ? Promise.reject(new Error('away')) : Promise.resolve(items);
  }, 1);
  const results = await Promise.allSettled([1, 2, 3].map((item) => batches.add(item)));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect([await batches.add(4), runs]).toEqual([4, 2]);
});
