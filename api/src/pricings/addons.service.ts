import { Injectable } from '@nestjs/common';
import type { Texts } from '@five/shared/locales/locale';
import type {
  CreateAddonRequest,
  UpdateAddonRequest,
} from '@five/shared/pricings/pricings.requests';
import type { Caller } from '../platform/access/caller.ts';
import { Audit } from '../platform/audit/audit.ts';
import { isChanged } from '../platform/audit/changes.ts';
import { Clock } from '../platform/clock/clock.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { DomainError } from '../platform/http/domain-error.ts';
import type { IdempotencyContext } from '../platform/idempotency/idempotency.ts';
import { IdempotentTransactions } from '../platform/idempotency/idempotent-transactions.ts';
import { newReference } from '../platform/references.ts';
import { plainTexts, searchText } from '../platform/texts/content-language.ts';
import { Addon } from './addon.entity.ts';
import { PriceBook } from './price-book.ts';

/** An add-on with limited stock, whose row is locked. */
export interface LimitedAddon {
  reference: string;
  name: Texts;
  stock: number;
}

type IsUsed = (tx: Tx, reference: string) => Promise<boolean>;

/** Add-ons of bookings, edited by an admin. */
@Injectable()
export class AddonsService {
  private isUsed: IsUsed = () => Promise.resolve(false);

  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly book: PriceBook,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Sets the function that finds out whether a booking has used an add-on. */
  checkUseBy(isUsed: IsUsed): void {
    this.isUsed = isUsed;
  }

  /** Creates an add-on and returns its reference. */
  async create(
    by: Caller,
    { name, options, stock = null }: CreateAddonRequest,
    idempotency: IdempotencyContext | null = null,
  ): Promise<string> {
    return this.change(async (tx) => {
      const addon = tx.create(Addon, {
        reference: newReference('A'),
        stock,
        archivedAt: null,
        createdAt: this.clock.now(),
      });
      fill(addon, { name, options });
      await tx.save(addon);
      await this.note(tx, by, 'addon.create', addon.reference);
      return addon.reference;
    }, idempotency);
  }

  async update(by: Caller, reference: string, request: UpdateAddonRequest): Promise<void> {
    await this.change(async (tx) => {
      const addon = await this.locked(tx, reference);
      const before = { ...addon };
      fill(addon, request);
      if (request.stock !== undefined) addon.stock = request.stock;
      await tx.save(addon);
      if (isChanged(before, addon)) await this.note(tx, by, 'addon.update', reference);
    });
  }

  /**
   * Removes an add-on from the offer. It is deleted if no booking used it, otherwise it is
   * archived. Bookings keep its name and price.
   */
  async remove(by: Caller, reference: string): Promise<void> {
    await this.change(async (tx) => {
      const { id } = await this.locked(tx, reference);
      const isUsed = await this.isUsed(tx, reference);
      await (isUsed
        ? tx.update(Addon, { id }, { archivedAt: this.clock.now() })
        : tx.delete(Addon, { id }));
      await this.note(tx, by, isUsed ? 'addon.archive' : 'addon.delete', reference);
    });
  }

  /**
   * Locks the add-ons with limited stock, in a fixed order, so that counts of the remaining stock
   * stay valid until the commit.
   */
  lockLimited(tx: Tx, references: string[]): Promise<LimitedAddon[]> {
    return tx.query<LimitedAddon[]>(
      `select reference, name, stock from addons where reference = any($1) and stock is not null
        order by id for update`,
      [references],
    );
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

  private async locked(tx: Tx, reference: string): Promise<Addon> {
    const addon = await tx.findOne(Addon, {
      where: { reference },
      lock: { mode: 'pessimistic_write' },
    });
    if (!addon) throw new DomainError('NOT_FOUND');
    if (addon.archivedAt) throw new DomainError('ADDON_ARCHIVED');
    return addon;
  }

  private note(tx: Tx, by: Caller, act: string, reference: string): Promise<void> {
    return this.audit.record(tx, {
      actor: by.reference,
      act,
      subjectKind: 'addon',
      subject: reference,
    });
  }
}

function fill(addon: Addon, { name, options }: UpdateAddonRequest): void {
  if (name) addon.name = plainTexts(name);
  if (options)
    addon.options = options.map((option) => ({
      code: option.code,
      name: plainTexts(option.name),
      priceCents: option.priceCents,
    }));
  addon.search = searchText(
    addon.reference,
    addon.name,
    ...addon.options.map((option) => option.name),
  );
}
