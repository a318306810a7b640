import type { CashSessionAnswer } from '@five/shared/payments/cash/cash.contract';
import type { Person } from './people.ts';

/**
 * Counts and closes a cash drawer that is still open from an earlier day, as staff do in the
 * morning.
 */
export async function closeDrawerOfEarlierDay({ http }: Person): Promise<void> {
  const [open] = (
    await http.get('/api/cash_sessions').query({ filter: '{"open":true}' }).expect(200)
  ).body as CashSessionAnswer[];
  if (open?.ofEarlierDay) await closeDrawer({ http }, open);
}

/** Counts and closes an open cash drawer; its float is 0 if it was not entered. */
export async function closeDrawer(
  { http }: Pick<Person, 'http'>,
  open: CashSessionAnswer,
): Promise<void> {
  const drawer = `/api/cash_sessions/${open.reference}`;
  if (open.floatCents === null) await http.put(drawer).send({ floatCents: 0 }).expect(200);
  await http.post(`${drawer}/count`).send({ count: [] }).expect(200);
  await http.post(`${drawer}/close`).send({ reason: 'Fin du test' }).expect(200);
}
