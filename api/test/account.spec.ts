import { accountIn, lookUp } from '../src/platform/embedded/account.ts';

const { PATH } = process.env;
afterEach(() => {
  process.env.PATH = PATH;
});

test('the operating system user of the database is found even without the program `id`', () => {
  const found = lookUp('nobody');
  expect(found).toEqual({ uid: expect.any(Number) as number, gid: expect.any(Number) as number });
  process.env.PATH = '/nowhere';
  expect(lookUp('nobody')).toEqual(found);
  expect(lookUp('who-is-not-there')).toBeUndefined();
});

test('a passwd entry matches only by its full name, and a damaged entry is ignored', () => {
  const passwd = [
    'root:x:0:0:root:/root:/bin/bash',
    'postgres-old:x:7:8::/:',
    'postgres:x:101:103::/var/lib/postgresql:/bin/bash',
    'broken:x::',
    '',
  ].join('\n');
  expect([
    accountIn(passwd, 'postgres'),
    accountIn(passwd, 'root'),
    accountIn(passwd, 'broken'),
    accountIn(passwd, 'post'),
    accountIn('', 'postgres'),
  ]).toEqual([{ uid: 101, gid: 103 }, { uid: 0, gid: 0 }, undefined, undefined, undefined]);
});
