import { Injectable } from '@nestjs/common';
import type { Texts } from '@five/shared/locales/locale';
import { STANDARD_TARIFF } from '@five/shared/pricings/pricings.codes';
import type {
  CreateTariffRequest,
  UpdateTariffRequest,
} from '@five/shared/pricings/pricings.requests';
import type { Caller } from '../platform/access/caller.ts';
import { Audit } from '../platform/audit/audit.ts';
import { isChanged } from '../platform/audit/changes.ts';
import { Clock } from '../platform/clock/clock.ts';
import { isReferredTo, type Tx, violatedConstraint } from '../platform/database/transactions.ts';
import { codeRefused, DomainError } from '../platform/http/domain-error.ts';
import type { IdempotencyContext } from '../platform/idempotency/idempotency.ts';
import { IdempotentTransactions } from '../platform/idempotency/idempotent-transactions.ts';
import { plainTexts, searchText } from '../platform/texts/content-language.ts';
import { PriceBook } from './price-book.ts';
import { Tariff } from './tariff.entity.ts';

/** Named tariffs. Each customer has one tariff. */
@Injectable()
export class TariffsService {
  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly book: PriceBook,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates a tariff.
   * @throws DomainError TARIFF_CODE_TAKEN
   */
  async create(
    by: Caller,
    { code, name }: CreateTariffRequest,
    idempotency: IdempotencyContext | null = null,
  ): Promise<Tariff> {
    return this.change(async (tx) => {
      const tariff = tx.create(Tariff, {
        reference: code,
        ...named(code, name),
        createdAt: this.clock.now(),
      });
      await tx.insert(Tariff, tariff).catch(codeTaken);
      await this.note(tx, by, 'tariff.create', code);
      return tariff;
    }, idempotency);
  }

  async update(by: Caller, code: string, { name }: UpdateTariffRequest): Promise<Tariff> {
    return this.change(async (tx) => {
      const tariff = await this.locked(tx, code);
      const before = { ...tariff };
      if (name) Object.assign(tariff, named(code, name));
      await tx.save(tariff);
      if (isChanged(before, tariff)) await this.note(tx, by, 'tariff.update', code);
      return tariff;
    });
  }

  /**
   * Deletes a tariff. The standard tariff and a tariff in use cannot be deleted.
   * @throws DomainError TARIFF_IN_USE
   */
  async remove(by: Caller, code: string): Promise<void> {
    await this.change(async (tx) => {
      const { id } = await this.locked(tx, code);
      if (code === STANDARD_TARIFF) throw new DomainError('TARIFF_IN_USE');
      await tx.delete(Tariff, { id }).catch(inUse);
      await this.note(tx, by, 'tariff.delete', code);
    });
  }

  private change<T>(
    work: (tx: Tx) => Promise<T>,
    idempotency: IdempotencyContext | null = null,
  ): Promise<T> {
    return this.transactions.runOnce(idempotency, (tx) => {
      this.transactions.afterCommit(tx, () => this.book.cache.invalidate());
      return work(tx);
    });
  }

  private note(tx: Tx, by: Caller, act: string, subject: string): Promise<void> {
    return this.audit.record(tx, { actor: by.reference, act, subjectKind: 'tariff', subject });
  }

  private async locked(tx: Tx, code: string): Promise<Tariff> {
    const tariff = await tx.findOne(Tariff, {
      where: { reference: code },
      lock: { mode: 'pessimistic_write' },
    });
    if (!tariff) throw new DomainError('NOT_FOUND');
    return tariff;
  }
}

const named = (code: string, name: Texts): Pick<Tariff, 'name' | 'search'> => ({
  name: plainTexts(name),
  search: searchText(code, name),
});

function codeTaken(error: unknown): never {
  throw violatedConstraint(error) === 'tariffs_reference'
    ? codeRefused('TARIFF_CODE_TAKEN')
    : error;
}

function inUse(error: unknown): never {
  throw isReferredTo(error) ? new DomainError('TARIFF_IN_USE') : error;
}
