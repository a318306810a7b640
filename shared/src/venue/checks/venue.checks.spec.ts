import { checkRequest } from '../../platform/check-request.ts';
import { Rib } from './venue.checks.ts';

class AccountRequest {
  @Rib()
  rib: unknown;
}

const isRib = (rib: unknown) => checkRequest(AccountRequest, { rib }).violations.length === 0;

test('a RIB is text of 24 digits, in groups too', () => {
  expect(isRib('007780000123456789012396')).toBe(true);
  expect(isRib('007 780 0001234567890123 96')).toBe(true);
  expect(isRib(7)).toBe(false);
});
