import { accountIn, lookUp } from '../src/platform/embedded/account.ts';

const { PATH } = process.env;
afterEach(() => { process.env.PATH = PATH; });

test('the user whom the database runs as is found as well where the program `id` is missing', () => {
  const found = lookUp('nobody');
  expect(found).toEqual({ uid: expect.any(Number) as number, gid: expect.any(Number) as number });
  process.env.PATH = '/nowhere';
  expect(lookUp('nobody')).toEqual(found);
  expect(lookUp('who-is-not-there')).toBeUndefined();
});

test('a line of the list counts by its whole name, and one that is damaged for nothing', () => {
  const passwd = 'root:x:0:0:root:/root:/bin/bash\npostgres-old:x:7:8::/:\npostgres:x:101:103::/var/lib/postgresql:/bin/bash\nbroken:x::\n';
  expect([accountIn(passwd, 'postgres'), accountIn(passwd, 'root'), accountIn(passwd, 'broken'), accountIn(passwd, 'post'), accountIn('', 'postgres')])
    .toEqual([{ uid: 101, gid: 103 }, { uid: 0, gid: 0 }, undefined, undefined, undefined]);
});
