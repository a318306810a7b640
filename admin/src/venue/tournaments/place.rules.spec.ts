import { placeOf } from './place.rules.ts';

test('the place that a side comes from is read from its code, and nothing from what is none', () => {
  expect(['group:A:1', 'winner:MT-7K3M9QXT', 'loser:MT-7K3M9QXT', 'group:A', 'draw:A', ''].map(placeOf)).toEqual([
    { kind: 'group', group: 'A', rank: '1' }, { kind: 'winner', match: 'MT-7K3M9QXT' }, { kind: 'loser', match: 'MT-7K3M9QXT' }, null, null, null,
  ]);
});
