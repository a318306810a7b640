import { unreached, wordless } from './unreached.rules.ts';

test('an unanswered request with a key may be stored and is safe to resend; an unanswered read is neither', () => {
  expect(unreached({ 'idempotency-key': 'k' })).toBe('reach.unsure');
  expect(unreached({ accept: 'application/json' })).toBe('reach.away');
  expect(unreached()).toBe('reach.away');
});

test('a proxy error for an unreachable server is shown as unreachable; a refusal without a message is not', () => {
  expect(wordless(502, { 'idempotency-key': 'k' })).toBe('reach.unsure');
  expect(wordless(504)).toBe('reach.away');
  expect(wordless(413, { 'idempotency-key': 'k' })).toBe('ra.notification.http_error');
});
