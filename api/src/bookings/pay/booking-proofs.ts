import { Injectable } from '@nestjs/common';
import type { ProofAnswer } from '@five/shared/payments/proofs.contract';
import { proofProblem } from '@five/shared/bookings/changes.rules';
import { holdEndAfterReview, holdEndUnderReview } from '@five/shared/bookings/bookings.rules';
import { Proofs, type ProofTarget } from '../../payments/proofs.service.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Tx, Transactions } from '../../platform/database/transactions.ts';
import { codeRefused, DomainError } from '../../platform/http/domain-error.ts';
import type { Upload } from '../../platform/http/uploads/upload.ts';
import type { BookingRecord } from '../record/booking-record.ts';
import { BookingTransitions } from '../record/booking-transitions.ts';
import { BookingStore } from '../record/booking-store.ts';
import { BookingTimings } from '../record/booking-timing.ts';

const target = (reference: string): ProofTarget => ({ kind: 'booking', reference });

/**
 * Transfer proofs for bookings. A new proof pauses the hold of the booking; a refused proof resumes
 * the hold.
 */
@Injectable()
export class BookingProofs {
  constructor(
    private readonly transactions: Transactions,
    private readonly proofs: Proofs,
    private readonly store: BookingStore,
    private readonly transitions: BookingTransitions,
    private readonly timings: BookingTimings,
  ) {}

  /**
   * Stores a proof for the caller's own booking while its hold runs; a new proof replaces a pending
   * proof.
   * @throws DomainError NOT_FOUND, BOOKING_PROOF_CLOSED, PROOF_FILE_REQUIRED, and the errors of
   * `Files`
   */
  receive(by: Caller, reference: string, upload: Upload | null): Promise<void> {
    return this.proofs.receive(target(reference), by, upload, {
      awaited: async (tx) => this.awaiting(tx, await this.store.lock(tx, reference, by.customerId)),
      review: (tx, record) => this.review(tx, by, record),
    });
  }

  /**
   * Refuses the proof. The rest of the hold, paused by the proof, starts to run again.
   * @throws DomainError NOT_FOUND, PROOF_NOT_OPEN
   */
  async refuse(by: Caller, reference: string, reason: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const record = await this.store.lock(tx, reference);
      if (!record) throw new DomainError('NOT_FOUND');
      const { status, now, start } = this.timings.of(record);
      if (status !== 'pending' || !record.reviewedSince || !record.pausedHoldEndsAt)
        throw new DomainError('PROOF_NOT_OPEN');
      const holdExpiresAt = holdEndAfterReview({
        end: record.pausedHoldEndsAt,
        since: record.reviewedSince,
        start,
        decided: now,
      });
      await this.proofs.decide(tx, target(reference), {
        state: 'refused',
        by: by.reference,
        reason,
      });
      await this.transitions.apply(
        tx,
        record,
        { holdExpiresAt, reviewedSince: null, pausedHoldEndsAt: null },
        {
          actor: by.reference,
          act: 'booking.refuseProof',
          cause: 'under_review',
          reason,
          message: 'bookingProofRefused',
        },
      );
    });
  }

  /** The last proof of a booking. The caller checks that the user may see the booking. */
  latest(reference: string): Promise<ProofAnswer | null> {
    return this.proofs.latest(target(reference));
  }

  private async review(tx: Tx, by: Caller, record: BookingRecord): Promise<void> {
    const { now, start } = this.timings.of(record);
    const since = record.reviewedSince ?? now;
    const end = record.pausedHoldEndsAt ?? record.holdExpiresAt ?? now;
    await this.transitions.apply(
      tx,
      record,
      {
        holdExpiresAt: holdEndUnderReview({ end, since, start }),
        reviewedSince: since,
        pausedHoldEndsAt: end,
      },
      {
        actor: by.reference,
        act: 'booking.review',
        cause: 'under_review',
      },
    );
  }

  private async awaiting(tx: Tx, record: BookingRecord | undefined): Promise<BookingRecord> {
    if (!record) throw new DomainError('NOT_FOUND');
    const problem = proofProblem({
      status: this.timings.of(record).status,
      paymentMethod: record.paymentMethod,
      series: record.series,
      refused: await this.proofs.refused(tx, target(record.reference)),
    });
    if (problem) throw codeRefused(problem);
    return record;
  }
}
