import type supertest from 'supertest';
import type { Clock } from '../src/platform/clock/clock.ts';
import { eventually } from './eventually.ts';

/** A mail as `GET /api/dev/mails` returns it. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  sentAt: string;
  code: string | null;
}

interface MailWorld {
  http: ReturnType<typeof supertest>;
  clock: Clock;
  sql<Row extends object>(text: string, parameters?: unknown[]): Promise<Row[]>;
}

export async function readMails(world: MailWorld, to: string): Promise<Mail[]> {
  await untilSent(world);
  const { body } = await world.http.get('/api/dev/mails').query({ to }).expect(200);
  return body as Mail[];
}

async function untilSent(world: MailWorld): Promise<void> {
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
