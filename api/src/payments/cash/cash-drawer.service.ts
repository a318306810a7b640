import type {
  OpenCashSessionRequest,
  CloseCashSessionRequest,
  CountCashRequest,
  MoveCashRequest,
} from '@five/shared/payments/cash/cash.requests';
import { Injectable } from '@nestjs/common';
import type { CashTakings } from '@five/shared/payments/cash/cash.contract';
import { countedCents, drawerCents, needsReason } from '@five/shared/payments/cash/cash.rules';
import type { Caller } from '../../platform/access/caller.ts';
import { Audit, type AuditEntry } from '../../platform/audit/audit.ts';
import { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { codeRefused, DomainError } from '../../platform/http/domain-error.ts';
import {
  type IdempotencyContext,
  IdempotentTransactions,
} from '../../platform/idempotency/idempotency.ts';
import { Realtime } from '../../platform/realtime/realtime.ts';
import { Limits } from '../../platform/limits/limits.ts';
import { newReference } from '../../platform/references.ts';
import { OpeningDayQueries } from '../../settings/opening-day.queries.ts';
import { CashCount } from './cash-count.entity.ts';
import { CashMovement } from './cash-movement.entity.ts';
import { CashSession } from './cash-session.entity.ts';
import { takingsSql } from './cash-takings.ts';

/**
 * Actions on the cash drawer. An action takes an exclusive lock of the drawer's row. This lock
 * blocks all cash payments, because a payment takes a shared lock of the row.
 */
@Injectable()
export class CashDrawer {
  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly realtime: Realtime,
    private readonly limits: Limits,
    private readonly openingDay: OpeningDayQueries,
  ) {}

  /**
   * Opens a drawer and returns the reference of its cash session.
   * @throws DomainError CASH_SESSION_OPEN
   */
  open(
    by: Caller,
    { floatCents }: OpenCashSessionRequest,
    idempotency: IdempotencyContext | null = null,
  ): Promise<string> {
    return this.transactions.runOnce(idempotency, async (tx) => {
      const reference = newReference('CS');
      const made = await tx.query<unknown[]>(
        `insert into cash_sessions (reference, day, opened_at, opened_by, float_cents)
          values ($1, $2, $3, $4, $5) on conflict do nothing returning 1`,
        [reference, await this.openingDay.current(), this.clock.now(), by.reference, floatCents],
      );
      if (made.length === 0) throw new DomainError('CASH_SESSION_OPEN');
      await this.note(tx, by, reference, {
        act: 'cash_session.open',
        to: 'open',
        changed: { floatCents },
      });
      return reference;
    });
  }

  /**
   * Sets the float (starting amount) of a drawer that was opened by its first payment.
   * @throws DomainError CASH_SESSION_CLOSED, CASH_FLOAT_KNOWN
   */
  stateFloat(by: Caller, reference: string, { floatCents }: OpenCashSessionRequest): Promise<void> {
    return this.transactions.run(async (tx) => {
      const session = await this.locked(tx, reference);
      if (session.floatCents !== null) throw codeRefused('CASH_FLOAT_KNOWN');
      await tx.update(CashSession, { id: session.id }, { floatCents });
      await this.note(tx, by, reference, { act: 'cash_session.float', changed: { floatCents } });
    });
  }

  /**
   * Puts cash into the drawer, or takes cash out, without a payment.
   * @throws DomainError CASH_SESSION_CLOSED, CASH_MOVEMENT_ABOVE_DRAWER, TOO_MANY_REQUESTS
   */
  async move(
    by: Caller,
    reference: string,
    input: MoveCashRequest,
    idempotency: IdempotencyContext | null = null,
  ): Promise<void> {
    try {
      await this.moveOnce(by, reference, input, idempotency);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'CASH_MOVEMENT_ABOVE_DRAWER')
        await this.limits.take('cash.above', by.reference, QUESTIONS);
      throw error;
    }
  }

  private async moveOnce(
    by: Caller,
    reference: string,
    { direction, amountCents, reason, confirmed = false }: MoveCashRequest,
    idempotency: IdempotencyContext | null,
  ): Promise<void> {
    await this.transactions.runOnce(idempotency, async (tx) => {
      const session = await this.locked(tx, reference);
      const isAbove = direction === 'out' && amountCents > (await this.held(tx, session));
      if (isAbove && !confirmed) throw new DomainError('CASH_MOVEMENT_ABOVE_DRAWER');
      const signedCents = direction === 'in' ? amountCents : -amountCents;
      const movement = newReference('CM');
      await tx.insert(CashMovement, {
        reference: movement,
        cashSessionId: session.id,
        amountCents: signedCents,
        reason,
        madeBy: by.reference,
        madeAt: this.clock.now(),
      });
      await this.note(tx, by, reference, {
        act: 'cash_session.move',
        reason,
        changed: { movement, amountCents: signedCents, ...(isAbove && { confirmed }) },
      });
      return movement;
    });
  }

  /**
   * Stores a count with the amount expected at the time of the count.
   * @throws DomainError CASH_SESSION_CLOSED, CASH_FLOAT_UNKNOWN
   */
  async count(
    by: Caller,
    reference: string,
    { count }: CountCashRequest,
    idempotency: IdempotencyContext | null = null,
  ): Promise<void> {
    await this.transactions.runOnce(idempotency, async (tx) => {
      const session = await this.locked(tx, reference);
      if (session.floatCents === null) throw new DomainError('CASH_FLOAT_UNKNOWN');
      const found = {
        countedCents: countedCents(count),
        expectedCents: await this.held(tx, session),
      };
      const made = { counted: heapsOf(count), countedAt: this.clock.now(), ...found };
      await tx.insert(CashCount, { cashSessionId: session.id, countedBy: by.reference, ...made });
      await tx.update(CashSession, { id: session.id }, made);
      await this.note(tx, by, reference, { act: 'cash_session.count', changed: found });
      return reference;
    });
  }

  /**
   * Closes a counted drawer.
   * @throws DomainError CASH_SESSION_CLOSED, CASH_NOT_COUNTED, CASH_COUNT_STALE,
   * CASH_REASON_REQUIRED
   */
  close(by: Caller, reference: string, { reason }: CloseCashSessionRequest): Promise<void> {
    return this.transactions.run(async (tx) => {
      const session = await this.locked(tx, reference);
      const { countedCents: counted, expectedCents: expected } = session;
      if (counted === null || expected === null) throw new DomainError('CASH_NOT_COUNTED');
      if (expected !== (await this.held(tx, session))) throw new DomainError('CASH_COUNT_STALE');
      if (
        reason === undefined &&
        needsReason(await tx.findBy(CashCount, { cashSessionId: session.id }))
      )
        throw codeRefused('CASH_REASON_REQUIRED');
      await tx.update(
        CashSession,
        { id: session.id },
        { closedAt: this.clock.now(), closedBy: by.reference, differenceReason: reason ?? null },
      );
      await this.note(tx, by, reference, {
        act: 'cash_session.close',
        from: 'open',
        to: 'closed',
        reason: reason ?? null,
        changed: { differenceCents: counted - expected },
      });
    });
  }

  private async locked(tx: Tx, reference: string): Promise<CashSession> {
    const session = await tx.findOne(CashSession, {
      where: { reference },
      lock: { mode: 'pessimistic_write' },
    });
    if (!session) throw new DomainError('NOT_FOUND');
    if (session.closedAt !== null) throw new DomainError('CASH_SESSION_CLOSED');
    return session;
  }

  /**
   * Amount in centimes that the drawer must contain by its float, payments and movements. The
   * caller has locked the drawer's row, so all payments into the drawer have committed.
   */
  private async held(tx: Tx, { id, floatCents }: CashSession): Promise<number> {
    const [takings] = await tx.query<CashTakings[]>(TAKINGS, [id]);
    return takings ? drawerCents(floatCents ?? 0, takings) : 0;
  }

  private async note(
    tx: Tx,
    by: Caller,
    reference: string,
    entry: Pick<AuditEntry, 'act' | 'from' | 'to' | 'reason' | 'changed'>,
  ): Promise<void> {
    await this.audit.record(tx, {
      actor: by.reference,
      subjectKind: 'cash_session',
      subject: reference,
      ...entry,
    });
    this.realtime.emitAfterCommit(tx, { namespace: '/desk', room: null }, 'cash', { reference });
  }
}

/**
 * Limit of refused movements that exceed the amount in the drawer. Staff count without seeing the
 * expected amount, and unlimited attempts would reveal it by bisection.
 */
const QUESTIONS = { points: 6, seconds: 3600 };

const TAKINGS = `select * from ${takingsSql('$1')}`;

/** Number of coins or notes by their value in centimes. */
function heapsOf(count: CountCashRequest['count']): Record<string, number> {
  return Object.fromEntries(count.map(({ unitCents, pieces }) => [unitCents, pieces]));
}
