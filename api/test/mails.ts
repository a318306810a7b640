import { setTimeout as sleep } from 'node:timers/promises';
import type { World } from './world.ts';

/** A mail as `GET /api/dev/mails` shows it. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  sentAt: string;
  code: string | null;
}

const WAIT_MS = 10;
const PATIENCE_MS = 5_000;

export async function readMails(world: World, to: string): Promise<Mail[]> {
  await untilSent(world);
  const { body } = await world.http.get('/api/dev/mails').query({ to }).expect(200);
  return body as Mail[];
}

async function untilSent(world: World): Promise<void> {
  for (let waited = 0; waited < PATIENCE_MS; waited += WAIT_MS) {
    const [row] = await world.sql<{ waiting: string }>(
      `select count(*) as waiting from outbox where channel = 'mail' and due_at <= $1
       and sent_at is null and withdrawn_at is null and given_up_at is null`,
      [world.clock.now()],
    );
    if (Number(row?.waiting) === 0) return;
    await sleep(WAIT_MS);
  }
  throw new Error(`mails that are due were not sent within ${PATIENCE_MS} ms`);
}
