import { Injectable } from '@nestjs/common';
import {
  balanceMinutes,
  movementOf,
  packForMinutes,
} from '@five/shared/subscriptions/pack-minutes.rules';
import { canFollow, packToUse } from '@five/shared/subscriptions/subscriptions.rules';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { codeRefused } from '../platform/http/domain-error.ts';
import { PackDeadlines } from './pack-deadlines.ts';
import { PackReminders } from './pack-reminders.ts';
import type { SubscriptionRecord } from './subscription-record.ts';
import { SubscriptionStore } from './subscription-store.ts';
import { SubscriptionsEvents } from './subscriptions.events.ts';

/** A match that is paid with pack hours. */
export interface PaidMatch {
  booking: string;
  hours: number;
  /** Calendar date of the match's start. */
  date: string;
  /** Reference of the acting user. */
  actor: string;
}

/** A share of a match that is paid with pack minutes. */
export interface PaidMinutes extends Omit<PaidMatch, 'hours'> {
  minutes: number;
}

/** A movement for a match; hours and minutes as in the ledger. */
interface LedgerMove extends Pick<PaidMatch, 'booking' | 'hours' | 'actor'> {
  minutes?: number;
}

/** Uses and returns pack hours and minutes, inside the transaction of the booking they pay for. */
@Injectable()
export class PackHours {
  constructor(
    private readonly store: SubscriptionStore,
    private readonly deadlines: PackDeadlines,
    private readonly reminders: PackReminders,
    private readonly events: SubscriptionsEvents,
    private readonly clock: VenueClock,
  ) {}

  /**
   * Locks the packs from which `use` chooses. Callers must take this lock in the order that all
   * transactions use, to avoid deadlocks.
   */
  async lock(tx: Tx, customerId: number): Promise<void> {
    await this.store.lockUsable(tx, customerId, this.clock.today());
  }

  /**
   * Uses hours of a customer's pack: of the packs with enough hours, the pack that expires first.
   * Packs are always locked in the same order.
   * @throws DomainError BOOKING_NO_PACK
   */
  async use(tx: Tx, customerId: number, match: PaidMatch): Promise<SubscriptionRecord> {
    const pack = packToUse(
      await this.store.lockUsable(tx, customerId, this.clock.today()),
      match.hours,
      match.date,
    );
    if (!pack) throw codeRefused('BOOKING_NO_PACK');
    return this.take(tx, pack, { ...match, hours: -match.hours });
  }

  /**
   * Adapts the used pack hours after a match was moved or its duration changed. The validity period
   * of the pack must include the match's new date; a frozen pack is accepted. Additional hours are
   * taken from the same pack, which must then not be frozen. Hours no longer needed are returned to
   * the pack.
   * @throws DomainError BOOKING_NO_PACK
   */
  async follow(
    tx: Tx,
    reference: string,
    { hours: before }: { hours: number },
    match: PaidMatch,
  ): Promise<void> {
    const pack = await this.locked(tx, reference);
    const more = match.hours - before;
    if (!canFollow(pack, more, match.date)) throw codeRefused('BOOKING_NO_PACK');
    if (more > 0) await this.take(tx, pack, { ...match, hours: -more });
    if (more < 0) await this.put(tx, pack, { ...match, hours: -more });
  }

  /**
   * Returns the hours of a cancelled match to its pack. If the pack's last day is over, the hours
   * expire at once. Returns false if the pack has expired.
   */
  async giveBack(tx: Tx, reference: string, match: PaidMatch): Promise<boolean> {
    const pack = await this.locked(tx, reference);
    await this.put(tx, pack, match);
    return pack.status !== 'expired';
  }

  /**
   * Uses minutes of a customer's pack for a share of a match: of the packs with enough minutes,
   * the pack that expires first. Returns the reference of the pack.
   * @throws DomainError SHARE_NO_PACK
   */
  async useMinutes(tx: Tx, customerId: number, share: PaidMinutes): Promise<string> {
    const packs = await this.store.lockUsable(tx, customerId, this.clock.today());
    const pack = packForMinutes(packs, share.minutes, share.date);
    if (!pack) throw codeRefused('SHARE_NO_PACK');
    await this.take(tx, pack, { ...share, ...movementOf(pack, -share.minutes) });
    return pack.reference;
  }

  /** Returns the minutes of a reversed payment to their pack. */
  async giveMinutesBack(
    tx: Tx,
    reference: string,
    share: Omit<PaidMinutes, 'date'>,
  ): Promise<void> {
    const pack = await this.locked(tx, reference);
    await this.put(tx, pack, { ...share, ...movementOf(pack, share.minutes) });
  }

  private async take(
    tx: Tx,
    pack: SubscriptionRecord,
    { booking, hours, minutes, actor }: LedgerMove,
  ): Promise<SubscriptionRecord> {
    const after = await this.store.move(
      tx,
      pack,
      { kind: 'booking', hours, minutes: minutes ?? 0, booking, actor },
      'subscription.use',
    );
    await this.reminders.onPackChanged(tx, pack, after);
    this.events.emit(tx, after);
    return after;
  }

  private async put(
    tx: Tx,
    pack: SubscriptionRecord,
    { booking, hours, minutes, actor }: LedgerMove,
  ): Promise<void> {
    const after = await this.store.move(
      tx,
      pack,
      { kind: 'cancellation', hours, minutes: minutes ?? 0, booking, actor },
      'subscription.giveBack',
    );
    if (pack.status === 'expired')
      await this.store.move(
        tx,
        after,
        { kind: 'expiry', ...movementOf(after, -balanceMinutes(after)), actor: null },
        'subscription.forfeit',
      );
    else await this.reminders.onPackChanged(tx, pack, after);
    this.events.emit(tx, after);
  }

  private async locked(tx: Tx, reference: string): Promise<SubscriptionRecord> {
    const pack = await this.deadlines.lock(tx, reference);
    if (!pack) throw new Error(`no subscription ${reference}`);
    return pack;
  }
}
