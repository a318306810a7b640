import { Injectable } from '@nestjs/common';
import { canFollowSubscription } from '@five/shared/subscriptions/subscriptions.codes';
import { Proofs } from '../payments/proofs.service.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { Outbox } from '../platform/outbox/outbox.ts';
import type { SubscriptionRecord } from './subscription-record.ts';
import { type SubscriptionChanges, SubscriptionStore } from './subscription-store.ts';
import { SubscriptionsEvents } from './subscriptions.events.ts';
import { messagesOf, type PackMessage } from './subscriptions.mails.ts';

/** Actor, reason and messages of a transition. */
export interface PackTransition {
  /** Reference of the acting user; null for a scheduled job. */
  actor: string | null;
  act: string;
  reason?: string | null;
  changed?: Record<string, unknown>;
  message?: PackMessage;
  parameters?: Record<string, unknown>;
  /**
   * Outcome of the transfer proof that awaits review. It is applied only if the transition takes a
   * payment or ends the order. If it is undefined, the proof is closed without a decision.
   */
  proof?: 'accepted';
}

/**
 * Applies every change of an existing pack: its row, the audit entry, queued messages and realtime
 * events.
 */
@Injectable()
export class SubscriptionTransitions {
  constructor(
    private readonly store: SubscriptionStore,
    private readonly outbox: Outbox,
    private readonly events: SubscriptionsEvents,
    private readonly proofs: Proofs,
  ) {}

  /** Applies a transition to the locked pack `record`. Returns the pack afterwards. */
  async apply(
    tx: Tx,
    record: SubscriptionRecord,
    changes: SubscriptionChanges,
    step: PackTransition,
  ): Promise<SubscriptionRecord> {
    const { status = record.status, totalPaidCents = 0 } = changes;
    if (status !== record.status && !canFollowSubscription(record.status, status))
      throw new Error(`a pack that is ${record.status} cannot become ${status}`);
    const decided =
      record.reviewedSince !== null &&
      (status !== 'pending' || totalPaidCents > record.totalPaidCents);
    const after = await this.store.update(
      tx,
      record,
      decided ? { ...changes, reviewedSince: null } : changes,
    );
    if (decided)
      await this.proofs.decide(
        tx,
        { kind: 'subscription', reference: record.reference },
        { state: step.proof ?? 'closed', by: step.actor },
      );
    await this.store.note(tx, {
      actor: step.actor,
      act: step.act,
      subject: record.reference,
      from: record.status,
      to: after.status,
      reason: step.reason ?? null,
      changed: step.changed ?? null,
    });
    if (step.message)
      await this.outbox.write(
        tx,
        messagesOf(step.message, after, { parameters: step.parameters ?? {} }),
      );
    this.events.emit(tx, after);
    return after;
  }
}
