import type { CreateBlockRequest } from '@five/shared/slots/slots.requests';
import { Injectable } from '@nestjs/common';
import { periodOf } from '@five/shared/time/wall-time';
import type { Caller } from '../platform/access/caller.ts';
import { Audit } from '../platform/audit/audit.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { codeRefused, DomainError, fieldRefused } from '../platform/http/domain-error.ts';
import {
  type IdempotencyContext,
  IdempotentTransactions,
} from '../platform/idempotency/idempotency.ts';
import { newReference } from '../platform/references.ts';
import { Occupancies } from './occupancies.ts';
import { PitchesQueries } from './pitches.queries.ts';
import { ConflictsQueries } from './conflicts.queries.ts';
import { instantOfStart, type PitchPeriod } from './slot-claims.ts';

/** Blocks of a pitch by staff, for example for repairs, a birthday or a lesson. */
@Injectable()
export class PitchBlocksService {
  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly occupancies: Occupancies,
    private readonly pitches: PitchesQueries,
    private readonly conflicts: ConflictsQueries,
    private readonly venueClock: VenueClock,
    private readonly audit: Audit,
  ) {}

  /**
   * Creates a block and returns its reference.
   * @throws DomainError BOOKING_PITCH_UNKNOWN, BOOKING_TIME_SKIPPED, BLOCK_IN_PAST,
   * BLOCK_SLOT_TAKEN with the occupancy of the slot
   */
  async create(
    by: Caller,
    { pitch: code, date, startTime, endTime, reason }: CreateBlockRequest,
    idempotency: IdempotencyContext | null = null,
  ): Promise<string> {
    const pitch = await this.pitches.byCode(code);
    if (!pitch) throw fieldRefused('BOOKING_PITCH_UNKNOWN', 'pitch');
    const period = periodOf(date, startTime, endTime);
    instantOfStart(this.venueClock, period.start);
    if (period.end <= this.venueClock.now()) throw fieldRefused('BLOCK_IN_PAST', 'date');
    return this.orAllocated(
      { pitchId: pitch.id, period },
      async (tx) => {
        const reference = newReference('BL');
        const taken = await this.occupancies.occupy(tx, {
          pitchIds: [pitch.id],
          period,
          kind: 'block',
          holder: reference,
          lapsesAt: null,
          reason,
        });
        if (taken === null)
          throw codeRefused('BLOCK_SLOT_TAKEN', {
            extra: { standing: await this.conflicts.on(tx, { pitchId: pitch.id, period }) },
          });
        await this.audit.record(tx, {
          actor: by.reference,
          act: 'block.create',
          subjectKind: 'block',
          subject: reference,
          reason,
          changed: { pitch: code, ...period },
        });
        return reference;
      },
      idempotency,
    );
  }

  async remove(by: Caller, reference: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const freed = await this.occupancies.release(tx, { kind: 'block', holder: reference });
      if (freed.length === 0) throw new DomainError('NOT_FOUND');
      await this.audit.record(tx, {
        actor: by.reference,
        act: 'block.delete',
        subjectKind: 'block',
        subject: reference,
      });
    });
  }

  /**
   * Runs `work` in a transaction. If it is refused after it ended an expired hold (a pending
   * booking), the rollback also reverses the end of the hold. The hold is then ended again in a new
   * transaction, so that the slot is offered to the waiting list.
   */
  private async orAllocated<T>(
    { pitchId, period }: PitchPeriod,
    work: (tx: Tx) => Promise<T>,
    idempotency: IdempotencyContext | null,
  ): Promise<T> {
    let used: Tx | null = null;
    try {
      return await this.transactions.runOnce(idempotency, (tx) => work((used = tx)));
    } catch (error) {
      if (used && this.occupancies.hasEnded(used))
        await this.transactions.run((tx) =>
          this.occupancies.endLapsedWithin(tx, [pitchId], period),
        );
      throw error;
    }
  }
}
