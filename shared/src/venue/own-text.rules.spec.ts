import { partsOf } from './own-text.rules.ts';

test('the text that the venue typed is shown whole, its numbered lines as headings', () => {
  expect(partsOf('Bienvenue\n\n1. Payer\n\n\nEn espèces.\nOu par virement.\n \n')).toEqual([
    { kind: 'paragraph', text: 'Bienvenue' },
    { kind: 'heading', text: '1. Payer' },
    { kind: 'paragraph', text: 'En espèces.\nOu par virement.' },
  ]);
});

test('a numbered paragraph of several lines is no heading', () => {
  expect(partsOf('1. Payer\nen espèces').map(({ kind }) => kind)).toEqual(['paragraph']);
});
