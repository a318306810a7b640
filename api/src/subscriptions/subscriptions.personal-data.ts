import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EraseBlocker } from '@five/shared/auth/auth.contract';
import { proofOwner } from '../payments/proofs.service.ts';
import { isStaff } from '../platform/access/caller.ts';
import { Audit } from '../platform/audit/audit.ts';
import { FileReaders } from '../platform/files/file-readers.ts';
import { exportOf } from '../platform/personal-data/marked-rows.ts';
import { PersonalData } from '../users/personal-data.ts';
import { RecordCustomers } from '../users/customers/record-customers.ts';
import { PACK_PAYMENT_STATUS_SQL } from './subscription-record.ts';
import { Subscription } from './subscription.entity.ts';

/**
 * Registers the personal data in packs: a copy for the owner, the merge of two customer records,
 * and access to files.
 */
@Injectable()
export class SubscriptionsPersonalData {
  constructor(
    personalData: PersonalData,
    audit: Audit,
    readers: FileReaders,
    source: DataSource,
    customers: RecordCustomers,
  ) {
    customers.register('subscription', 'subscriptions');
    personalData.register('subscriptions', {
      exports: { subscriptions: exportOf(Subscription) },
      blocks: (tx, { customerId }) => tx.query<EraseBlocker[]>(OPEN, [customerId]),
      merge: async (tx, { from, to, actor }) => {
        const [moved] = await tx.query<[{ reference: string }[], number]>(HAND_OVER, [
          from.id,
          to.id,
        ]);
        const changed = { customer: { from: from.reference, to: to.reference } };
        await audit.record(
          tx,
          ...moved.map(({ reference }) => ({
            actor,
            act: 'subscription.join',
            subjectKind: 'subscription',
            subject: reference,
            changed,
          })),
        );
      },
    });
    readers.register(
      proofOwner('subscription'),
      async (caller, reference) =>
        isStaff(caller) ||
        (await source.query<unknown[]>(OWNED, [reference, caller.customerId])).length > 0,
    );
  }
}

const HAND_OVER = `update subscriptions set customer_id = $2, version = version + 1
  where customer_id = $1
    returning reference`;
const OWNED = 'select 1 from subscriptions where reference = $1 and customer_id = $2';
/**
 * SQL condition of an active pack that is not fully paid, because a payment was reversed after
 * hours were used. The customer must pay the open amount. For all other packs that `OPEN` selects,
 * money must be refunded. They are cancelled orders and partly paid pending orders.
 */
const UNPAID = "(s.status = 'active' and s.total_paid_cents < s.total_cents)";
const OPEN = `select s.reference, case
  when ${UNPAID} then 'packUnpaid' else 'packRefund' end as kind,
    case when ${UNPAID} then s.total_cents - s.total_paid_cents
    else s.total_paid_cents end as "amountCents"
  from subscriptions s where s.customer_id = $1
  and (${UNPAID} or ${PACK_PAYMENT_STATUS_SQL} = 'to_refund' or s.status = 'pending'
  and s.total_paid_cents > 0) order by s.id limit 20`;
