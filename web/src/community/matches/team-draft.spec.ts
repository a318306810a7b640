import {
  draftOf,
  exchanged,
  isSameDraft,
  moved,
  otherTeam,
  placedByTeam,
  teamOf,
} from './team-draft.ts';

const DRAFT = { a: ['x', 'y'], b: ['z', 'w'] };
const people = (...ids: string[]) => ids.map((id) => ({ id }));

test('two players change places, and a player moves to the end of a team', () => {
  expect(exchanged(DRAFT, 'x', 'w')).toEqual({ a: ['w', 'y'], b: ['z', 'x'] });
  expect(moved(DRAFT, 'x', 'b')).toEqual({ a: ['y'], b: ['z', 'w', 'x'] });
  expect(moved(DRAFT, 'new', 'a')).toEqual({ a: ['x', 'y', 'new'], b: ['z', 'w'] });
  expect([teamOf(DRAFT, 'w'), teamOf(DRAFT, 'new'), otherTeam('a')]).toEqual(['b', undefined, 'b']);
});

test('a draft starts from the saved teams without people that lost the seat', () => {
  const saved = { ...DRAFT, difference: 0, why: 'changed' as const };
  expect(draftOf(saved, ['y', 'z', 'w', 'new'])).toEqual({ a: ['y'], b: ['z', 'w'] });
});

test('drafts are the same if each team has the same people', () => {
  expect(isSameDraft(DRAFT, { a: ['y', 'x'], b: ['w', 'z'] })).toBe(true);
  expect(isSameDraft(DRAFT, exchanged(DRAFT, 'x', 'z'))).toBe(false);
});

test('each team has a half of the pitch, whose places are taken in turn', () => {
  const placed = placedByTeam(people('x', 'y', 'z'), { a: ['y'], b: ['x', 'z'] }, 6);
  expect(placed.map((person) => person?.id)).toEqual([
    'y',
    'x',
    undefined,
    'z',
    undefined,
    undefined,
  ]);
});

test('people keep their order without teams, with a new player and in uneven teams', () => {
  const order = people('x', 'y', 'z', 'w', 'v');
  expect(placedByTeam(order, null, 10)).toEqual(order);
  expect(placedByTeam(order, DRAFT, 10)).toEqual(order);
  expect(placedByTeam(order, { a: ['x', 'y', 'z', 'w'], b: ['v'] }, 6)).toEqual(order);
});
