import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { type Tx, Transactions } from '../../platform/database/transactions.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { Realtime } from '../../platform/realtime/realtime.ts';
import type { ChatParty } from '../chat-party.ts';
import { knownTo } from '../chat-access.sql.ts';

/** Blocks and unblocks players. */
@Injectable()
export class PlayerBlocksService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly realtime: Realtime,
  ) {}

  /**
   * Blocks a player. A repeated call changes nothing.
   * @throws DomainError NOT_FOUND (404) for a player that the caller may not see (see `knownTo`),
   * COMMUNITY_SELF for the caller's own reference
   */
  async block(by: ChatParty, player: string): Promise<void> {
    if (player === by.reference) throw new DomainError('COMMUNITY_SELF');
    await this.transactions.run(async (tx) => {
      const [them] = await tx.query<{ id: number }[]>(
        `select them.id from users them where them.reference = $1 and ${knownTo('$2', 'them')}`,
        [player, by.userId],
      );
      if (!them) throw new DomainError('NOT_FOUND');
      await tx.query(
        `insert into player_blocks (blocker_id, blocked_id, created_at) values ($1, $2, $3)
          on conflict do nothing`,
        [by.userId, them.id, this.clock.now()],
      );
      this.recount(tx, by);
    });
  }

  /**
   * Unblocks a player. A repeated call changes nothing.
   * @throws DomainError NOT_FOUND (404) for a player that the caller has not blocked and may not
   * see (see `knownTo`)
   */
  async unblock(by: ChatParty, player: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const [them] = await tx.query<{ id: number }[]>(MET_OR_BLOCKED, [player, by.userId]);
      if (!them) throw new DomainError('NOT_FOUND');
      await tx.query('delete from player_blocks where blocker_id = $1 and blocked_id = $2', [
        by.userId,
        them.id,
      ]);
      this.recount(tx, by);
    });
  }

  /**
   * Sends the event of a changed unread count after a block or its end. While a player is blocked,
   * this player's messages in groups do not count as unread.
   */
  private recount(tx: Tx, { reference }: ChatParty): void {
    this.realtime.broadcastAfterCommit(tx, '/me', reference, 'unread');
  }
}

const MET_OR_BLOCKED = `select them.id from users them where them.reference = $1
  and (${knownTo('$2', 'them')} or exists (select from player_blocks b where b.blocker_id = $2
  and b.blocked_id = them.id))`;
