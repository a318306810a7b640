import { Injectable } from '@nestjs/common';
import { OwnData } from '../../users/own-data.ts';
import { Offers } from './offers.service.ts';
import type { WaitingRecord } from './waiting-record.ts';
import { WaitingStore } from './waiting-store.ts';

/**
 * Personal data in the waiting list: a copy for the owner; an erasure ends the entries, and a merge
 * of customer records keeps them.
 */
@Injectable()
export class WaitingOwnData {
  constructor(ownData: OwnData, store: WaitingStore, offers: Offers) {
    ownData.register('waiting', (tx, { customerId }) => tx.query(OWN, [customerId]));
    ownData.registerErasure(async (tx, { customerId, reference }) => {
      for (const record of await store.lockLive(tx, customerId))
        await offers.leave(tx, record, reference);
    });
    ownData.registerMove(async (tx, { from, to, actor }) => {
      const places = await store.lockLive(tx, from.id, to.id);
      const isTwice = ({ customerId, start }: WaitingRecord) =>
        customerId === from.id &&
        places.some((other) => other.customerId === to.id && other.start === start);
      for (const record of places.filter(isTwice)) await offers.leave(tx, record, actor);
      await store.handOver(tx, from.id, to.id);
    });
  }
}

const OWN = `select w.reference, w.status, lower(w.period) as starts, upper(w.period) as ends, p.code as pitch, w.flexible, w.other_length as "otherLength",
    lower(w.offered_period) as "offeredStart", w.offer_ends_at as "offerEndsAt", w.booking, w.created_at as "createdAt"
  from waiting_entries w left join pitches p on p.id = w.pitch_id where w.customer_id = $1 order by w.id`;
