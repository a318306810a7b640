import { Injectable } from '@nestjs/common';
import type { EraseBlocker } from '@five/shared/auth/auth.contract';
import { namedReferences, type OpenLine } from '@five/shared/payments/matching.rules';
import { BankLinesQueries } from '../payments/bank-lines.queries.ts';
import { PersonalData } from '../users/personal-data.ts';

const MOST = 20;

/**
 * Received money for a person's records that is not assigned to a payment is refundable and blocks
 * an erasure.
 */
@Injectable()
export class TransfersPersonalData {
  constructor(personalData: PersonalData, lines: BankLinesQueries) {
    personalData.registerBlock(async (tx, { customerId }) => {
      const own = new Set(
        (await tx.query<{ reference: string }[]>(OWN, [customerId])).map(
          ({ reference }) => reference,
        ),
      );
      if (own.size === 0) return [];
      return (await lines.open(tx)).flatMap((line) => blockerOf(line, own)).slice(0, MOST);
    });
  }
}

/**
 * Returns the blocker of an open line whose label names a record of the person, or that paid for a
 * record of the person.
 */
function blockerOf(
  { label, pays = [], restCents }: OpenLine,
  own: ReadonlySet<string>,
): EraseBlocker[] {
  const reference = [...pays, ...namedReferences(label)].find((one) => own.has(one));
  return reference === undefined ? [] : [{ kind: 'transfer', reference, amountCents: restCents }];
}

const OWN = `select reference from bookings where customer_id = $1 union all select reference
  from subscriptions where customer_id = $1
  union all select reference from match_shares where customer_id = $1`;
