import fc from 'fast-check';
import { explainShown } from './explain.ts';
import { meantIn, withoutHidden } from './hidden.ts';

const hidden = '\u00ad\u034f\u061c\u115f\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\u2800\u3164\ufe01\ufeff\uffa0';
const text = fc.array(fc.constantFrom(...hidden, ...'aÉ ب1👨👧🏽')).map((letters) => letters.join(''));

test('what is left of a text can be stored, and has every letter that could be seen', () => {
  fc.assert(fc.property(text, (typed) => {
    const left = withoutHidden(typed);
    expect(explainShown(left, { min: 0, max: 1000, lines: false })).toBeNull();
    const seen = (of: string) => [...of].filter((letter) => !hidden.includes(letter)).join('');
    expect(left.replace(/[\u200c\u200d]/g, '')).toBe(seen(typed));
    expect(withoutHidden(left)).toBe(left);
  }));
});

test.each([
  ['\u2068محمد\u2069', 'محمد'], ['\u200e-250,50\u00a0درهم', '-250,50\u00a0درهم'], ['B-7K3M9QXT\u200f', 'B-7K3M9QXT'], ['می\u200cخواهم', 'می\u200cخواهم'], ['Nac\u00ad\u034firi\ufe0f', 'Naciri'], ['\u3164', ''], ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
])('%j is stored as %j', (pasted, stored) => {
  expect(withoutHidden(pasted)).toBe(stored);
});

test('in a body every text is cleaned, however deep, but no password', () => {
  const body = { name: 'Ad\u200bam', guardian: { phones: ['\u202a0612345678\u202c'] }, age: 8, password: 'a\u200bb', currentPassword: '\u200e', passwordConfirmation: 'a\u200bb' };
  expect(JSON.parse(JSON.stringify(body, meantIn))).toEqual({ ...body, name: 'Adam', guardian: { phones: ['0612345678'] } });
});
