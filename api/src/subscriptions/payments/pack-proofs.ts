import { Injectable } from '@nestjs/common';
import type { ProofAnswer } from '@five/shared/payments/proofs.contract';
import { minutesFrom, plusMinutes } from '@five/shared/time/instant';
import { Proofs, type ProofTarget } from '../../payments/proofs.service.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { type Tx, Transactions } from '../../platform/database/transactions.ts';
import { codeRefused, DomainError } from '../../platform/http/domain-error.ts';
import type { Upload } from '../../platform/http/uploads/upload.ts';
import { PackDeadlines } from '../pack-deadlines.ts';
import type { SubscriptionRecord } from '../subscription-record.ts';
import { SubscriptionTransitions } from '../subscription-transitions.ts';

const target = (reference: string): ProofTarget => ({ kind: 'subscription', reference });

/**
 * Proofs of bank transfers for pack orders. While a proof awaits review, the order does not expire.
 */
@Injectable()
export class PackProofs {
  constructor(
    private readonly transactions: Transactions,
    private readonly proofs: Proofs,
    private readonly deadlines: PackDeadlines,
    private readonly transitions: SubscriptionTransitions,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a proof for an order.
   * @throws DomainError NOT_FOUND, SUBSCRIPTION_PROOF_CLOSED, PROOF_FILE_REQUIRED, and the errors
   * of `Files`
   */
  receive(by: Caller, reference: string, upload: Upload | null): Promise<void> {
    return this.proofs.receive(target(reference), by, upload, {
      awaited: async (tx) => this.awaiting(await this.deadlines.lock(tx, reference, by.customerId)),
      review: (tx, record) => this.review(tx, by, record),
    });
  }

  /**
   * Refuses a proof. The order then has as much time left until its payment deadline as it had when
   * the review began.
   * @throws DomainError NOT_FOUND, PROOF_NOT_OPEN
   */
  async refuse(by: Caller, reference: string, reason: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const record = await this.deadlines.lock(tx, reference);
      if (!record) throw new DomainError('NOT_FOUND');
      const { status, reviewedSince, orderExpiresAt } = record;
      if (status !== 'pending' || !reviewedSince) throw new DomainError('PROOF_NOT_OPEN');
      await this.proofs.decide(tx, target(reference), {
        state: 'refused',
        by: by.reference,
        reason,
      });
      const end =
        orderExpiresAt && plusMinutes(this.clock.now(), minutesFrom(reviewedSince, orderExpiresAt));
      await this.transitions.apply(
        tx,
        record,
        { orderExpiresAt: end, reviewedSince: null },
        {
          actor: by.reference,
          act: 'subscription.refuseProof',
          reason,
          message: 'packProofRefused',
          parameters: { reason },
        },
      );
    });
  }

  /**
   * Returns the latest proof of a pack. The caller has checked that the reader may see the pack.
   */
  latest(reference: string): Promise<ProofAnswer | null> {
    return this.proofs.latest(target(reference));
  }

  private async review(tx: Tx, by: Caller, record: SubscriptionRecord): Promise<void> {
    await this.transitions.apply(
      tx,
      record,
      { reviewedSince: record.reviewedSince ?? this.clock.now() },
      { actor: by.reference, act: 'subscription.review' },
    );
  }

  private awaiting(record: SubscriptionRecord | undefined): SubscriptionRecord {
    if (!record) throw new DomainError('NOT_FOUND');
    const waits = record.status === 'pending' && record.paymentMethod === 'transfer';
    if (!waits) throw codeRefused('SUBSCRIPTION_PROOF_CLOSED');
    return record;
  }
}
