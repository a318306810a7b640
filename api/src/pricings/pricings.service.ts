import { Injectable } from '@nestjs/common';
import { STANDARD_TARIFF } from '@five/shared/pricings/pricings.codes';
import type {
  CreatePricingRequest,
  UpdatePricingRequest,
} from '@five/shared/pricings/pricings.requests';
import { conflicts, endReplaced, pricingProblem } from '@five/shared/pricings/pricings.rules';
import type { SessionRule } from '@five/shared/pricings/quote.rules';
import type { Caller } from '../platform/access/caller.ts';
import { auditedTexts, type AuditedValue, changesBetween } from '../platform/audit/changes.ts';
import {
  applyChanges,
  type ContentAct,
  ContentService,
  ContentTools,
} from '../platform/content/content-service.ts';
import { isReferredTo } from '../platform/database/errors.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { DomainError, fieldRefused } from '../platform/http/domain-error.ts';
import { newReference } from '../platform/references.ts';
import { plainTexts, searchText } from '../platform/texts/content-language.ts';
import { PitchesQueries } from '../slots/pitches.queries.ts';
import { TariffsService } from '../users/tariffs/tariffs.table.ts';
import { RULES } from './quotes.ts';
import { Pricing } from './pricing.entity.ts';

/**
 * Prices, edited by an admin. Two equally specific session prices of one tariff and duration never
 * apply to the same start. A price is more specific if it is limited to a pitch, dates, weekdays or
 * hours.
 */
@Injectable()
export class PricingsService extends ContentService<
  Pricing,
  CreatePricingRequest,
  UpdatePricingRequest
> {
  protected readonly table = { entity: Pricing, kind: 'pricing', version: 'pricings' };

  constructor(
    tools: ContentTools,
    private readonly pitches: PitchesQueries,
    private readonly tariffs: TariffsService,
  ) {
    super(tools);
  }

  protected override async begin(tx: Tx): Promise<void> {
    // All prices are locked, because the overlap check reads all of them.
    await tx.query(LOCK_ALL);
  }

  protected async initial(tx: Tx, { type, replaces, from }: CreatePricingRequest, by: Caller) {
    if (replaces !== undefined) await this.end(tx, by, replaces, from ?? null);
    return {
      ...EMPTY_PRICING,
      reference: newReference('PR'),
      type,
      tariffId: await this.tariffs.idOf(tx, STANDARD_TARIFF),
    };
  }

  protected async fill(pricing: Pricing, request: UpdatePricingRequest, tx: Tx): Promise<void> {
    const { totalCents, pitch, tariff } = request;
    const isSharedAnew =
      pricing.type === 'session' && totalCents !== undefined && totalCents !== pricing.totalCents;
    // A price per person that was entered for the former total is no longer valid, so it is
    // removed.
    if (isSharedAnew) pricing.contributionCents = null;
    applyChanges(pricing, {
      name: plainTexts(request.name),
      remark: plainTexts(request.remark),
      numberOfHours: request.numberOfHours,
      durationMinutes: request.durationMinutes,
      contributionCents: request.contributionCents,
      totalCents,
      fromDate: request.from,
      toDate: request.to,
      weekdays: request.weekdays,
      startTime: request.startTime,
      endTime: request.endTime,
      pitchId: await this.pitches.idOf(pitch),
      tariffId: tariff === undefined ? undefined : await this.tariffs.idOf(tx, tariff),
    });
    pricing.search = searchText(pricing.reference, pricing.name, pricing.remark);
    await this.checkRule(tx, pricing);
  }

  protected override async lock(tx: Tx, reference: string): Promise<Pricing> {
    const pricing = await super.lock(tx, reference);
    if (pricing.archivedAt) throw new DomainError('PRICING_ARCHIVED');
    return pricing;
  }

  /**
   * Deletes a price. A price that a booking used is archived instead. Runs in a savepoint, because
   * the database rejects the deletion of a used price with an error.
   */
  protected override async erase(tx: Tx, pricing: Pricing): Promise<ContentAct> {
    try {
      return await tx.transaction((inner) => super.erase(inner, pricing));
    } catch (error) {
      if (!isReferredTo(error)) throw error;
      await tx.update(Pricing, { id: pricing.id }, { archivedAt: this.tools.clock.now() });
      return 'archive';
    }
  }

  protected override async audited(tx: Tx, pricing: Pricing): Promise<AuditedValue> {
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

  protected override auditedChange({ totalCents }: Pricing, changes?: AuditedValue) {
    return changes ?? { totalCents };
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
    const before = await this.audited(tx, replaced);
    await tx.save(Object.assign(replaced, { toDate: last }));
    await this.note(
      tx,
      { by, act: 'update', changes: changesBetween(before, await this.audited(tx, replaced)) },
      replaced,
    );
  }

  private async checkRule(tx: Tx, pricing: Pricing): Promise<void> {
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
    const tariff = await this.tariffs.codeOf(tx, pricing.tariffId);
    const pitch = (await this.pitches.all()).find(({ id }) => id === pricing.pitchId)?.code ?? null;
    return {
      ...pricing,
      tariff,
      pitch,
      from: pricing.fromDate,
      to: pricing.toDate,
    };
  }
}

const LOCK_ALL = 'lock table pricings in share row exclusive mode';

const EMPTY_PRICING = {
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
  archivedAt: null,
};
