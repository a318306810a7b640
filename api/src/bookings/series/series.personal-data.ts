import { Injectable } from '@nestjs/common';
import { exportOf } from '../../platform/personal-data/marked-rows.ts';
import { PersonalData } from '../../users/personal-data.ts';
import { RecordCustomers } from '../../users/customers/record-customers.ts';
import { SeriesStore } from './series-store.ts';
import { Series } from './series.entity.ts';

/**
 * Personal data in series: a copy for the owner, and the merge of two customer records. Series
 * contain no names.
 */
@Injectable()
export class SeriesPersonalData {
  constructor(personalData: PersonalData, store: SeriesStore, customers: RecordCustomers) {
    customers.register('series', 'series');
    personalData.register('series', {
      exports: { series: exportOf(Series, { bookings: BOOKINGS }) },
      merge: async (tx, { from, to, actor }) => {
        const moved = await store.moveToCustomer(tx, from.id, to.id);
        const changed = { customer: { from: from.reference, to: to.reference } };
        await store.note(
          tx,
          ...moved.map((reference) => ({
            actor,
            act: 'series.join',
            subject: reference,
            changed,
          })),
        );
      },
    });
  }
}

const BOOKINGS = `array(select b.reference from bookings b where b.series_id = series.id
  order by lower(b.period))`;
