import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import { ExpiryService } from '../../src/bookings/expire/expiry.service.ts';
import { PackExpiryService } from '../../src/subscriptions/pack-expiry.service.ts';
import type { World } from '../world.ts';
import type { Action, Of } from './actions.ts';
import { passBookingTime } from './booking-facts.ts';
import { bookingSteps } from './booking-steps.ts';
import { dayOf, MINUTE } from './calendar.ts';
import { bookingOf, comparedBooking, packOf, comparedPack } from './compare.ts';
import { endOf, type ModelState, type ModelStep, type Caller } from './model-state.ts';
import { firstToPay, passTime } from './pack-facts.ts';
import { packSteps } from './pack-steps.ts';
import { tinyPdf } from '../tiny-pdf.ts';

const PAPER = tinyPdf().toString('latin1');

/** Runs actions on the product and on the model, and compares both after each action. */
export class ScenarioRunner {
  /** Sets the product's clock to the model's time, so that no time passes between two steps. */
  constructor(
    private readonly world: World,
    private readonly model: ModelState,
    private readonly tokens: Record<Caller, string>,
  ) {
    world.clock.now = () => new Date(model.now);
  }

  async act(action: Action): Promise<void> {
    if (action.act === 'wait') await this.wait(action);
    else await this.applyStep(turnOf(this.model, action));
    await this.compareWithModel();
  }

  /**
   * Advances the time and, if `sweep` is true, runs the jobs that process passed deadlines. API
   * responses must not depend on whether these jobs ran.
   */
  private async wait({ minutes, sweep }: Of<'wait'>): Promise<void> {
    const { model } = this;
    model.now = typeof minutes === 'number' ? model.now + minutes * MINUTE : endOf(model, minutes);
    for (const pack of model.packs) passTime(pack, model.now);
    for (const booking of model.bookings) passBookingTime(booking, model.now);
    if (sweep) await this.sweep();
  }

  async sweep(): Promise<void> {
    const [packs, bookings] = [
      this.world.app.get(PackExpiryService),
      this.world.app.get(ExpiryService),
    ];
    await packs.cancelUnpaid();
    await packs.expireOver();
    await bookings.expirePending();
    await bookings.completeEnded();
  }

  private async applyStep(turn: ModelStep | null): Promise<void> {
    if (!turn) return;
    if (turn.path.startsWith('payments'))
      await this.world.sql(CLOSE_DRAWER, [new Date(this.model.now)]);
    const { status, body } = await this.send(turn);
    const { code = null, data } = body as {
      code?: string;
      data?: { reference: string; subscription?: string | null };
    };
    if (turn.problems.length > 0) return expect(turn.problems).toContain(code);
    expect({ status: status < 300 ? 'done' : status, code }).toEqual({
      status: 'done',
      code: null,
    });
    if (data) turn.done(data);
  }

  private async send({
    caller,
    method,
    path,
    body,
    withPaper,
  }: ModelStep): Promise<{ status: number; body: unknown }> {
    const form = new FormData();
    if (withPaper)
      form.append('file', new Blob([PAPER], { type: 'application/pdf' }), 'virement.pdf');
    const answer = await fetch(`${this.world.url}/api/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.tokens[caller]}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(withPaper ? { body: form } : body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  }

  private async read<T>(path: string): Promise<T> {
    const answer = await fetch(`${this.world.url}/api/${path}`, {
      headers: { authorization: `Bearer ${this.tokens.player}` },
    });
    return (await answer.json()) as T;
  }

  /** Compares the API's answers and the tables with the model. */
  private async compareWithModel(): Promise<void> {
    const { packs, bookings, now } = this.model;
    const [packAnswers, bookingAnswers, active, sums] = await Promise.all([
      this.read<SubscriptionAnswer[]>('subscriptions'),
      this.read<BookingAnswer[]>('bookings'),
      this.read<SubscriptionAnswer | null>('subscriptions_my_active_subscription'),
      this.sums(),
    ]);
    expect(byReference(packAnswers.map(comparedPack))).toEqual(byReference(packs.map(packOf)));
    expect(byReference(bookingAnswers.map(comparedBooking))).toEqual(
      byReference(bookings.map(bookingOf)),
    );
    const first = firstToPay(packs, 1, dayOf(now)).map(({ reference }) => reference);
    expect(first.length === 0 ? [null] : first).toContain(active?.reference ?? null);
    expect(sums).toEqual([]);
  }

  /**
   * Returns rows that violate an invariant. Examples are a balance that differs from its ledger, a
   * paid sum that differs from its payments, and an expired pack with hours.
   */
  private sums(): Promise<object[]> {
    return this.world.sql(WRONG_SUMS, [this.model.customer]);
  }
}

function turnOf(model: ModelState, action: Exclude<Action, { act: 'wait' }>): ModelStep | null {
  const turns = { ...packSteps, ...bookingSteps } as Record<
    string,
    (model: ModelState, action: never) => ModelStep | null
  >;
  return turns[action.act]?.(model, action as never) ?? null;
}

const byReference = <T extends { reference: string }>(all: readonly T[]): T[] =>
  [...all].sort((one, other) => (one.reference < other.reference ? -1 : 1));

/**
 * SQL that counts and closes the open cash drawer before a payment, so that the payment does not
 * use a drawer of an earlier day.
 */
const CLOSE_DRAWER = `
  with held as (select s.id, coalesce((select sum(amount_cents) from payments p
  where p.cash_session_id = s.id), 0) as cents from cash_sessions s where s.closed_at is null),
    closed as (update cash_sessions s set float_cents = 0, counted = '{}', counted_cents = h.cents,
    expected_cents = h.cents, counted_at = $1, closed_at = $1, closed_by = s.opened_by from held h
    where h.id = s.id returning s.reference)
  insert into audit (at, act, subject_kind, subject, from_state, to_state) select $1,
  'cash_session.close', 'cash_session', reference, 'open', 'closed' from closed`;
const PAID = (kind: string, target: string) =>
  `coalesce((select sum(p.amount_cents) from payments p
    where p.target_kind = '${kind}' and p.target = ${target}.reference), 0)`;
const WRONG_SUMS = `
  select s.reference, s.remaining_hours, s.total_paid_cents from subscriptions s
  join customers c on c.id = s.customer_id where c.reference = $1
    and (s.remaining_hours <> coalesce((select sum(l.hours) from subscription_ledger l
    where l.subscription_id = s.id), 0) or s.remaining_hours < 0
    or s.total_paid_cents <> ${PAID('subscription', 's')}
      or s.status = 'expired' and s.remaining_hours > 0 or s.status = 'active' and exists (select
      from subscription_ledger l where l.subscription_id = s.id and l.kind = 'expiry'))
  union all select b.reference, null, b.paid_cents from bookings b
  join customers c on c.id = b.customer_id where c.reference = $1
  and b.paid_cents <> ${PAID('booking', 'b')}`;
