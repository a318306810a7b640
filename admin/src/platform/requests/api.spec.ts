import { defaultMessage } from './api.ts';

test('an unanswered request with a key may be stored and is safe to resend; a read is not', () => {
  expect(defaultMessage(0, true)).toBe('reach.unsure');
  expect(defaultMessage(0, false)).toBe('reach.away');
});

test('a proxy error for a down server is unreachable; a refusal without a message is not', () => {
  expect(defaultMessage(502, true)).toBe('reach.unsure');
  expect(defaultMessage(504, false)).toBe('reach.away');
  expect(defaultMessage(413, true)).toBe('ra.notification.http_error');
});

test('a page of another server in place of an answer counts as unreachable', () => {
  expect(defaultMessage(200, false)).toBe('reach.away');
});
