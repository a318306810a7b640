import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { Transactions } from '../../src/platform/database/transactions.ts';
import { Outbox } from '../../src/platform/outbox/outbox.ts';
import { Pitch } from '../../src/slots/pitch.entity.ts';
import { mailTo } from '../queue-mail.ts';
import { MONDAY, MONDAY_MORNING, openVenue, wish } from '../venue.ts';
import { createWorld, type World } from '../world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
});
afterAll(() => world.close());

test('direct writes to the tables cannot book a pitch twice', async () => {
  const occupy = (from: string, to: string) =>
    world.sql(
      `insert into occupancies (pitch_id, period, kind, holder, created_at) select id, tsrange($1,
        $2), 'block', 'BL-00000001', now() from pitches where code = 'P2'`,
      [`${MONDAY} ${from}`, `${MONDAY} ${to}`],
    );
  await occupy('12:00', '14:00');
  await occupy('14:00', '15:00');
  for (const [from = '', to = ''] of [
    ['13:00', '15:00'],
    ['11:00', '12:30'],
    ['12:30', '13:00'],
  ])
    await expect(occupy(from, to)).rejects.toMatchObject({ constraint: 'occupancies_no_overlap' });
});

test('of 40 simultaneous requests for one slot, one succeeds, the others get a 409', async () => {
  const { http } = await world.staff();
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      http.post('/api/bookings').send(wish({ pitch: 'P1', customer: { name: `Rival ${n}` } })),
    ),
  );
  expect(
    answers.map(({ status, body }) => `${status} ${(body as { code?: string }).code ?? ''}`).sort(),
  ).toEqual(['201 ', ...Array<string>(39).fill('409 BOOKING_SLOT_TAKEN')]);
});

test('a deadlocked transaction is retried whole; after-commit actions run once', async () => {
  await world.sql('create table knots (id int primary key, n int not null)');
  await world.sql('insert into knots values (1, 0), (2, 0)');
  const transactions = world.app.get(Transactions);
  const [runs, committed]: [number[], number[]] = [[], []];
  const cross = (first: number, second: number) =>
    transactions.run(async (tx) => {
      runs.push(first);
      transactions.afterCommit(tx, () => void committed.push(first));
      await tx.query('update knots set n = n + 1 where id = $1', [first]);
      while (new Set(runs).size < 2) await sleep(5);
      await sleep(50);
      await tx.query('update knots set n = n + 1 where id = $1', [second]);
    });
  await Promise.all([cross(1, 2), cross(2, 1)]);
  expect(runs.length).toBeGreaterThanOrEqual(3);
  expect(committed.sort()).toEqual([1, 2]);
  expect(await world.sql('select n from knots')).toEqual([{ n: 2 }, { n: 2 }]);
});

test('outbox messages of a transaction that failed are not sent', async () => {
  const failing = world.app.get(Transactions).run(async (tx) => {
    await world.app.get(Outbox).write(tx, [mailTo('undone-later')]);
    throw new Error('the last step failed');
  });
  await expect(failing).rejects.toThrow('the last step failed');
  expect(await world.mails('undone-later@five.test')).toEqual([]);
  expect(await world.sql("select 1 from outbox where event = 'test:undone-later'")).toEqual([]);
});

test('find, update and delete with an undefined or null condition are refused', async () => {
  const pitches = world.app.get(DataSource).getRepository(Pitch);
  for (const nothing of [undefined, null] as unknown as number[]) {
    await expect(pitches.findBy({ id: nothing })).rejects.toThrow(/where/i);
    await expect(pitches.update({ id: nothing }, { active: false })).rejects.toThrow();
    await expect(pitches.delete({ id: nothing })).rejects.toThrow();
  }
  expect(await world.sql('select 1 from pitches where active')).toHaveLength(3);
});
