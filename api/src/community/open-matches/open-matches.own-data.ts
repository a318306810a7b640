import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/transactions.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Groups } from '../chats/groups.ts';
import { type Owner, OwnData } from '../../users/own-data.ts';

/** What one did to play with others: a copy for the owner. With the account go the words and the requests; shares are money records and stay. */
@Injectable()
export class OpenMatchesOwnData {
  constructor(ownData: OwnData, private readonly groups: Groups, private readonly clock: Clock) {
    ownData.register('openMatches', (tx, { customerId }) => tx.query(OPENED, [customerId]));
    ownData.register('matchRequests', (tx, { userId }) => tx.query(ASKED, [userId]));
    ownData.registerErasure((tx, owner) => this.erase(tx, owner));
    ownData.registerMove(async (tx, { from, to }) => {
      await tx.query('update match_shares set customer_id = $2 where customer_id = $1', [from.id, to.id]);
    });
  }

  private async erase(tx: Tx, { userId, customerId, reference }: Owner): Promise<void> {
    await tx.query('update open_matches set message = null where booking_id in (select id from bookings where customer_id = $1)', [customerId]);
    const groups = await tx.query<{ id: number }[]>(`select c.id from chats c join chat_members m on m.chat_id = c.id where m.user_id = $1 and c.kind = 'group' order by c.id`, [userId]);
    for (const { id } of groups) await this.groups.leave(tx, id, { userId, reference });
    await tx.query(RELEASE, [userId, this.clock.now()]);
    await tx.query(`update match_asks set state = case state when 'asked' then 'withdrawn' else 'left' end, decided_at = $2 where user_id = $1 and state in ('asked', 'accepted')`, [userId, this.clock.now()]);
  }
}

const OPENED = `select m.reference, b.reference as booking, m.level, m.places, m.price_cents as "priceCents", m.message, m.closure, m.created_at as "createdAt"
  from open_matches m join bookings b on b.id = m.booking_id where b.customer_id = $1 order by m.id`;
const ASKED = `select a.reference, m.reference as match, a.state, a.created_at as "createdAt", s.reference as share, s.amount_cents as "amountCents"
  from match_asks a join open_matches m on m.id = a.match_id left join match_shares s on s.ask_id = a.id where a.user_id = $1 order by a.id, s.id`;
/** A place that nothing was paid for is free again; one that was paid stays taken, by nobody who is named. */
const RELEASE = `update match_shares s set released_at = $2 from match_asks a where a.id = s.ask_id and a.user_id = $1 and a.state = 'accepted' and s.released_at is null
  and not exists (select from payments p where p.share = s.reference)`;
