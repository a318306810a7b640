import { Injectable } from '@nestjs/common';
import type { CreatePitchRequest, UpdatePitchRequest } from '@five/shared/slots/slots.requests';
import type { Caller } from '../platform/access/caller.ts';
import { Audit } from '../platform/audit/audit.ts';
import { changesBetween, auditedTexts, type AuditedValue } from '../platform/audit/changes.ts';
import { Clock } from '../platform/clock/clock.ts';
import { type Tx, violatedConstraint } from '../platform/database/transactions.ts';
import { DomainError, fieldRefused } from '../platform/http/domain-error.ts';
import type { IdempotencyContext } from '../platform/idempotency/idempotency.ts';
import { IdempotentTransactions } from '../platform/idempotency/idempotent-transactions.ts';
import { plainTexts, searchText } from '../platform/texts/content-language.ts';
import { Pitch } from './pitch.entity.ts';
import { PitchesQueries, type PitchRow } from './pitches.queries.ts';

/** Creates, edits and deactivates pitches; an unused pitch can be deleted. */
@Injectable()
export class PitchesService {
  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly queries: PitchesQueries,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async create(
    by: Caller,
    { code, name, displayOrder, active = true }: CreatePitchRequest,
    idempotency: IdempotencyContext | null = null,
  ): Promise<PitchRow> {
    return this.change(async (tx) => {
      const position = displayOrder ?? ((await tx.maximum(Pitch, 'position')) ?? 0) + 1;
      const pitch = tx.create(Pitch, {
        code,
        name: plainTexts(name),
        position,
        active,
        search: searchText(code, name),
        createdAt: this.clock.now(),
      });
      await tx.insert(Pitch, pitch).catch(codeTaken);
      await this.note(tx, by, code, { act: 'pitch.create' });
      return pitch;
    }, idempotency);
  }

  async update(
    by: Caller,
    code: string,
    { name, displayOrder, active }: UpdatePitchRequest,
  ): Promise<PitchRow> {
    return this.change(async (tx) => {
      const pitch = await this.locked(tx, code);
      const before = auditedOf(pitch);
      if (name) Object.assign(pitch, { name: plainTexts(name), search: searchText(code, name) });
      if (displayOrder !== undefined) pitch.position = displayOrder;
      if (active !== undefined) pitch.active = active;
      await tx.save(pitch);
      const changed = changesBetween(before, auditedOf(pitch));
      if (Object.keys(changed).length > 0)
        await this.note(tx, by, code, { act: 'pitch.update', changed });
      return pitch;
    });
  }

  async remove(by: Caller, code: string): Promise<void> {
    await this.change(async (tx) => {
      const { id } = await this.locked(tx, code);
      await tx.delete(Pitch, { id }).catch(inUse);
      await this.note(tx, by, code, { act: 'pitch.delete' });
    });
  }

  private async change<T>(
    work: (tx: Tx) => Promise<T>,
    idempotency: IdempotencyContext | null = null,
  ): Promise<T> {
    return this.transactions.runOnce(idempotency, (tx) => {
      this.transactions.afterCommit(tx, () => this.queries.cache.invalidate());
      return work(tx);
    });
  }

  private async locked(tx: Tx, code: string): Promise<Pitch> {
    const pitch = await tx.findOne(Pitch, { where: { code }, lock: { mode: 'pessimistic_write' } });
    if (!pitch) throw new DomainError('NOT_FOUND');
    return pitch;
  }

  private note(
    tx: Tx,
    by: Caller,
    code: string,
    { act, changed }: { act: string; changed?: AuditedValue },
  ): Promise<void> {
    return this.audit.record(tx, {
      actor: by.reference,
      act,
      subjectKind: 'pitch',
      subject: code,
      changed,
    });
  }
}

function auditedOf({ name, position, active }: Pitch): AuditedValue {
  return { ...auditedTexts('name', name), displayOrder: position, active };
}

function codeTaken(error: unknown): never {
  throw violatedConstraint(error) === 'pitches_code'
    ? fieldRefused('PITCH_CODE_TAKEN', 'code')
    : error;
}

/** Converts the foreign key error that is thrown when a referenced pitch is deleted. */
function inUse(error: unknown): never {
  throw violatedConstraint(error)?.endsWith('_pitch') ? new DomainError('PITCH_IN_USE') : error;
}
