import fc from 'fast-check';
import { addDays } from '../../time/wall-time.ts';
import { readBankDate } from './bank-dates.rules.ts';

const DAY = '2026-11-20';

test.each([
  '20 11 2026',
  '20\u00a011\u00a02026',
  '20/11/2026 14:32',
  '20/11/2026 14:32:05',
  '20-11-2026T14:32',
  '20.11.2026, 9h05',
  '20112026',
  '20-nov.-2026',
  '20 nov 2026',
  '20 Novembre 2026',
  '20/NOV/2026',
  '20 نونبر 2026',
  '20-نوفمبر-2026',
  '٢٠/١١/٢٠٢٦',
  '\u200f20/11/2026',
  'ven. 20/11/2026',
  'vendredi 20 novembre 2026',
  '20/11/2026 02:32 PM',
])('%j is read as the day that it states', (text) => {
  expect(readBankDate(text, 'DD/MM/YYYY')).toBe(DAY);
});

test.each([
  '2026-11-20T14:32:05Z',
  '2026-11-20T14:32:05.123+01:00',
  '2026-11-20 14:32',
  '20261120',
  '2026/11/20',
  '2026 11 20',
  '2026-nov-20',
])('%j begins with the year', (text) => {
  expect(readBankDate(text, 'YYYY-MM-DD')).toBe(DAY);
});

test.each(['11202026', '11 20 2026', 'Nov 20, 2026', '11/20/2026 02:32 PM'])(
  '%j begins with the month',
  (text) => {
    expect(readBankDate(text, 'MM/DD/YYYY')).toBe(DAY);
  },
);

test.each(['20 11 26', '20-nov.-26', '20/11/26 14:32'])('%j has a short year', (text) => {
  expect(readBankDate(text, 'DD/MM/YY')).toBe(DAY);
});

test.each([
  '20 jui 2026',
  '20 ma 2026',
  '20 xyz 2026',
  '31 février 2026',
  '20261120',
  '2026-11-20',
  '20/11/2026 x',
  '20/11',
  '20 11 2026 2027',
  '14:32',
  '99999999',
  '20/11/2026 20/11/2026',
  '',
])('%j is no date of a day, a month and a long year', (text) => {
  expect(readBankDate(text, 'DD/MM/YYYY')).toBeNull();
});

const MONTHS = {
  fr: [
    'janv.',
    'févr.',
    'mars',
    'avr.',
    'mai',
    'juin',
    'juil.',
    'août',
    'sept.',
    'oct.',
    'nov.',
    'déc.',
  ],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  ar: [
    'يناير',
    'فبراير',
    'مارس',
    'أبريل',
    'ماي',
    'يونيو',
    'يوليوز',
    'غشت',
    'شتنبر',
    'أكتوبر',
    'نونبر',
    'دجنبر',
  ],
  east: [
    'يناير',
    'فبراير',
    'مارس',
    'إبريل',
    'مايو',
    'يونيو',
    'يوليو',
    'أغسطس',
    'سبتمبر',
    'أكتوبر',
    'نوفمبر',
    'ديسمبر',
  ],
};

test('every day is parsed with its month name, in every language and with every separator', () => {
  const day = fc.integer({ min: 0, max: 800 }).map((back) => addDays(DAY, -back));
  fc.assert(
    fc.property(
      day,
      fc.constantFrom(...Object.values(MONTHS)),
      fc.constantFrom(' ', '-', '/', '  '),
      (date, names, mark) => {
        const [year, month, dayOfMonth] = date.split('-');
        expect(
          readBankDate(
            [Number(dayOfMonth), names[Number(month) - 1], year].join(mark),
            'DD/MM/YYYY',
          ),
        ).toBe(date);
      },
    ),
  );
});

test('no text makes the reader fail or wait', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 200 }),
      fc.constantFrom('DD/MM/YYYY' as const, 'YYYY-MM-DD' as const),
      (text, format) => {
        expect(readBankDate(text, format) ?? DAY).toMatch(/^\d{4}-\d\d-\d\d$/);
      },
    ),
  );
});
