import { sharedReads } from './shared-reads.ts';

test('requests made during a read share one new read that starts after them', async () => {
  const reads: (readonly number[])[] = [];
  const open: (() => void)[] = [];
  const loader = sharedReads<number, string>(async (keys) => {
    reads.push(keys);
    await new Promise<void>((resolve) => open.push(resolve));
    return keys.map((key) => `answer to ${key}`);
  }, 2);
  const first = loader.load(1);
  await new Promise(setImmediate);
  const later = [2, 3, 4].map((key) => loader.load(key));
  await new Promise(setImmediate);
  expect(reads).toEqual([[1]]);
  open[0]?.();
  await new Promise(setImmediate);
  expect(reads).toEqual([[1], [2, 3], [4]]);
  open.forEach((end) => end());
  expect(await Promise.all([first, ...later])).toEqual([
    'answer to 1',
    'answer to 2',
    'answer to 3',
    'answer to 4',
  ]);
});

test('a failed read fails only for its own callers; later callers are served', async () => {
  let reads = 0;
  const loader = sharedReads<number, number>(async (keys) => {
    reads += 1;
    await new Promise(setImmediate);
    if (reads === 1) throw new Error('unavailable');
    return [...keys];
  }, 10);
  const first = loader.load(1);
  await Promise.resolve().then(() => undefined);
  const second = loader.load(2);
  await expect(first).rejects.toEqual(new Error('unavailable'));
  expect(await second).toBe(2);
});
