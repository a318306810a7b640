import { Injectable } from '@nestjs/common';
import type { DeepPartial, EntityTarget, FindOptionsWhere } from 'typeorm';
import type { Caller } from '../access/caller.ts';
import { Audit } from '../audit/audit.ts';
import { type AuditedValue, changesBetween } from '../audit/changes.ts';
import { Clock } from '../clock/clock.ts';
import { PgListener } from '../database/pg-listener.ts';
import type { Tx } from '../database/transactions.ts';
import { Files, type PictureChange } from '../files/files.ts';
import type { UnattachedFile } from '../files/file-repository.ts';
import { DomainError } from '../http/domain-error.ts';
import type { Upload } from '../http/uploads/upload.ts';
import { type IdempotencyContext, IdempotentTransactions } from '../idempotency/idempotency.ts';

/** Services that every content table uses. */
@Injectable()
export class ContentTools {
  constructor(
    readonly transactions: IdempotentTransactions,
    readonly files: Files,
    readonly audit: Audit,
    readonly clock: Clock,
    readonly pgListener: PgListener,
  ) {}
}

/** What the generic code needs to know about a table. */
export interface ContentTable<E> {
  entity: new () => E;
  /** Subject of the audit entries, first part of their actions, and owner kind of the picture. */
  kind: string;
  /** Version of cached data that contains the rows, as in `bump_version`. */
  version: string;
  /** Column that identifies a row in the API; `reference` by default. */
  key?: keyof E & string;
  /** Column with the database id of the row's picture; absent for a table without pictures. */
  picture?: keyof E & string;
}

/** Last part of the action in an audit entry. */
export type ContentAct = 'create' | 'update' | 'result' | 'delete' | 'archive';

/**
 * Creates, updates and deletes the rows of a content table, with their pictures and audit entries.
 * A table declares its entity, the initial values of a new row, and how a request fills a row. It
 * overrides the other methods where it differs.
 */
@Injectable()
export abstract class ContentService<
  E extends { id: number },
  Create extends object,
  Update extends object,
