import fc from 'fast-check';
import { phoneRuns, withPhonesIsolated } from './phone-runs.rules.ts';

const phones = (text: string) =>
  phoneRuns(text)
    .filter(({ phone }) => phone)
    .map((run) => run.text);

test('a phone number is found as people type it, in a text of any language', () => {
  expect(phones('اتصلوا بي على 06 61 12 24 66 من فضلكم')).toEqual(['06 61 12 24 66']);
  expect(phones('+212 6 61 12 24 66, sinon 0522123456.')).toEqual([
    '+212 6 61 12 24 66',
    '0522123456',
  ]);
  expect(phones('00212-661-122466 , 05.22.12.34.56')).toEqual([
    '00212-661-122466',
    '05.22.12.34.56',
  ]);
});

test('hours, prices, references and account numbers are none', () => {
  for (const text of [
    '20:00 - 21:00',
    '300 DH',
    'B-7K3M9QXT',
    '24/11/2026',
    '011780000012345678901234',
    '2026-11-24 20:00',
    '5 contre 5',
  ])
    expect(phones(text)).toEqual([]);
});

test('the text before a number is checked exactly as a look-behind would', () => {
  const behind = /(?<![\p{L}\d])(?:\+|00|0(?=[5-8]))\d(?:[\s.-]?\d){7,14}(?!\d)/gu;
  const pieces = fc.constantFrom(
    '0612345678',
    '+212612345678',
    '00',
    '+',
    ' ',
    '.',
    '-',
    'a',
    'ع',
    '7',
    ',',
    '\n',
  );
  fc.assert(
    fc.property(
      fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
      (text) => {
        expect(phones(text)).toEqual(text.match(behind) ?? []);
      },
    ),
  );
});

test('no part of a text is lost', () => {
  for (const text of ['', '06 61 12 24 66', 'a 06 61 12 24 66 b 0522123456'])
    expect(
      phoneRuns(text)
        .map((run) => run.text)
        .join(''),
    ).toBe(text);
  expect(withPhonesIsolated('رقمي 06 61 12 24 66.')).toBe('رقمي \u206606 61 12 24 66\u2069.');
});
