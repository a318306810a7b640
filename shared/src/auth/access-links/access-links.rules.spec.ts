import fc from 'fast-check';
import { accessLinkPath, accessLinkState } from './access-links.rules.ts';

const AT = new Date('2026-11-27T09:00:00Z');
const BEFORE = new Date(AT.getTime() - 1);

test('a link is open until it is used, ended or expired', () => {
  const link = { expiresAt: new Date(AT.getTime() + 1), usedAt: null, endedAt: null };
  expect(accessLinkState(null, AT)).toBe('none');
  expect(accessLinkState(link, AT)).toBe('open');
  expect(accessLinkState({ ...link, usedAt: BEFORE }, AT)).toBe('used');
  expect(accessLinkState({ ...link, endedAt: BEFORE }, AT)).toBe('ended');
});

test('a link is expired from the millisecond of its end, and stays used or ended after it', () => {
  const times = fc.date({ noInvalidDate: true });
  fc.assert(
    fc.property(times, times, (expiresAt, now) => {
      const link = { expiresAt, usedAt: null, endedAt: null };
      expect(accessLinkState(link, now)).toBe(now < expiresAt ? 'open' : 'expired');
      expect(accessLinkState({ ...link, usedAt: expiresAt }, now)).toBe('used');
      expect(accessLinkState({ ...link, endedAt: expiresAt }, now)).toBe('ended');
    }),
  );
});

test('the token of a link is in the fragment, which browsers never send to a server', () => {
  const { pathname, search, hash } = new URL(accessLinkPath('secret'), 'https://five.test');
  expect(pathname + search).not.toContain('secret');
  expect(hash).toBe('#secret');
});
