import { eventually } from './eventually.ts';
import type { World } from './world.ts';

/** A mail as `GET /api/dev/mails` returns it. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  sentAt: string;
  code: string | null;
}

export async function readMails(world: World, to: string): Promise<Mail[]> {
  await untilSent(world);
  const { body } = await world.http.get('/api/dev/mails').query({ to }).expect(200);
  return body as Mail[];
}

async function untilSent(world: World): Promise<void> {
  const waiting = async () =>
    Number(
      (
        await world.sql<{ waiting: string }>(
          `select count(*) as waiting from outbox where channel = 'mail' and due_at <= $1
     and sent_at is null and withdrawn_at is null and given_up_at is null`,
          [world.clock.now()],
        )
      )[0]?.waiting,
    );
  const left = await eventually(waiting, (count) => count === 0);
  if (left > 0) throw new Error(`${left} mails that are due were not sent`);
}
