import { Injectable } from '@nestjs/common';
import { STANDARD_TARIFF } from '@five/shared/pricings/pricings.codes';
import type {
  CreatePricingRequest,
  UpdatePricingRequest,
} from '@five/shared/pricings/pricings.requests';
import {
  conflicts,
  endReplaced,
  pricingProblem,
  type SessionRule,
} from '@five/shared/pricings/pricings.rules';
import type { Caller } from '../platform/access/caller.ts';
import { Audit } from '../platform/audit/audit.ts';
import { changesBetween, auditedTexts, type AuditedValue } from '../platform/audit/changes.ts';
import { Clock } from '../platform/clock/clock.ts';
import { isReferredTo, type Tx } from '../platform/database/transactions.ts';
import { DomainError, fieldRefused } from '../platform/http/domain-error.ts';
import type { IdempotencyContext } from '../platform/idempotency/idempotency.ts';
import { IdempotentTransactions } from '../platform/idempotency/idempotent-transactions.ts';
import { newReference } from '../platform/references.ts';
import { plainTexts, searchText } from '../platform/texts/content-language.ts';
import { PitchesQueries } from '../slots/pitches.queries.ts';
import { PriceBook, RULES } from './price-book.ts';
import { Pricing } from './pricing.entity.ts';
import { Tariff } from './tariff.entity.ts';

/**
 * Prices, edited by an admin. Two equally specific session prices of one tariff and duration never
 * apply to the same start. A price is more specific if it is limited to a pitch, dates, weekdays or
 * hours.
 */
@Injectable()
export class PricingsService {
  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly book: PriceBook,
    private readonly pitches: PitchesQueries,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Creates a price and returns its reference. */
  async create(
    by: Caller,
    { replaces, ...request }: CreatePricingRequest,
    idempotency: IdempotencyContext | null = null,
  ): Promise<string> {
    return this.change(async (tx) => {
      if (replaces !== undefined) await this.end(tx, by, replaces, request.from ?? null);
      const empty = {
        numberOfHours: null,
        durationMinutes: null,
        contributionCents: null,
        remark: null,
        pitchId: null,
        fromDate: null,
        toDate: null,
        weekdays: null,
        startTime: null,
        endTime: null,
      };
      const pricing = tx.create(Pricing, {
        ...empty,
        reference: newReference('PR'),
        type: request.type,
        archivedAt: null,
        createdAt: this.clock.now(),
      });
      await this.fill(tx, pricing, { ...request, tariff: request.tariff ?? STANDARD_TARIFF });
      await tx.save(pricing);
      await this.note(tx, by, pricing, { act: 'pricing.create' });
      return pricing.reference;
    }, idempotency);
  }

  async update(by: Caller, reference: string, request: UpdatePricingRequest): Promise<void> {
    await this.change(async (tx) => {
      const pricing = await this.locked(tx, reference);
      if (pricing.archivedAt) throw new DomainError('PRICING_ARCHIVED');
      const before = await this.auditedFields(tx, pricing);
      await this.fill(tx, pricing, request);
      await tx.save(pricing);
      const changed = changesBetween(before, await this.auditedFields(tx, pricing));
      if (Object.keys(changed).length > 0)
        await this.note(tx, by, pricing, { act: 'pricing.update', changed });
    });
  }

  /** Deletes a price. A price that a booking used is archived instead. */
  async remove(by: Caller, reference: string): Promise<void> {
    await this.change(async (tx) => {
      const pricing = await this.locked(tx, reference);
      if (pricing.archivedAt) throw new DomainError('PRICING_ARCHIVED');
      const isDeleted = await deleteUnused(tx, pricing);
      if (!isDeleted)
        await tx.update(Pricing, { id: pricing.id }, { archivedAt: this.clock.now() });
      await this.note(tx, by, pricing, { act: isDeleted ? 'pricing.delete' : 'pricing.archive' });
    });
  }

  /** Ends a price on the day before its replacement begins. */
  private async end(tx: Tx, by: Caller, reference: string, begins: string | null): Promise<void> {
    if (begins === null)
      throw new DomainError('VALIDATION_FAILED', {
        fields: [{ field: 'from', violation: 'required' }],
      });
    const replaced = await tx.findOne(Pricing, {
      where: { reference },
      lock: { mode: 'pessimistic_write' },
    });
    if (!replaced || replaced.archivedAt)
      throw new DomainError('VALIDATION_FAILED', {
        fields: [{ field: 'replaces', violation: 'reference' }],
      });
    if (replaced.fromDate !== null && begins <= replaced.fromDate)
      throw new DomainError('VALIDATION_FAILED', {
        fields: [{ field: 'from', violation: 'turned' }],
      });
    const last = endReplaced({ from: replaced.fromDate, to: replaced.toDate }, begins);
    if (last === replaced.toDate) return;
    const before = await this.auditedFields(tx, replaced);
    await tx.save(Object.assign(replaced, { toDate: last }));
    await this.note(tx, by, replaced, {
      act: 'pricing.update',
      changed: changesBetween(before, await this.auditedFields(tx, replaced)),
    });
  }

