import { createPath } from './tables.ts';

const begun = (path: string): unknown =>
  JSON.parse(new URLSearchParams(path.split('?')[1]).get('source') ?? '{}');

test('a new record begins with the filters that are fields of it, and with no other', () => {
  expect(
    begun(
      createPath(
        'tournament_matches',
        '{"tournament":"2025/may","stage":"final","played":true,"q":"atlas"}',
      ),
    ),
  ).toEqual({ tournament: '2025/may', stage: 'final' });
  expect(begun(createPath('pricings', '{"type":"pack","archived":false}'))).toEqual({
    type: 'pack',
  });
});

test('without a prefill, or with a damaged address, the form starts empty', () => {
  for (const filter of [null, '{}', '{"q":"atlas"}', '{"shown":true}', '{"q":', '"text"', 'null'])
    expect(createPath('promos', filter)).toBe('/promos/create');
});
