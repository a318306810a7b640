import { networkErrorKey, defaultErrorKey } from './network-error.rules.ts';

test('an unanswered request with a key may be stored and is safe to resend; a read is not', () => {
  expect(networkErrorKey({ 'idempotency-key': 'k' })).toBe('reach.unsure');
  expect(networkErrorKey({ accept: 'application/json' })).toBe('reach.away');
  expect(networkErrorKey()).toBe('reach.away');
});

test('a proxy error for a down server is unreachable; a refusal without a message is not', () => {
  expect(defaultErrorKey(502, { 'idempotency-key': 'k' })).toBe('reach.unsure');
  expect(defaultErrorKey(504)).toBe('reach.away');
  expect(defaultErrorKey(413, { 'idempotency-key': 'k' })).toBe('ra.notification.http_error');
});