  private change<T>(
    work: (tx: Tx) => Promise<T>,
    idempotency: IdempotencyContext | null = null,
  ): Promise<T> {
    return this.transactions.runOnce(idempotency, async (tx) => {
      this.transactions.afterCommit(tx, () => this.book.cache.invalidate());
      // All prices are locked, because the overlap check reads all of them.
      await tx.query(LOCK_ALL);
      return work(tx);
    });
  }

  private async fill(tx: Tx, pricing: Pricing, request: UpdatePricingRequest): Promise<void> {
    const isSharedAnew =
      pricing.type === 'session' &&
      request.totalCents !== undefined &&
      request.totalCents !== pricing.totalCents;
    // A price per person that was entered for the former total is no longer valid, so it is
    // removed.
    Object.assign(pricing, isSharedAnew && { contributionCents: null }, fieldsOf(request));
    if (request.pitch !== undefined)
      pricing.pitchId = request.pitch === null ? null : await this.pitchId(request.pitch);
    if (request.tariff !== undefined) pricing.tariffId = await tariffId(tx, request.tariff);
    pricing.search = searchText(pricing.reference, pricing.name, pricing.remark);
    const rule = await this.ruleOf(tx, pricing);
    const problem = pricingProblem({
      ...rule,
      type: pricing.type,
      numberOfHours: pricing.numberOfHours,
    });
    if (problem === 'to')
      throw new DomainError('VALIDATION_FAILED', {
        fields: [{ field: 'to', violation: 'turned' }],
      });
    if (problem) throw fieldRefused('PRICING_SHAPE', problem);
    if (pricing.type === 'session') await this.refuseOverlap(tx, rule);
  }

  private async refuseOverlap(tx: Tx, rule: SessionRule): Promise<void> {
    const rival = (await tx.query<SessionRule[]>(RULES)).find((other) => conflicts(rule, other));
    if (rival)
      throw new DomainError('PRICING_OVERLAP', {
        parameters: { pricing: rival.reference },
        extra: { pricing: rival.reference },
      });
  }

  private async ruleOf(tx: Tx, pricing: Pricing): Promise<SessionRule> {
    const tariff = await tx.findOneByOrFail(Tariff, { id: pricing.tariffId });
    const pitch = (await this.pitches.all()).find(({ id }) => id === pricing.pitchId)?.code ?? null;
    return {
      ...pricing,
      tariff: tariff.reference,
      pitch,
      from: pricing.fromDate,
      to: pricing.toDate,
    };
  }

  private async pitchId(code: string): Promise<number> {
    const pitch = await this.pitches.byCode(code);
    if (!pitch) throw fieldRefused('BOOKING_PITCH_UNKNOWN', 'pitch');
    return pitch.id;
  }

  private async locked(tx: Tx, reference: string): Promise<Pricing> {
    const pricing = await tx.findOne(Pricing, {
      where: { reference },
      lock: { mode: 'pessimistic_write' },
    });
    if (!pricing) throw new DomainError('NOT_FOUND');
    return pricing;
  }

  private async auditedFields(tx: Tx, pricing: Pricing): Promise<AuditedValue> {
    const { name, remark, contributionCents, numberOfHours, fromDate, toDate } = pricing;
    const { totalCents, durationMinutes, weekdays, startTime, endTime, tariff, pitch } =
      await this.ruleOf(tx, pricing);
    return {
      ...auditedTexts('name', name),
      ...auditedTexts('remark', remark),
      totalCents,
      contributionCents,
      numberOfHours,
      durationMinutes,
      tariff,
      pitch,
      fromDate,
      toDate,
      weekdays,
      startTime,
      endTime,
    };
  }

  private note(
    tx: Tx,
    by: Caller,
    { reference, totalCents }: Pricing,
    { act, changed = { totalCents } }: { act: string; changed?: AuditedValue },
  ): Promise<void> {
    return this.audit.record(tx, {
      actor: by.reference,
      act,
      subjectKind: 'pricing',
      subject: reference,
      changed,
    });
  }
}

const LOCK_ALL = 'lock table pricings in share row exclusive mode';

/** Returns the columns that the request sets. Omitted fields are not changed. */
function fieldsOf({
  from,
  to,
  pitch: _,
  tariff: __,
  name,
  remark,
  ...same
}: UpdatePricingRequest): Partial<Pricing> {
  const all = {
    ...same,
    fromDate: from,
    toDate: to,
    name: name && plainTexts(name),
    remark: remark && plainTexts(remark),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

async function tariffId(tx: Tx, code: string): Promise<number> {
  const tariff = await tx.findOneBy(Tariff, { reference: code });
  if (!tariff) throw fieldRefused('TARIFF_UNKNOWN', 'tariff');
  return tariff.id;
}

/**
 * Deletes a price. Returns false if another row references it. Runs in a savepoint, because the
 * database rejects such a deletion with an error.
 */
async function deleteUnused(tx: Tx, { id }: Pricing): Promise<boolean> {
  try {
    await tx.transaction((inner) => inner.delete(Pricing, { id }));
    return true;
  } catch (error) {
    if (isReferredTo(error)) return false;
    throw error;
  }
}
