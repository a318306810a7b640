import { checkRequest } from '../../platform/check-request.ts';
import type { RequestClass } from '../../platform/nested.ts';
import { ChangePasswordRequest, RegisterRequest, ResetPasswordRequest } from '../auth.requests.ts';
import { UseAccessLinkRequest } from '../access-links/access-links.requests.ts';

const keyOf = (type: RequestClass) =>
  checkRequest(type, { password: 'short' }).violations.find(({ field }) => field === 'password')
    ?.key;

test.each<[string, RequestClass]>([
  ['changed', ChangePasswordRequest],
  ['reset', ResetPasswordRequest],
  ['chosen by an access link', UseAccessLinkRequest],
])('a short password that is %s is refused with the minimum of staff too', (_, type) =>
  expect(keyOf(type)).toBe('passwordLengthOfAny'),
);

test('a short password of a registration is refused with the minimum of players', () =>
  expect(keyOf(RegisterRequest)).toBe('passwordLength'));
