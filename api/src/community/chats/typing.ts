import { Injectable } from '@nestjs/common';
import type { ChatClosure, ChatKind } from '@five/shared/community/community.codes';
import { DataSource } from 'typeorm';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { CLOSED, isOwnMembership, OF_PARTY, recipientsOf } from '../chat-membership.sql.ts';
import type { ChatParty } from '../chat-party.ts';
import { ChatsEvents } from './chats.events.ts';

/** Typing indicators. */
@Injectable()
export class Typing {
  constructor(
    private readonly source: DataSource,
    private readonly venueClock: VenueClock,
    private readonly events: ChatsEvents,
  ) {}

  /**
   * Sends a typing event to the other members. Returns false and sends nothing if this party is not
   * a member or may not write.
   */
  async emit(by: ChatParty, chat: string): Promise<boolean> {
    const [row] = await this.source.query<
      { kind: ChatKind; closed: ChatClosure | null; others: string[] }[]
    >(`${RECIPIENTS} where ${isOwnMembership(by, '$1')} and c.reference = $3`, [
      by.userId,
      this.venueClock.today(),
      chat,
    ]);
    if (!row || row.closed !== null) return false;
    this.events.typing({ chat, isDesk: row.kind === 'desk', others: row.others }, by);
    return true;
  }
}

const RECIPIENTS = `select c.kind, ${CLOSED} as closed,
    ${recipientsOf('me.id')} as others
  from ${OF_PARTY}`;
