import { Injectable } from '@nestjs/common';
import type { ChatClosure, ChatKind } from '@five/shared/community/community.codes';
import { DataSource } from 'typeorm';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import type { Side } from '../side.ts';
import { ChatsLive } from './chats.live.ts';
import { CLOSED, OF_SIDE } from './chats.queries.ts';
import { hearersOf, isOwn } from './own-seat.ts';

/** Typing indicators. */
@Injectable()
export class Typing {
  constructor(
    private readonly source: DataSource,
    private readonly venueClock: VenueClock,
    private readonly live: ChatsLive,
  ) {}

  /**
   * Sends a typing event to the other side. Returns whether this side is a member and may write.
   */
  async tell(by: Side, chat: string): Promise<boolean> {
    const [row] = await this.source.query<
      { kind: ChatKind; closed: ChatClosure | null; others: string[] }[]
    >(`${HEARERS} where ${isOwn(by, '$1')} and c.reference = $3`, [
      by.userId,
      this.venueClock.today(),
      chat,
    ]);
    if (!row || row.closed !== null) return false;
    this.live.typing({ chat, isDesk: row.kind === 'desk', others: row.others }, by);
    return true;
  }
}

const HEARERS = `select c.kind, ${CLOSED} as closed,
    ${hearersOf('me.id')} as others
  from ${OF_SIDE}`;
