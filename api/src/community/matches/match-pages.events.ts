import { Injectable } from '@nestjs/common';
import type { BookingRecord } from '../../bookings/record/booking-record.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { Realtime } from '../../platform/realtime/realtime.ts';
import { matchReference } from './match-links.ts';

/** Sends realtime events of a match to all pages that show it, and to the desk. */
@Injectable()
export class MatchPagesEvents {
  constructor(private readonly realtime: Realtime) {}

  emit(tx: Tx, booking: Pick<BookingRecord, 'reference'>): void {
    const reference = matchReference(booking);
    this.realtime.emitAfterCommit(tx, { namespace: '/matches', room: reference }, 'match', {
      reference,
    });
    this.realtime.emitAfterCommit(tx, { namespace: '/desk', room: null }, 'match', { reference });
  }
}
