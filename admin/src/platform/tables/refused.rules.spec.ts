import { answeredBy } from './refused.rules.ts';

const REFUSED = ['rib', 'seasons.0.to', 'seasons.0.openingHours', 'legal.ice'];

test('a field that is corrected is no longer blamed, the others still are', () => {
  expect(answeredBy('rib', REFUSED)).toEqual(['rib']);
  expect(answeredBy('name', REFUSED)).toEqual([]);
  expect(answeredBy('legal', ['legalName'])).toEqual([]);
});

test('what is refused within a changed list, or around a changed part, is answered by the change', () => {
  expect(answeredBy('seasons', REFUSED)).toEqual(['seasons.0.to', 'seasons.0.openingHours']);
  expect(answeredBy('seasons.0.openingHours.2.intervals', REFUSED)).toEqual([
    'seasons.0.openingHours',
  ]);
});
