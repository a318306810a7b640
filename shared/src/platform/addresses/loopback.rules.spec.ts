import { isLoopback } from './loopback.rules.ts';

test.each(['127.0.0.1', '127.255.9.0', '::1', '[::1]', '::ffff:127.0.0.1', 'LocalHost'])(
  '%s reaches this machine only',
  (name) => expect(isLoopback(name)).toBe(true),
);

test.each([
  '',
  '0.0.0.0',
  '10.0.0.1',
  '127.0.0.1.example.test',
  '127.0.0',
  '127.0.0.256',
  '127.0.0.01',
  '::ffff:10.0.0.1',
  'localhost.example.test',
])('%j may reach another machine', (name) => expect(isLoopback(name)).toBe(false));