> {
  protected abstract readonly table: ContentTable<E>;

  constructor(protected readonly tools: ContentTools) {}

  /** Creates a row and returns its reference. A repeated request returns the first result. */
  async create(
    by: Caller,
    request: Create,
    upload: Upload | null = null,
    idempotency: IdempotencyContext | null = null,
  ): Promise<string> {
    await this.check?.(request);
    return this.tools.files.withPicture(upload, by.reference, (file) =>
      this.runOnce(idempotency, async (tx) => {
        const row = tx.create(this.table.entity, {
          ...(await this.initial(tx, request, by)),
          createdAt: this.tools.clock.now(),
        } as DeepPartial<E>);
        await this.replacePicture(tx, row, { file, change: request });
        await this.save(tx, row, request);
        await this.note(tx, { by, act: 'create' }, row);
        return this.keyOf(row);
      }),
    );
  }

  /** Updates a row. The audit trail gets an entry if the row or its picture changed. */
  async update(
    by: Caller,
    reference: string,
    request: Update,
    upload: Upload | null = null,
  ): Promise<void> {
    await this.check?.(request);
    await this.tools.files.withPicture(upload, by.reference, (file) =>
      this.runOnce(null, async (tx) => {
        const row = await this.lock(tx, reference);
        const before = await this.audited(tx, row);
        await this.replacePicture(tx, row, { file, change: request });
        await this.save(tx, row, request);
        await this.afterUpdate?.(tx, row);
        const changes = changesBetween(before, await this.audited(tx, row));
        if (Object.keys(changes).length > 0 || this.tools.files.hasChanged(tx))
          await this.note(tx, { by, act: this.updateAct(request), changes }, row);
      }),
    );
  }

  /** Deletes a row with its picture. */
  async remove(by: Caller, reference: string): Promise<void> {
    await this.runOnce(null, async (tx) => {
      const row = await this.lock(tx, reference);
      await this.note(tx, { by, act: await this.erase(tx, row) }, row);
    });
  }

  /** Values of a new row that `fill` does not set, with its reference. */
  protected abstract initial(
    tx: Tx,
    request: Create,
    by: Caller,
  ): DeepPartial<E> | Promise<DeepPartial<E>>;

  /** Writes the fields of a request into a row and checks the row. */
  protected abstract fill(row: E, request: Create | Update, tx: Tx): void | Promise<void>;

  /** Checks a request before its picture is encoded and its transaction begins. */
  protected check?(request: Create | Update): Promise<void>;

  /** Runs at the beginning of each transaction. */
  protected begin?(tx: Tx): Promise<void>;

  /** Runs after an updated row is stored. */
  protected afterUpdate?(tx: Tx, row: E): Promise<void>;

  /** The error that replaces a database error of a write; undefined keeps the database error. */
  protected refusal(_error: unknown): DomainError | undefined {
    return undefined;
  }

  /** The fields that are compared to detect a change. */
  protected audited(_tx: Tx, row: E): AuditedValue | Promise<AuditedValue> {
    return { ...row };
  }

  /** The field `changed` of an audit entry. Updates pass the differences of `audited`. */
  protected auditedChange(_row: E, _changes?: AuditedValue): AuditedValue | undefined {
    return undefined;
  }

  protected updateAct(_request: Update): ContentAct {
    return 'update';
  }

  /**
   * Locks a row until the end of the transaction.
   * @throws DomainError NOT_FOUND
   */
  protected async lock(tx: Tx, reference: string): Promise<E> {
    const row = await tx.findOne(this.table.entity, {
      where: { [this.table.key ?? 'reference']: reference } as FindOptionsWhere<E>,
      lock: { mode: 'pessimistic_write' },
    });
    if (!row) throw new DomainError('NOT_FOUND');
    return row;
  }

  protected async save(tx: Tx, row: E, request: Create | Update): Promise<void> {
    await this.fill(row, request, tx);
    await this.orRefused(tx.save(row));
  }

  /** Deletes a row and its picture. Returns what was done. */
  protected async erase(tx: Tx, row: E): Promise<ContentAct> {
    await this.orRefused(tx.delete(this.table.entity, row.id));
    const picture = this.pictureOf(row);
    if (picture !== null) await this.tools.files.release(tx, picture);
    return 'delete';
  }

  private runOnce<T>(
    idempotency: IdempotencyContext | null,
    work: (tx: Tx) => Promise<T>,
  ): Promise<T> {
    return this.tools.transactions.runOnce(idempotency, async (tx) => {
      await this.tools.pgListener.notify(tx, 'version', this.table.version);
      await this.begin?.(tx);
      return work(tx);
    });
  }

  protected orRefused<T>(write: Promise<T>): Promise<T> {
    return write.catch((error: unknown) => {
      throw this.refusal(error) ?? error;
    });
  }

  private async replacePicture(
    tx: Tx,
    row: E,
    { file, change }: { file: UnattachedFile | null; change: PictureChange },
  ): Promise<void> {
    const { picture, kind } = this.table;
    if (picture === undefined) return;
    const id = await this.tools.files.replace(tx, {
      former: this.pictureOf(row),
      file,
      change,
      owner: { kind, reference: this.keyOf(row) },
    });
    Object.assign(row, { [picture]: id });
  }

  protected note(
    tx: Tx,
    { by, act, changes }: { by: Caller; act: ContentAct; changes?: AuditedValue },
    row: E,
  ): Promise<void> {
    const { kind } = this.table;
    return this.tools.audit.record(tx, {
      actor: by.reference,
      act: `${kind}.${act}`,
      subjectKind: kind,
      subject: this.keyOf(row),
      changed: this.auditedChange(row, changes),
    });
  }

  private keyOf(row: E): string {
    return String(row[this.table.key ?? ('reference' as keyof E)]);
  }

  private pictureOf(row: E): number | null {
    const { picture } = this.table;
    return picture === undefined ? null : ((row[picture] as number | null | undefined) ?? null);
  }
}

/** Assigns the given values to a row. A value that is undefined leaves the row unchanged. */
export function applyChanges<E extends object>(row: E, values: Partial<E>): void {
  Object.assign(
    row,
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
  );
}

/** Position of a new row at the end of its list: one more than the highest position. */
export async function nextPosition<E extends { position: number }>(
  tx: Tx,
  entity: EntityTarget<E>,
  where: FindOptionsWhere<E> = {},
): Promise<number> {
  return ((await tx.maximum(entity, 'position' as never, where)) ?? 0) + 1;
}
