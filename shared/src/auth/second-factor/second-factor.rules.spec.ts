import fc from 'fast-check';
import {
  RECOVERY_CODE_LENGTH,
  RECOVERY_SYMBOLS,
  shownKey,
  shownRecoveryCode,
  typedFactor,
} from './second-factor.rules.ts';

test.each([
  ['123456', 'app', '123456'],
  [' 123 456 ', 'app', '123456'],
  ['١٢٣٤٥٦', 'app', '123456'],
  ['abcde-fgh23', 'recovery', 'abcdefgh23'],
  ['ABCDE FGH23', 'recovery', 'abcdefgh23'],
  ['oilu0-abcde', 'recovery', '011v0abcde'],
])('the typed second factor %j is a code of the kind %s', (text, kind, code) => {
  expect(typedFactor(text)).toEqual({ kind, code });
});

test.each(['', '12345', '1234567', 'abcde-fgh2', 'abcde-fgh234', 'abcd*-fgh23', '12345a'])(
  'the text %j is no second factor',
  (text) => {
    expect(typedFactor(text)).toBeNull();
  },
);

test('each recovery code is read back from the form in which it is shown', () => {
  const symbol = fc.constantFrom(...RECOVERY_SYMBOLS);
  const codes = fc
    .array(symbol, { minLength: RECOVERY_CODE_LENGTH, maxLength: RECOVERY_CODE_LENGTH })
    .map((symbols) => symbols.join(''));
  fc.assert(
    fc.property(codes, (code) => {
      expect(typedFactor(shownRecoveryCode(code))).toEqual({ kind: 'recovery', code });
      expect(typedFactor(shownRecoveryCode(code).toUpperCase())?.code).toBe(code);
    }),
  );
});

test('a key is shown in groups of four', () => {
  expect(shownKey('ABCDEFGHIJ')).toBe('ABCD EFGH IJ');
});
