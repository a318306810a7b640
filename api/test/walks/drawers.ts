import type { Stage } from './stage.ts';

/** Closes the drawer with any content. */
export async function closeDrawer({ world }: Stage): Promise<void> {
  await world.sql(
    `with closed as (update cash_sessions set float_cents = coalesce(float_cents, 0), counted = '{}', counted_cents = 0, expected_cents = 0, counted_at = $1, closed_at = $1, closed_by = opened_by where closed_at is null returning reference)
     insert into audit (at, act, subject_kind, subject, to_state) select $1, 'cash_session.close', 'cash_session', reference, 'closed' from closed`,
    [world.clock.now()],
  );
}

/** Serialized, because there is only one drawer. */
export function openDrawer(stage: Stage): Promise<string> {
  opening = opening
    .catch(() => '')
    .then(async () => {
      await closeDrawer(stage);
      const { body } = await (
        await stage.person('staff')
      ).http
        .post('/api/cash_sessions')
        .send({ floatCents: 50_000 })
        .expect(201);
      return (body as { data: { reference: string } }).data.reference;
    });
  return opening;
}

let opening = Promise.resolve('');

/** Opened by the first cash of the day, without a float. */
export async function drawerOfPayment(stage: Stage, pay: () => Promise<unknown>): Promise<string> {
  await closeDrawer(stage);
  await pay();
  const [row] = await stage.world.sql<{ reference: string }>(
    'select reference from cash_sessions where closed_at is null',
  );
  return row?.reference ?? '';
}

export async function countedDrawer(stage: Stage): Promise<string> {
  const [drawer, { http }] = [await openDrawer(stage), await stage.person('staff')];
  await http
    .post(`/api/cash_sessions/${drawer}/count`)
    .send({ count: [{ unitCents: 10_000, pieces: 5 }] })
    .expect(200);
  return drawer;
}

export async function closedDrawer(stage: Stage): Promise<string> {
  const [drawer, { http }] = [await countedDrawer(stage), await stage.person('staff')];
  await http.post(`/api/cash_sessions/${drawer}/close`).send({}).expect(200);
  return drawer;
}
