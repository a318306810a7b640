import type { FailedMailAnswer } from '@five/shared/reports/failed-mails.contract';
import { createWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ at: '2026-11-23T09:00:00Z' });
});
afterAll(() => world.close());

let number = 0;

/** A mail that the API stopped trying to send after a day. Returns its reference. */
async function giveUp(recipient: string): Promise<string> {
  const reference = `N-0000000${++number}`;
  await world.sql(
    `insert into outbox (reference, event, recipient, channel, template, parameters, locale,
      created_at, due_at, tries, given_up_at, last_error)
     values ($1, $1, $2, 'mail', 'packCancelled', '{"reference":"S-7K3M9QXT"}', 'fr',
     '2026-11-21T08:00Z', '2026-11-21T08:00Z', 40, '2026-11-22T08:00Z', '451 plus tard')`,
    [reference, recipient],
  );
  return reference;
}

test('an admin lists undelivered mails with recipient and localized reason', async () => {
  const [admin, player] = [await world.admin(), await world.player()];
  const [known, bare] = [await giveUp(player.reference), await giveUp('mailto:salma@five.test')];
  const { body } = await admin.http
    .get('/api/failed_mails')
    .set('accept-language', 'en')
    .expect(200);
  expect(body).toMatchObject([
    { reference: bare, to: 'salma@five.test', user: null, tries: 40, error: '451 plus tard' },
    {
      reference: known,
      to: player.email,
      user: player.reference,
      about: 'S-7K3M9QXT',
      title: 'Order cancelled',
      givenUpAt: '2026-11-22T08:00:00.000Z',
    },
  ]);
});

test('a mail that is tried again goes out once and is no failed one any more', async () => {
  const [admin, player] = [await world.admin(), await world.otherPlayer()];
  const reference = await giveUp(player.reference);
  const before = (await world.mails(player.email)).length;
  const { body } = await admin.http.post(`/api/failed_mails/${reference}/retry`).expect(200);
  expect((body as { data: FailedMailAnswer[] }).data.map((one) => one.reference)).not.toContain(
    reference,
  );
  expect((await world.mails(player.email)).length).toBe(before + 1);
  await admin.http.post(`/api/failed_mails/${reference}/retry`).expect(404);
  const [line] = await world.sql<{ act: string }>(`select act from audit where subject = $1`, [
    reference,
  ]);
  expect(line).toEqual({ act: 'mail.retry' });
});
