import type { ApiRequest } from '../http/request.ts';
import type { Caller } from '../access/caller.ts';
import { type CallerCheck, KnownTokens } from './known-tokens.ts';

const CALLER = { reference: 'U-00000001' } as Caller;
const found: CallerCheck = () => Promise.resolve(CALLER);

const requestWith = (authorization: string, remoteAddress = '127.0.0.1') =>
  ({
    headers: { authorization, host: '127.0.0.1' },
    socket: { remoteAddress },
  }) as unknown as ApiRequest;

test('a kept token is checked for each request, with the place of the request', async () => {
  const tokens = new KnownTokens();
  const places: boolean[] = [];
  tokens.keep('Bearer a', (isHere) => {
    places.push(isHere);
    return found(isHere);
  });
  expect(await tokens.callerOf(requestWith('Bearer a'))).toBe(CALLER);
  expect(await tokens.callerOf(requestWith('Bearer a', '203.0.113.7'))).toBe(CALLER);
  expect(places).toEqual([true, false]);
});

test('only the same header has the caller of a kept token', async () => {
  const tokens = new KnownTokens();
  tokens.keep('Bearer a', found);
  for (const other of ['Bearer ', 'Bearer A', 'bearer a', 'Bearer a ', 'Bearer aa', ''])
    expect(await tokens.callerOf(requestWith(other))).toBeNull();
});

test.each<[string, CallerCheck]>([
  ['finds no caller', () => Promise.resolve(null)],
  ['fails', () => Promise.reject(new Error('no database'))],
])('a token whose check %s is verified again', async (_, check) => {
  const tokens = new KnownTokens();
  let current = check;
  tokens.keep('Bearer a', (isHere) => current(isHere));
  expect(await tokens.callerOf(requestWith('Bearer a'))).toBeNull();
  current = found;
  expect(await tokens.callerOf(requestWith('Bearer a'))).toBeNull();
});

test('the number of kept tokens is limited; the oldest is dropped', async () => {
  const tokens = new KnownTokens();
  for (let number = 0; number <= 5_000; number++) tokens.keep(`Bearer ${number}`, found);
  expect(await tokens.callerOf(requestWith('Bearer 0'))).toBeNull();
  expect(await tokens.callerOf(requestWith('Bearer 1'))).toBe(CALLER);
  expect(await tokens.callerOf(requestWith('Bearer 5000'))).toBe(CALLER);
});
