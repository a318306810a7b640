import { errorsByField, fieldsFixedBy, saysMoreThanFields } from './refused-fields.rules.ts';

const REFUSED = ['rib', 'seasons.0.to', 'seasons.0.openingHours', 'legal.ice'];

test('a corrected field is no longer marked as refused; the others still are', () => {
  expect(fieldsFixedBy('rib', REFUSED)).toEqual(['rib']);
  expect(fieldsFixedBy('name', REFUSED)).toEqual([]);
  expect(fieldsFixedBy('legal', ['legalName'])).toEqual([]);
});

test('a refusal inside a changed list or around a changed part belongs to that change', () => {
  expect(fieldsFixedBy('seasons', REFUSED)).toEqual(['seasons.0.to', 'seasons.0.openingHours']);
  expect(fieldsFixedBy('seasons.0.openingHours.2.intervals', REFUSED)).toEqual([
    'seasons.0.openingHours',
  ]);
});

test('a failure has its messages by field, none without messages', () => {
  const errorMessages = [{ field: 'title.fr', message: 'Trop long' }];
  expect(errorsByField({ errorMessages })).toEqual({ 'title.fr': 'Trop long' });
  expect(errorsByField({})).toEqual({});
});

test('a message that a field shows already is not repeated below the form', () => {
  const errorMessages = [{ field: 'rib', message: 'Le RIB a 24 chiffres' }];
  expect([
    saysMoreThanFields({
      code: 'VENUE_RIB_INVALID',
      message: 'Le RIB a 24 chiffres',
      errorMessages,
    }),
    saysMoreThanFields({ code: 'VALIDATION_FAILED', message: 'À corriger', errorMessages }),
    saysMoreThanFields({ code: 'PRICING_OVERLAP', message: 'Deux prix', errorMessages }),
  ]).toEqual([false, false, true]);
});
