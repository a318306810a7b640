import { partsOf } from './own-text.rules.ts';

test('the text typed by the venue is shown whole, with its numbered titles as headings', () => {
  expect(partsOf('Bienvenue\n\n1. Payer\n\n\nEn espèces.\nOu par virement.\n \n')).toEqual([
    { kind: 'paragraph', text: 'Bienvenue' },
    { kind: 'heading', text: '1. Payer' },
    { kind: 'paragraph', text: 'En espèces.\nOu par virement.' },
  ]);
});

test('a numbered paragraph with line breaks is not a heading', () => {
  expect(partsOf('1. Payer\nen espèces').map(({ kind }) => kind)).toEqual(['paragraph']);
});
