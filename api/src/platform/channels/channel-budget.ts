import { Injectable } from '@nestjs/common';
import type { ChannelName } from '@five/shared/channels/channels.codes';
import { codeLimitOf } from '@five/shared/channels/code-channels.rules';
import { DataSource } from 'typeorm';
import { VenueClock } from '../clock/venue-clock.ts';
import { ChannelError } from './channel-error.ts';

/** Messages and their cost. */
export interface Usage {
  sent: number;
  costCents: number;
}

/** A message that was counted, on the day on which it was counted. */
export interface Spending {
  channel: ChannelName;
  day: string;
  costCents: number;
}

/** Counts the messages of each channel per day of the venue, in all processes together. */
@Injectable()
export class ChannelBudget {
  constructor(
    private readonly source: DataSource,
    private readonly clock: VenueClock,
  ) {}

  /** Counts a message before it is sent. Returns null if the limit of the day is reached. */
  async take(channel: ChannelName, costCents: number, limit: number): Promise<Spending | null> {
    const day = this.clock.today();
    const taken = await this.source.query<unknown[]>(TAKE, [channel, day, costCents, limit]);
    return taken.length > 0 ? { channel, day, costCents } : null;
  }

  /**
   * Counts a message and sends it by `send`. It is taken back if it certainly did not arrive.
   * @throws ChannelError of `send`, or `deferred` if the limit of the day is reached
   */
  async spend(
    { channel, costCents, limit }: { channel: ChannelName; costCents: number; limit: number },
    send: () => Promise<void>,
  ): Promise<void> {
    const spending = await this.take(channel, costCents, limit);
    if (!spending) throw new ChannelError('deferred', 'the limit of the day is reached');
    try {
      await send();
    } catch (error) {
      if (!(error instanceof ChannelError && error.mayHaveArrived)) await this.giveBack(spending);
      throw error;
    }
  }

  /** Whether a code may still be sent today; `take` decides it again. */
  async hasRoomForCode(channel: ChannelName, dailyLimit: number): Promise<boolean> {
    return (await this.usage(channel)).today.sent < codeLimitOf(dailyLimit);
  }

  /** Takes a message back that the provider did not accept. */
  async giveBack({ channel, day, costCents }: Spending): Promise<void> {
    await this.source.query(
      `update channel_days set sent = sent - 1, cost_cents = cost_cents - $3
        where channel = $1 and day = $2`,
      [channel, day, costCents],
    );
  }

  /** Returns the messages of the current day and of the current month. */
  async usage(channel: ChannelName): Promise<{ today: Usage; month: Usage }> {
    const day = this.clock.today();
    const [row] = await this.source.query<Record<string, number>[]>(USAGE, [channel, day]);
    const { daySent = 0, dayCents = 0, sent = 0, cents = 0 } = row ?? {};
    return {
      today: { sent: Number(daySent), costCents: Number(dayCents) },
      month: { sent: Number(sent), costCents: Number(cents) },
    };
  }
}

const TAKE = `
  insert into channel_days as d (channel, day, sent, cost_cents)
  select $1, $2::date, 1, $3::bigint where $4::int >= 1
  on conflict on constraint channel_days_pk do update
    set sent = d.sent + 1, cost_cents = d.cost_cents + excluded.cost_cents
    where d.sent < $4::int
  returning 1`;
const USAGE = `
  select coalesce(sum(sent) filter (where day = $2::date), 0) as "daySent",
    coalesce(sum(cost_cents) filter (where day = $2::date), 0) as "dayCents",
    coalesce(sum(sent), 0) as sent, coalesce(sum(cost_cents), 0) as cents
  from channel_days
  where channel = $1 and date_trunc('month', day) = date_trunc('month', $2::date)`;
