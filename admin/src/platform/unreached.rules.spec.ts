import { unreached, wordless } from './unreached.rules.ts';

test('what went out with a key and was not answered may be stored, and is said to be safe to send again; what was read is not', () => {
  expect(unreached({ 'idempotency-key': 'k' })).toBe('reach.unsure');
  expect(unreached({ accept: 'application/json' })).toBe('reach.away');
  expect(unreached()).toBe('reach.away');
});

test('a proxy that answers for a server that is away is told as one that is away, a refusal without words is not', () => {
  expect(wordless(502, { 'idempotency-key': 'k' })).toBe('reach.unsure');
  expect(wordless(504)).toBe('reach.away');
  expect(wordless(413, { 'idempotency-key': 'k' })).toBe('ra.notification.http_error');
});
