import type { TournamentAnswer } from '@five/shared/tournaments/tournaments.contract';
import { matchWith, openSide, teamSide } from '../../../test/matches.ts';
import { nextShown, sectionsOf } from './section-order.ts';

const group = matchWith({ reference: 'group-1', date: '2025-05-03', startTime: '18:00' });
const final = matchWith({
  reference: 'final-1',
  stage: 'final',
  group: null,
  home: openSide('group:A:1'),
  away: openSide('group:B:1'),
});

// Only the fields that the sections depend on.
const editionWith = (changes: Partial<TournamentAnswer> = {}) =>
  ({
    state: 'running',
    bracket: [{ stage: 'final', matches: ['final-1'] }],
    groups: [{ code: 'A', standings: [] }],
    matches: [group, final],
    teams: [{ reference: 'TM-1' }],
    rules: 'Deux mi-temps de vingt minutes.',
    ...changes,
  }) as TournamentAnswer;

describe('the sections of a tournament', () => {
  it('have the groups before the knockout rounds while no team has qualified', () => {
    expect(sectionsOf(editionWith())).toEqual([
      'next',
      'groups',
      'bracket',
      'matches',
      'teams',
      'rules',
    ]);
  });

  it('have the knockout rounds first once a team has qualified', () => {
    const decided = { ...final, away: teamSide('TM-1') };
    expect(sectionsOf(editionWith({ matches: [group, decided] })).slice(1, 3)).toEqual([
      'bracket',
      'groups',
    ]);
  });

  it('leave out what has no content', () => {
    const bare = { bracket: [], groups: [], matches: [], teams: [], rules: null };
    expect(sectionsOf(editionWith(bare))).toEqual([]);
    expect(sectionsOf(editionWith({ ...bare, rules: 'Fair-play.' }))).toEqual(['rules']);
  });

  it('have no next matches after the end, or where no match has a date', () => {
    expect(sectionsOf(editionWith({ state: 'finished' }))).not.toContain('next');
    expect(sectionsOf(editionWith({ matches: [final] }))).not.toContain('next');
  });

  it('show the next three matches', () => {
    const matches = [5, 3, 4, 6].map((day) =>
      matchWith({ reference: `group-${day}`, date: `2025-05-0${day}`, startTime: '18:00' }),
    );
    expect(nextShown(editionWith({ matches })).map(({ reference }) => reference)).toEqual([
      'group-3',
      'group-4',
      'group-5',
    ]);
  });
});
