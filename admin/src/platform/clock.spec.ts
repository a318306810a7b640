import fc from 'fast-check';
import { secondsUntil } from './clock.ts';

const AT = Date.parse('2026-11-21T19:00:00Z');

test('a countdown shows whole seconds and stops at zero', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (ahead) => {
      const left = secondsUntil(new Date(AT + ahead).toISOString(), AT);
      expect(left).toBe(ahead <= 0 ? 0 : Math.ceil(ahead / 1000));
    }),
  );
});
