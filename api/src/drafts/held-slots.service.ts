import { Injectable } from '@nestjs/common';
import type { SlotRequest } from '@five/shared/bookings/create-booking.calls';
import { Alternatives, SlotTakenError } from '../bookings/create/alternatives.ts';
import { SlotRequests, type WantedSlot } from '../bookings/create/slot-requests.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { DomainError } from '../platform/http/domain-error.ts';
import { newReference } from '../platform/references.ts';
import { Quotes } from '../pricings/quotes.ts';
import { Occupancies } from '../slots/occupancies.ts';
import type { PitchRow } from '../slots/pitches.queries.ts';
import { DraftStore } from './draft-store.ts';
import { HoldPolicy } from './hold-policy.ts';

/** Holds slots for browsers without an account. */
@Injectable()
export class HeldSlots {
  constructor(
    private readonly policy: HoldPolicy,
    private readonly slots: SlotRequests,
    private readonly quotes: Quotes,
    private readonly occupancies: Occupancies,
    private readonly store: DraftStore,
    private readonly alternatives: Alternatives,
  ) {}

  /**
   * Holds a slot, and releases the slot of the browser's former draft. Returns the reference of the
   * new draft.
   * @param former the draft of the browser's cookie, or null
   * @throws DomainError BOOKING_SLOT_TAKEN, BOOKING_DRAFTS_OFF, BOOKING_DRAFTS_TOO_MANY,
   * BOOKING_CODE_UNSENT, and the code of a slot that cannot be booked
   */
  async hold(input: SlotRequest, former: string | null, address: string): Promise<string> {
    const slot = await this.slots.read(input, false);
    const expiresAt = await this.policy.endOfHold(slot.start, address);
    const reference = newReference('BD');
    await this.alternatives.run(async (tx) => {
      await this.policy.refuseBeyondLimit(tx, address, former);
      const pitch = await this.occupy(tx, slot, { reference, former, expiresAt });
      const { totalCents } = await this.quotes.price({
        tariffId: null,
        pitch: pitch.code,
        start: slot.period.start,
        minutes: slot.minutes,
        addons: [],
      });
      if (former !== null) await this.store.delete(tx, former);
      await this.store.insert(tx, {
        ...slot.period,
        reference,
        address,
        pitchId: pitch.id,
        totalCents,
        expiresAt,
      });
    });
    return reference;
  }

  /**
   * Releases the slot of a draft and deletes the draft.
   * @throws DomainError NOT_FOUND
   */
  release(reference: string | null): Promise<void> {
    return this.alternatives.run(async (tx) => {
      const draft = reference === null ? null : await this.store.lock(tx, reference);
      if (!draft || draft.booking !== null) throw new DomainError('NOT_FOUND');
      await this.occupancies.release(tx, { kind: 'draft', holder: draft.reference });
      await this.store.delete(tx, draft.reference);
    });
  }

  private async occupy(
    tx: Tx,
    slot: WantedSlot,
    { reference, former, expiresAt }: { reference: string; former: string | null; expiresAt: Date },
  ): Promise<PitchRow> {
    const claim = {
      pitchIds: slot.pitches.map(({ id }) => id),
      period: slot.period,
      kind: 'draft' as const,
      holder: reference,
      lapsesAt: expiresAt,
    };
    const [pitchId] =
      former === null
        ? [await this.occupancies.occupy(tx, claim)]
        : await this.occupancies.replace(tx, { kind: 'draft', holder: former }, null, [claim]);
    const pitch = slot.pitches.find(({ id }) => id === pitchId);
    if (!pitch) throw new SlotTakenError(slot, null, this.occupancies.hasEnded(tx));
    return pitch;
  }
}
