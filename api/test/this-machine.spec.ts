import fc from 'fast-check';
import { readSettings, reachable } from '../src/platform/config/settings.ts';
import { isFromThisMachine } from '../src/platform/http/this-machine.ts';

const from = (remoteAddress: string | undefined, headers: Record<string, string | undefined>) =>
  isFromThisMachine({ headers, socket: { remoteAddress } });

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '127.8.9.10'])(
  'a request over a socket of %s that names loopback was made here',
  (address) => {
    for (const host of ['127.0.0.1:3000', 'localhost', 'LocalHost:5173', '[::1]:3000', '127.0.0.2'])
      expect([host, from(address, { host })]).toEqual([host, true]);
  },
);

test.each([
  '192.168.1.20',
  '10.0.0.1',
  '::ffff:10.0.0.1',
  '2001:db8::1',
  '128.0.0.1',
  '',
  undefined,
])('a request over a socket of %s was not, whatever it names', (address) => {
  expect(from(address, { host: 'localhost:3000' })).toBe(false);
});

test.each([
  'five.example',
  'rebound.evil.test:3000',
  '127.0.0.1.evil.test',
  'localhost.evil.test',
  'evil.localhost',
  'localhost.',
  'evil.test@127.0.0.1',
  '127.0.0.1/evil',
  '0.0.0.0:3000',
  '192.168.1.20:3000',
  '2130706433',
  '127.1',
  'a b',
  '',
  undefined,
])('a name that was made to point here (%s) is none of this machine', (host) => {
  expect(from('127.0.0.1', { host })).toBe(false);
});

test.each([
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded',
  'x-real-ip',
  'via',
  'cf-connecting-ip',
  'true-client-ip',
  'x-client-ip',
  'x-original-host',
  'x-envoy-external-address',
])('%s indicates that a proxy forwarded the request', (name) => {
  expect(from('127.0.0.1', { host: 'localhost', [name]: '' })).toBe(false);
});

test('a request that names two hosts is not from this machine, whichever comes first', () => {
  const two = (...hosts: string[]) => {
    const rawHeaders = hosts.flatMap((host) => ['Host', host]);
    return isFromThisMachine({
      headers: { host: hosts[0] },
      socket: { remoteAddress: '127.0.0.1' },
      raw: { rawHeaders },
    });
  };
  expect([two('127.0.0.1', 'evil.test'), two('localhost', 'localhost'), two('localhost')]).toEqual([
    false,
    false,
    true,
  ]);
});

test('headers that clients send themselves do not indicate a proxy', () => {
  expect(
    from('127.0.0.1', {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      'x-request-id': 'a',
      'user-agent': 'b',
      'accept-language': 'fr',
      connection: 'keep-alive',
    }),
  ).toBe(true);
});

test('no name but loopback’s own is one, whatever letters it is made of', () => {
  fc.assert(fc.property(fc.domain(), (host) => !from('127.0.0.1', { host })));
});

describe('the demo without an explicit setting', () => {
  const demo = (env: Record<string, string>) => readSettings(env).demo;

  test.each([
    [{}],
    [{ HOST: 'localhost' }],
    [{ HOST: '::1' }],
    [{ HOST: '127.0.0.2' }],
    [{ PUBLIC_ORIGIN: 'http://localhost:3000' }],
    [{ PUBLIC_ORIGIN: 'http://[::1]:3000' }],
    [{ TRUST_PROXY: 'off' }],
  ])('is on for %j', (env) => {
    expect(demo(env)).toBe('on');
  });

  test.each([
    [{ PUBLIC_ORIGIN: 'https://five.example' }, ['PUBLIC_ORIGIN']],
    [{ TRUST_PROXY: 'on' }, ['TRUST_PROXY']],
    [{ HOST: '0.0.0.0' }, ['HOST']],
    [{ HOST: '::' }, ['HOST']],
    [{ DATABASE_URL: 'postgres://five@127.0.0.1/five' }, ['DATABASE_URL']],
    [
      { PUBLIC_ORIGIN: 'https://127.0.0.1.evil.test', TRUST_PROXY: 'on' },
      ['PUBLIC_ORIGIN', 'TRUST_PROXY'],
    ],
  ] as const)('is off for %j, and the start reports which setting causes it', (env, names) => {
    expect(demo(env)).toBe('off');
    expect(reachable(readSettings(env))).toEqual(names);
  });

  test('follows its explicit setting in every environment', () => {
    expect(demo({ DEMO: 'on', PUBLIC_ORIGIN: 'https://five.example', TRUST_PROXY: 'on' })).toBe(
      'on',
    );
    expect(demo({ DEMO: 'bench', DATABASE_URL: 'postgres://five@127.0.0.1/five' })).toBe('bench');
    expect(demo({ DEMO: 'off' })).toBe('off');
  });

  test('with it, test-only settings such as limits and clock are refused', () => {
    expect(() =>
      readSettings({ PUBLIC_ORIGIN: 'https://five.example', RATE_LIMITS: 'off' }),
    ).toThrow(/^RATE_LIMITS is refused/);
    expect(() => readSettings({ TRUST_PROXY: 'on', CLOCK: '+3600' })).toThrow(/^CLOCK is refused/);
  });
});
