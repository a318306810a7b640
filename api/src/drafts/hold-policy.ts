import { Inject, Injectable } from '@nestjs/common';
import { earliest, plusMinutes } from '@five/shared/time/instant';
import { Clock } from '../platform/clock/clock.ts';
import { SETTINGS } from '../platform/config/config.module.ts';
import type { Settings } from '../platform/config/settings.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { DomainError } from '../platform/http/domain-error.ts';
import { type Limit, Limits } from '../platform/limits/limits.ts';
import { Reach } from '../platform/outbox/reach.ts';
import { VenueSettings } from '../settings/venue-settings.ts';
import { DraftStore } from './draft-store.ts';

/** Maximum number of slots that a network address holds at the same time. */
const HOLDS_AT_ONCE = 3;
// Limit of holds per address: enough for people who compare slots, and little for a script that
// takes the same slot again whenever its minutes have passed.
const HOLDS: Limit = { points: 30, seconds: 3600, code: 'BOOKING_DRAFTS_TOO_MANY' };

/** Decides whether and until when a slot is held without an account. */
@Injectable()
export class HoldPolicy {
  constructor(
    private readonly settings: VenueSettings,
    private readonly limits: Limits,
    private readonly store: DraftStore,
    private readonly clock: Clock,
    private readonly reach: Reach,
    @Inject(SETTINGS) private readonly process: Settings,
  ) {}

  /**
   * Counts a hold of the address and returns its end, which is never after the start of the slot.
   * @throws DomainError BOOKING_DRAFTS_OFF, BOOKING_CODE_UNSENT, BOOKING_DRAFTS_TOO_MANY
   */
  async endOfHold(start: Date, address: string): Promise<Date> {
    const { draftHoldMinutes } = await this.settings.current();
    if (draftHoldMinutes === 0) throw new DomainError('BOOKING_DRAFTS_OFF');
    await this.refuseWithoutChannel();
    await this.limits.take('drafts.hold', address, HOLDS);
    return earliest(plusMinutes(this.clock.now(), draftHoldMinutes), start);
  }

  /**
   * Refuses an address that holds the maximum number of slots already, without the slot that its
   * browser exchanges.
   * @throws DomainError BOOKING_DRAFTS_TOO_MANY
   */
  async refuseBeyondLimit(tx: Tx, address: string, exchanged: string | null): Promise<void> {
    if (!this.process.rateLimits) return;
    const ends = await this.store.lockHoldsOf(tx, address, exchanged);
    const [first] = ends;
    if (first && ends.length >= HOLDS_AT_ONCE)
      throw new DomainError('BOOKING_DRAFTS_TOO_MANY', {
        retryAfterSeconds: (first.getTime() - this.clock.now().getTime()) / 1000,
      });
  }

  /**
   * Refuses where no code can reach a visitor, because no channel is configured for codes.
   * @throws DomainError BOOKING_CODE_UNSENT
   */
  private async refuseWithoutChannel(): Promise<void> {
    if ((await this.reach.codeChannels()).length === 0)
      throw new DomainError('BOOKING_CODE_UNSENT');
  }
}
