import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/transactions.ts';
import { Realtime } from '../../platform/realtime/realtime.ts';
import { REQUESTS } from './requests.sql.ts';

/** Sends realtime events of a match to its players, the desk and viewers of the list. */
@Injectable()
export class OpenMatchesEvents {
  constructor(private readonly realtime: Realtime) {}

  async emit(tx: Tx, { id, reference }: { id: number; reference: string }): Promise<void> {
    const readers = await tx.query<{ reference: string }[]>(IN_IT, [id]);
    for (const reader of readers)
      this.realtime.emitAfterCommit(tx, { namespace: '/me', room: reader.reference }, 'openMatch', {
        reference,
      });
    this.realtime.emitAfterCommit(tx, { namespace: '/discussions', room: null }, 'openMatch', {
      reference,
    });
    this.realtime.emitAfterCommit(tx, { namespace: '/desk', room: null }, 'openMatch', {
      reference,
    });
  }
}

const IN_IT = `select u.reference from open_matches m join bookings b on b.id = m.booking_id
  join customers c on c.id = b.customer_id join users u on u.id = c.user_id where m.id = $1
  union select u.reference from ${REQUESTS} a join users u on u.id = a.user_id
  where a.match_id = $1`;
