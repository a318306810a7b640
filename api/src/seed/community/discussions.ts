import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { plusMinutes } from '@five/shared/time/instant';
import { DataSource } from 'typeorm';
import { DiscussionsService } from '../../community/discussions/discussions.service.ts';
import { type ChatParty, chatPartyOf } from '../../community/chat-party.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { addressOf, demoCaller } from '../callers.ts';
import { type DemoThread, THREADS } from './discussions-list.ts';

/** Loads recent threads, each post at its own time. */
export async function loadDiscussions(app: NestFastifyApplication): Promise<void> {
  if ((await app.get(DataSource).query<unknown[]>('select from discussions limit 1')).length > 0)
    return;
  const now = app.get(Clock).now();
  for (const thread of THREADS) await loadThread(app, thread, now);
}

async function loadThread(
  app: NestFastifyApplication,
  { title, replies, ...opening }: DemoThread,
  now: Date,
): Promise<void> {
  const [talks, clock] = [app.get(DiscussionsService), app.get(Clock)];
  const at = (hoursAgo: number, act: () => Promise<string>) =>
    clock.at(plusMinutes(now, -60 * hoursAgo), act);
  const partyOf = async (name: string): Promise<ChatParty> =>
    chatPartyOf(await demoCaller(app, addressOf(name)));
  const author = await partyOf(opening.by);
  const thread = await at(opening.hoursAgo, () =>
    talks.open(author, { title, message: opening.text }),
  );
  for (const name of opening.likedBy ?? [])
    await talks.like(await partyOf(name), 'discussion', thread);
  for (const { by, hoursAgo, text, likedBy = [] } of replies) {
    const speaker = await partyOf(by);
    const reply = await at(hoursAgo, () => talks.reply(speaker, thread, { message: text }));
    for (const name of likedBy) await talks.like(await partyOf(name), 'reply', reply);
  }
}
