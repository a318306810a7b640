import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { connectWithRetry, dataSourceOptions } from '../src/platform/database/data-source.ts';
import { sqlState } from '../src/platform/database/errors.ts';
import {
  pipeline,
  Transactions,
  writeWithoutWaiting,
} from '../src/platform/database/transactions.ts';
import { createDatabase, type TestDatabase } from './database.ts';

let database: TestDatabase;
let source: DataSource;
let transactions: Transactions;

beforeAll(async () => {
  database = await createDatabase();
  source = await connectWithRetry(dataSourceOptions(database.url, [], 4));
  transactions = new Transactions(source);
  await database.sql('create table kept (one int primary key)');
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});
beforeEach(() => database.sql('truncate kept'));

const storedValues = async () =>
  (await database.sql<{ one: number }>('select one from kept order by one')).map(({ one }) => one);
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test('statements that go together run in their order and see each other', async () => {
  const found = await transactions.run((tx) =>
    pipeline(
      tx.query('insert into kept values (1)'),
      tx.query<{ one: number }[]>('select one from kept'),
      tx.query('insert into kept values (2)'),
    ),
  );
  expect(found[1]).toEqual([{ one: 1 }]);
  expect(await storedValues()).toEqual([1, 2]);
});

test('when one query fails, the others end before the failure is reported', async () => {
  const ended: string[] = [];
  const failure = await failureOf(
    transactions.run(async (tx) => {
      await pipeline(
        tx.query('select 1 / 0'),
        tx
          .query('select 1')
          .catch(() => sleep(20))
          .then(() => void ended.push('later')),
        tx.query('insert into kept values (1)').finally(() => void ended.push('last')),
      ).finally(() => void ended.push('told'));
    }),
  );
  expect(sqlState(failure)).toBe('22012');
  expect(ended).toEqual(['last', 'later', 'told']);
  expect(await storedValues()).toEqual([]);
});

test('a write that is sent behind is there when the transaction has ended', async () => {
  await transactions.run(async (tx) =>
    writeWithoutWaiting(tx, tx.query('insert into kept values (3)')),
  );
  expect(await storedValues()).toEqual([3]);
});

test('a failed write that was not awaited rolls back; no after-commit action runs', async () => {
  await database.sql('insert into kept values (4)');
  const done: string[] = [];
  const failure = await failureOf(
    transactions.run(async (tx) => {
      await tx.query('insert into kept values (5)');
      writeWithoutWaiting(tx, tx.query('insert into kept values (4)'));
      transactions.afterCommit(tx, () => void done.push('notified'));
      return 'answered';
    }),
  );
  expect(sqlState(failure)).toBe('23505');
  expect(await storedValues()).toEqual([4]);
  expect(done).toEqual([]);
});

test('after a failed write the first error is reported; the connection is reusable', async () => {
  await database.sql('insert into kept values (6)');
  const failure = await failureOf(
    transactions.run(async (tx) => {
      writeWithoutWaiting(tx, tx.query('insert into kept values (6)'));
      await tx.query('select one from kept');
    }),
  );
  expect(sqlState(failure)).toBe('23505');
  await transactions.run((tx) => tx.query('insert into kept values (7)'));
  expect(await storedValues()).toEqual([6, 7]);
});

test('a serialization failure in a deferred write retries the whole transaction', async () => {
  let tries = 0;
  await transactions.run(async (tx) => {
    tries += 1;
    const fails = tries < 3;
    await tx.query('insert into kept values ($1)', [tries]);
    writeWithoutWaiting(
      tx,
      fails
        ? tx.query(`do $$ begin raise exception 'again' using errcode = '40001'; end $$`)
        : tx.query('insert into kept values (10)'),
    );
  });
  expect(tries).toBe(3);
  expect(await storedValues()).toEqual([3, 10]);
});
