import { Injectable } from '@nestjs/common';
import { exportOf } from '../../platform/personal-data/marked-rows.ts';
import { PersonalData } from '../../users/personal-data.ts';
import { RecordCustomers } from '../../users/customers/record-customers.ts';
import { Offers } from './offers.service.ts';
import type { WaitingRecord } from './waiting-record.ts';
import { WaitingEntry } from './waiting-entry.entity.ts';
import { WaitingStore } from './waiting-store.ts';

/**
 * Registers how the waiting list handles personal data. An export lists the customer's entries, and
 * an erasure ends the active entries. A merge of two customer records moves the active entries to
 * the remaining record and ends duplicates.
 */
@Injectable()
export class WaitingPersonalData {
  constructor(
    personalData: PersonalData,
    store: WaitingStore,
    offers: Offers,
    customers: RecordCustomers,
  ) {
    customers.register('offer', 'waiting_entries');
    personalData.register('waiting', {
      exports: { waiting: exportOf(WaitingEntry) },
      erase: [
        async (tx, { customerId, reference }) => {
          for (const record of await store.lockActive(tx, customerId))
            await offers.leave(tx, record, reference);
        },
      ],
      merge: async (tx, { from, to, actor }) => {
        const places = await store.lockActive(tx, from.id, to.id);
        const isTwice = ({ customerId, start }: WaitingRecord) =>
          customerId === from.id &&
          places.some((other) => other.customerId === to.id && other.start === start);
        for (const record of places.filter(isTwice)) await offers.leave(tx, record, actor);
        await store.moveToCustomer(tx, from.id, to.id);
      },
    });
  }
}
