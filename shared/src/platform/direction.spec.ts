import { writtenDirection } from './direction.ts';

describe('writtenDirection', () => {
  test.each(['ياسين', 'شارع Zerktouni', '20:00 نبحث عن حارس', '« مرحبا', 'שלום'])(
    '%s is written from the right',
    (text) => expect(writtenDirection(text)).toBe('rtl'),
  );
  test.each(['Yassine', 'Zerktouni شارع', '12, rue Atlas', 'Ёлка'])(
    '%s is written from the left',
    (text) => expect(writtenDirection(text)).toBe('ltr'),
  );
  test.each(['', ' ', '12', '+212 6 61', '—', '٢٥'])('»%s« has no direction of its own', (text) =>
    expect(writtenDirection(text)).toBeUndefined(),
  );
});
