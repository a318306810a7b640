import { matchWith, openSide, teamSide } from '../../../test/matches.ts';
import { daysOf, nextMatches, roundsOf, thirdPlaceOf, winnerOf } from './bracket.ts';

const references = (matches: { reference: string }[]) => matches.map(({ reference }) => reference);
const knockOut = (
  stage: 'quarter' | 'semi' | 'third' | 'final',
  number: number,
  ...from: string[]
) =>
  matchWith({
    reference: `${stage}-${number}`,
    stage,
    group: null,
    number,
    home: openSide(from[0] ?? null),
    away: openSide(from[1] ?? null),
  });

describe('the rounds of a bracket', () => {
  const matches = [
    knockOut('final', 1, 'winner:semi-1', 'winner:semi-2'),
    knockOut('third', 1, 'loser:semi-1', 'loser:semi-2'),
    knockOut('semi', 1, 'winner:quarter-4', 'winner:quarter-1'),
    knockOut('semi', 2, 'winner:quarter-2', 'winner:quarter-3'),
    ...[1, 2, 3, 4].map((number) => knockOut('quarter', number, 'group:A:1', 'group:B:2')),
    matchWith({ reference: 'group-1' }),
  ];
  const bracket = (['quarter', 'semi', 'third', 'final'] as const).map((stage) => ({
    stage,
    matches: references(matches.filter((match) => match.stage === stage)),
  }));

  it('are in the order of play and leave out the groups and the match for third place', () => {
    expect(roundsOf({ bracket, matches }).map(({ stage }) => stage)).toEqual([
      'quarter',
      'semi',
      'final',
    ]);
  });

  it('place two matches whose winners meet next to each other', () => {
    const [quarters, semis] = roundsOf({ bracket, matches });
    expect(references(semis?.matches ?? [])).toEqual(['semi-1', 'semi-2']);
    expect(references(quarters?.matches ?? [])).toEqual([
      'quarter-4',
      'quarter-1',
      'quarter-2',
      'quarter-3',
    ]);
  });

  it('keep the order of the numbers when staff chose the teams of the next round', () => {
    const chosen = matches.map((match) =>
      match.stage === 'semi'
        ? { ...match, home: teamSide('TM-00000001'), away: teamSide('TM-00000002') }
        : match,
    );
    expect(references(roundsOf({ bracket, matches: chosen })[0]?.matches ?? [])).toEqual([
      'quarter-1',
      'quarter-2',
      'quarter-3',
      'quarter-4',
    ]);
  });

  it('have the match for third place apart, if one is played', () => {
    expect(thirdPlaceOf({ matches })?.reference).toBe('third-1');
    expect(thirdPlaceOf({ matches: [matchWith({ reference: 'group-1' })] })).toBeUndefined();
  });
});

describe('the winner of a match', () => {
  it.each([
    [2, 1, null, null, 'home'],
    [0, 3, null, null, 'away'],
    [1, 1, null, null, null],
    [1, 1, 4, 5, 'away'],
    [0, 0, 3, 2, 'home'],
    // Penalties decide only a match whose goals are equal.
    [2, 1, 0, 5, 'home'],
    [null, null, null, null, null],
    [3, null, null, null, null],
  ] as const)(
    'of %s:%s with penalties %s:%s is %s',
    (...[home, away, homePen, awayPen, winner]) => {
      const match = matchWith({
        reference: 'final-1',
        homeGoals: home,
        awayGoals: away,
        homePenalties: homePen,
        awayPenalties: awayPen,
      });
      expect(winnerOf(match)).toBe(winner);
    },
  );
});

describe('the days of a tournament', () => {
  const at = (reference: string, date: string | null, startTime: string | null, number = 1) =>
    matchWith({ reference, date, startTime, number });
  const matches = [
    at('open', null, null),
    at('late', '2025-05-04', '21:30'),
    at('second', '2025-05-03', '18:00', 10),
    at('first', '2025-05-03', '18:00', 2),
    at('day', '2025-05-03', null),
  ];

  it('are in order of time and number, matches without time or date last', () => {
    expect(daysOf(matches).map(({ date, matches: ofDay }) => [date, references(ofDay)])).toEqual([
      ['2025-05-03', ['first', 'second', 'day']],
      ['2025-05-04', ['late']],
      [null, ['open']],
    ]);
  });

  it('give the next unplayed matches that have a date', () => {
    const played = { ...at('played', '2025-05-02', '10:00'), played: true };
    expect(references(nextMatches([played, ...matches], 2))).toEqual(['first', 'second']);
    expect(references(nextMatches([played, ...matches], 9))).not.toContain('open');
    expect(nextMatches([played], 3)).toEqual([]);
  });
});
