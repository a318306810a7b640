import { QueryClient } from '@tanstack/react-query';
import { infiniteListQuery } from './infinite-list.ts';

const players = Array.from({ length: 5 }, (_, index) => `P-${index + 1}`);

const read = async (total: number, pages: number) => {
  const ranges: (readonly [number, number])[] = [];
  const query = infiniteListQuery(
    ['players'],
    ({ range: [first, last], signal }) => {
      expect(signal.aborted).toBe(false);
      ranges.push([first, last]);
      const headers = new Headers({ 'content-range': `players ${first}-${last}/${total}` });
      return Promise.resolve({ json: players.slice(0, total).slice(first, last + 1), headers });
    },
    2,
  );
  const data = await new QueryClient().fetchInfiniteQuery({ ...query, pages });
  return { ranges, shown: query.select?.(data) };
};

test('a list is read page by page, with its total number of rows', async () => {
  expect(await read(5, 2)).toEqual({
    ranges: [
      [0, 1],
      [2, 3],
    ],
    shown: { rows: ['P-1', 'P-2', 'P-3', 'P-4'], total: 5 },
  });
});

test('the last page is the one that completes the total, even a full one', async () => {
  expect((await read(5, 9)).ranges).toHaveLength(3);
  expect((await read(4, 9)).ranges).toHaveLength(2);
  expect((await read(0, 9)).ranges).toHaveLength(1);
});
