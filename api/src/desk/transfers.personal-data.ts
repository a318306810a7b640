import { Injectable } from '@nestjs/common';
import type { EraseBlocker } from '@five/shared/auth/auth.contract';
import { namedReferences } from '@five/shared/payments/matching.rules';
import { type OpenLine } from '@five/shared/payments/matching/targets';
import { BankLinesQueries } from '../payments/bank-lines.queries.ts';
import { PersonalData } from '../users/personal-data.ts';

const MOST = 20;

/**
 * Registers a blocker of an erasure: received transfers for a person's records with an amount that
 * is not assigned to a payment. This amount can still be refunded.
 */
@Injectable()
export class TransfersPersonalData {
  constructor(personalData: PersonalData, lines: BankLinesQueries) {
    personalData.register('transfers', {
      blocks: async (tx, { customerId }) => {
        const ownReferences = new Set(
          (await tx.query<{ reference: string }[]>(OWN, [customerId])).map(
            ({ reference }) => reference,
          ),
        );
        if (ownReferences.size === 0) return [];
        return (await lines.open(tx))
          .flatMap((line) => blockerOf(line, ownReferences))
          .slice(0, MOST);
      },
    });
  }
}

/**
 * Returns an erasure blocker for a bank line with an unassigned amount. The line's label contains a
 * reference of the person's records, or the line already paid for one of them. For other lines the
 * array is empty.
 */
function blockerOf(
  { label, pays = [], restCents }: OpenLine,
  ownReferences: ReadonlySet<string>,
): EraseBlocker[] {
  const reference = [...pays, ...namedReferences(label)].find((one) => ownReferences.has(one));
  return reference === undefined ? [] : [{ kind: 'transfer', reference, amountCents: restCents }];
}

const OWN = `select reference from bookings where customer_id = $1 union all select reference
  from subscriptions where customer_id = $1
  union all select reference from match_shares where customer_id = $1`;
