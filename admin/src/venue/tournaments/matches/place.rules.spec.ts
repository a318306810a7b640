import type { Stage } from '@five/shared/tournaments/tournaments.codes';
import type {
  StaffMatchAnswer,
  StaffTeamAnswer,
} from '@five/shared/tournaments/tournaments.contract';
import { placeOf, placesFor, sideOf } from './place.rules.ts';

test('the origin of a side is parsed from its code, and an invalid code yields nothing', () => {
  expect(
    ['group:A:1', 'winner:MT-7K3M9QXT', 'loser:MT-7K3M9QXT', 'group:A', 'draw:A', ''].map(placeOf),
  ).toEqual([
    { kind: 'group', group: 'A', rank: '1' },
    { kind: 'winner', match: 'MT-7K3M9QXT' },
    { kind: 'loser', match: 'MT-7K3M9QXT' },
    null,
    null,
    null,
  ]);
});

describe('the places that a side can come from', () => {
  const team = (group: string | null) => ({ group }) as StaffTeamAnswer;
  const match = (reference: string, stage: Stage, number: number) =>
    ({ reference, stage, number }) as StaffMatchAnswer;
  const teams = [team('B'), team('A'), team('A'), team(null)];
  const matches = [
    match('MT-S1', 'semi', 1),
    match('MT-Q2', 'quarter', 2),
    match('MT-Q1', 'quarter', 1),
    match('MT-G1', 'group', 1),
    match('MT-F', 'final', 1),
  ];

  test.each<[Stage, string[]]>([
    ['group', []],
    ['quarter', ['group:A:1', 'group:A:2', 'group:B:1']],
    [
      'semi',
      [
        'group:A:1',
        'group:A:2',
        'group:B:1',
        'winner:MT-Q1',
        'loser:MT-Q1',
        'winner:MT-Q2',
        'loser:MT-Q2',
      ],
    ],
    [
      'final',
      [
        'group:A:1',
        'group:A:2',
        'group:B:1',
        'winner:MT-Q1',
        'loser:MT-Q1',
        'winner:MT-Q2',
        'loser:MT-Q2',
        'winner:MT-S1',
        'loser:MT-S1',
      ],
    ],
  ])(
    'of a match of stage %s are as many as its groups have teams, and the matches played before it',
    (stage, places) => {
      expect(placesFor(stage, teams, matches)).toEqual(places);
    },
  );
});

test('selecting a team clears the origin, an origin clears the team, and empty clears both', () => {
  expect(['TM-7K3M9QXT', 'group:A:1', 'winner:MT-7K3M9QXT', ''].map(sideOf)).toEqual([
    { team: 'TM-7K3M9QXT', from: null },
    { team: null, from: 'group:A:1' },
    { team: null, from: 'winner:MT-7K3M9QXT' },
    { team: null, from: null },
  ]);
});
