import type { TestServer } from './test-server.ts';

/** Closes the cash drawer, whatever amount it contains. */
export async function closeDrawer({ world }: TestServer): Promise<void> {
  await world.sql(
    `with closed as (update cash_sessions set float_cents = coalesce(float_cents, 0), counted =
      '{}', counted_cents = 0, expected_cents = 0, counted_at = $1, closed_at = $1, closed_by =
      opened_by where closed_at is null returning reference)
     insert into audit (at, act, subject_kind, subject, to_state) select $1, 'cash_session.close',
     'cash_session', reference, 'closed' from closed`,
    [world.clock.now()],
  );
}

/**
 * Opens the cash drawer. Concurrent calls run one after the other, because there is only one
 * drawer.
 */
export function openDrawer(server: TestServer): Promise<string> {
  opening = opening
    .catch(() => '')
    .then(async () => {
      await closeDrawer(server);
      const { body } = await (
        await server.person('staff')
      ).http
        .post('/api/cash_sessions')
        .send({ floatCents: 50_000 })
        .expect(201);
      return (body as { data: { reference: string } }).data.reference;
    });
  return opening;
}

let opening = Promise.resolve('');

/** A cash drawer without a float (start amount), opened by the first cash payment of the day. */
export async function drawerOfPayment(
  server: TestServer,
  pay: () => Promise<unknown>,
): Promise<string> {
  await closeDrawer(server);
  await pay();
  const [row] = await server.world.sql<{ reference: string }>(
    'select reference from cash_sessions where closed_at is null',
  );
  return row?.reference ?? '';
}

export async function countedDrawer(server: TestServer): Promise<string> {
  const [drawer, { http }] = [await openDrawer(server), await server.person('staff')];
  await http
    .post(`/api/cash_sessions/${drawer}/count`)
    .send({ count: [{ unitCents: 10_000, pieces: 5 }] })
    .expect(200);
  return drawer;
}

export async function closedDrawer(server: TestServer): Promise<string> {
  const [drawer, { http }] = [await countedDrawer(server), await server.person('staff')];
  await http.post(`/api/cash_sessions/${drawer}/close`).send({}).expect(200);
  return drawer;
}
