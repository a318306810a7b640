import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../users/personal-data.ts';
import { RecordCustomers } from '../../users/record-customers.ts';
import { SeriesStore } from './series-store.ts';

/**
 * Personal data in series: a copy for the owner, and the merge of two customer records. Series
 * contain no names.
 */
@Injectable()
export class SeriesPersonalData {
  constructor(personalData: PersonalData, store: SeriesStore, customers: RecordCustomers) {
    customers.register('series', 'series');
    personalData.register('series', (tx, { customerId }) => tx.query(OWN, [customerId]));
    personalData.registerMerge(async (tx, { from, to, actor }) => {
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
    });
  }
}

const OWN = `select s.reference, lower(s.first_period) as starts, upper(s.first_period) as ends,
  p.code as pitch, s.weeks, s.payment_method as "paymentMethod",
    s.created_at as "createdAt", array(select b.reference from bookings b where b.series_id = s.id
    order by lower(b.period)) as bookings
  from series s left join pitches p on p.id = s.pitch_id where s.customer_id = $1 order by s.id`;
