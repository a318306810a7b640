import { Injectable } from '@nestjs/common';
import type { CreatePromoRequest, UpdatePromoRequest } from '@five/shared/venue/content.requests';
import type { Caller } from '../../platform/access/caller.ts';
import { Audit } from '../../platform/audit/audit.ts';
import { isChanged } from '../../platform/audit/changes.ts';
import { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { Files } from '../../platform/files/files.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { Upload } from '../../platform/http/upload.ts';
import type { IdempotencyContext } from '../../platform/idempotency/idempotency.ts';
import { IdempotentTransactions } from '../../platform/idempotency/idempotent-transactions.ts';
import { newReference } from '../../platform/references.ts';
import { SitePaths } from '../../platform/site/site-paths.ts';
import { plainTexts, searchText } from '../../platform/texts/content-language.ts';
import { checkDisplay } from '../display.ts';
import { lastPosition } from '../position.ts';
import { Promo } from './promo.entity.ts';

/** Creates, updates and deletes promotions, for an admin. */
@Injectable()
export class PromosService {
  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly files: Files,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly paths: SitePaths,
  ) {}

  /** Returns the reference of the new promotion. */
  async create(
    by: Caller,
    request: CreatePromoRequest,
    upload: Upload | null,
    idempotency: IdempotencyContext | null = null,
  ): Promise<string> {
    await this.refuseBrokenLink(request);
    const reference = newReference('PM');
    return this.files.withPicture(upload, by.reference, (file) =>
      this.transactions.runOnce(idempotency, async (tx) => {
        const imageId = await this.files.replace(tx, {
          former: null,
          file,
          change: request,
          owner: ownerOf(reference),
        });
        const position = await lastPosition(tx, 'promos');
        const promo = tx.create(Promo, {
          reference,
          path: null,
          fromDate: null,
          toDate: null,
          imageId,
          position,
          createdAt: this.clock.now(),
        });
        await tx.save(fill(promo, request));
        await this.note(tx, by, 'promo.create', reference);
        return reference;
      }),
    );
  }

  async update(
    by: Caller,
    reference: string,
    request: UpdatePromoRequest,
    upload: Upload | null,
  ): Promise<void> {
    await this.refuseBrokenLink(request);
    await this.files.withPicture(upload, by.reference, (file) =>
      this.transactions.run(async (tx) => {
        const promo = await locked(tx, reference);
        const before = { ...promo };
        promo.imageId = await this.files.replace(tx, {
          former: promo.imageId,
          file,
          change: request,
          owner: ownerOf(reference),
        });
        await tx.save(fill(promo, request));
        if (isChanged(before, promo) || this.files.hasChanged(tx))
          await this.note(tx, by, 'promo.update', reference);
      }),
    );
  }

  /** Deletes a promotion with its picture. */
  async remove(by: Caller, reference: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const promo = await locked(tx, reference);
      await tx.delete(Promo, { id: promo.id });
      if (promo.imageId !== null) await this.files.release(tx, promo.imageId);
      await this.note(tx, by, 'promo.delete', reference);
    });
  }

  private async refuseBrokenLink({ path }: UpdatePromoRequest): Promise<void> {
    if (path && !(await this.paths.exists(path)))
      throw new DomainError('VALIDATION_FAILED', {
        fields: [{ field: 'path', violation: 'noPage' }],
      });
  }

  private note(tx: Tx, by: Caller, act: string, reference: string): Promise<void> {
    return this.audit.record(tx, {
      actor: by.reference,
      act,
      subjectKind: 'promo',
      subject: reference,
    });
  }
}

const ownerOf = (reference: string) => ({ kind: 'promo', reference });

function fill(promo: Promo, { title, text, path, from, to, position }: UpdatePromoRequest): Promo {
  if (title) promo.title = plainTexts(title);
  if (text) promo.text = plainTexts(text);
  if (path !== undefined) promo.path = path;
  if (from !== undefined) promo.fromDate = from;
  if (to !== undefined) promo.toDate = to;
  if (position !== undefined) promo.position = position;
  checkDisplay(promo);
  promo.search = searchText(promo.reference, promo.title, promo.text);
  return promo;
}

async function locked(tx: Tx, reference: string): Promise<Promo> {
  const promo = await tx.findOne(Promo, {
    where: { reference },
    lock: { mode: 'pessimistic_write' },
  });
  if (!promo) throw new DomainError('NOT_FOUND');
  return promo;
}
