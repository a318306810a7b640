import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { plusMinutes } from '@five/shared/time/instant';
import { DataSource } from 'typeorm';
import { ChatEndingsService } from '../../community/chats/chat-endings.service.ts';
import { ChatsService } from '../../community/chats/chats.service.ts';
import { MessagesService } from '../../community/messagings/messages.service.ts';
import { ReadReceiptsService } from '../../community/chats/read-receipts.service.ts';
import { ReportsService } from '../../community/moderation/reports.service.ts';
import { type ChatParty, chatPartyOf } from '../../community/chat-party.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { addressOf, demoCaller } from '../callers.ts';
import { CHATS, type DemoChat, REPORTS } from './chats-list.ts';

/** Loads recent conversations, each message at its own time, and an open report. */
export async function loadChats(app: NestFastifyApplication): Promise<void> {
  if ((await app.get(DataSource).query<unknown[]>('select from chats limit 1')).length > 0) return;
  const now = app.get(Clock).now();
  for (const chat of CHATS) await loadChat(app, chat, now);
  await report(app);
}

async function loadChat(
  app: NestFastifyApplication,
  { by, with: other, lines, readBy, settled }: DemoChat,
  now: Date,
): Promise<void> {
  const [chats, messages, clock] = [
    app.get(ChatsService),
    app.get(MessagesService),
    app.get(Clock),
  ];
  const at = <T>(minutesAgo: number, act: () => Promise<T>) =>
    clock.at(plusMinutes(now, -minutesAgo), act);
  const [initiator, partner] = [
    await sideIn(app, by),
    other && (await sideIn(app, other)).reference,
  ];
  const { reference } = await at((lines[0]?.minutesAgo ?? 0) + 1, () =>
    chats.open(initiator, partner ? { player: partner } : {}),
  );
  for (const { by: name, minutesAgo, text } of lines) {
    const speaker = await sideIn(app, name);
    await at(minutesAgo, () => messages.send(speaker, { chat: reference, message: text }));
  }
  const after = (lines.at(-1)?.minutesAgo ?? 1) - 1;
  for (const name of readBy)
    await at(after, async () =>
      app.get(ReadReceiptsService).read(await sideIn(app, name), reference, {}),
    );
  if (settled)
    await at(after, async () =>
      app.get(ChatEndingsService).settle(await sideIn(app, 'reception'), reference, {}),
    );
}

async function report(app: NestFastifyApplication): Promise<void> {
  for (const { by, title, reason } of REPORTS) {
    const [thread] = await app
      .get(DataSource)
      .query<{ reference: string }[]>(
        'select reference from discussions where title = $1 and hidden_at is null',
        [title],
      );
    if (thread)
      await app
        .get(ReportsService)
        .report(await sideIn(app, by), { kind: 'discussion', subject: thread.reference }, reason);
  }
}

const sideIn = async (app: NestFastifyApplication, name: string): Promise<ChatParty> =>
  chatPartyOf(await demoCaller(app, addressOf(name)));
