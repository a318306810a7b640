import { Injectable } from '@nestjs/common';
import type { DraftAnswer } from '@five/shared/drafts/drafts.contract';
import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import { Alternatives } from '../bookings/create/alternatives.ts';
import { SlotRequests } from '../bookings/create/slot-requests.ts';
import { Clock } from '../platform/clock/clock.ts';
import { DomainError } from '../platform/http/domain-error.ts';
import { DraftStore, type DraftRecord } from './draft-store.ts';

/** Reads the draft of a browser, and refuses a draft whose minutes have passed. */
@Injectable()
export class CurrentDrafts {
  constructor(
    private readonly store: DraftStore,
    private readonly clock: Clock,
    private readonly slots: SlotRequests,
    private readonly alternatives: Alternatives,
  ) {}

  /**
   * The draft, live or expired, booked or not.
   * @throws DomainError NOT_FOUND
   */
  async any(reference: string | null): Promise<DraftRecord> {
    const draft = reference === null ? null : await this.store.find(reference);
    if (!draft) throw new DomainError('NOT_FOUND');
    return draft;
  }

  /**
   * The draft whose slot is held.
   * @throws DomainError NOT_FOUND, also after its booking; BOOKING_DRAFT_EXPIRED
   */
  async live(reference: string | null): Promise<DraftRecord> {
    const draft = await this.any(reference);
    if (draft.booking !== null) throw new DomainError('NOT_FOUND');
    if (!this.isLive(draft)) throw await this.expired(draft);
    return draft;
  }

  isLive({ expiresAt }: DraftRecord): boolean {
    return expiresAt > this.clock.now();
  }

  async answer(reference: string | null): Promise<DraftAnswer> {
    return answerOf(await this.live(reference));
  }

  /** The error of a draft whose minutes have passed, with the nearest free slots. */
  async expired(draft: DraftRecord): Promise<DomainError> {
    const slot = await this.slots.read(slotOf(draft), false);
    return new DomainError('BOOKING_DRAFT_EXPIRED', {
      extra: { alternatives: await this.alternatives.near({ slot, tariffId: null, moving: null }) },
    });
  }
}

/** The slot of a draft as a request names it. */
export const slotOf = ({ start, end, pitch }: DraftRecord) => ({
  date: dateOfWall(start),
  startTime: timeOfWall(start),
  endTime: timeOfWall(end),
  pitch,
});

function answerOf(draft: DraftRecord): DraftAnswer {
  const { reference, totalCents, expiresAt, codeSentAt, codeChannel } = draft;
  const { firstName, name, phone, email } = draft;
  const isGiven = firstName !== null && name !== null && phone !== null;
  return {
    reference,
    ...slotOf(draft),
    totalCents,
    expiresAt: expiresAt.toISOString(),
    contact: isGiven ? { firstName, name, phone, email } : null,
    codeChannel,
    codeSentAt: codeSentAt?.toISOString() ?? null,
  };
}
