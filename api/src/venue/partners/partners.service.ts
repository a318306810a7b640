import { Injectable } from '@nestjs/common';
import type {
  CreatePartnerRequest,
  UpdatePartnerRequest,
} from '@five/shared/venue/content.requests';
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
import { plainTexts, searchText } from '../../platform/texts/content-language.ts';
import { checkDisplay } from '../display.ts';
import { lastPosition } from '../position.ts';
import { Partner } from './partner.entity.ts';

/** Creates, updates and deletes sponsors and partners, for an admin. */
@Injectable()
export class PartnersService {
  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly files: Files,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Returns the reference of the new partner. */
  async create(
    by: Caller,
    request: CreatePartnerRequest,
    upload: Upload | null,
    idempotency: IdempotencyContext | null = null,
  ): Promise<string> {
    const reference = newReference('PA');
    return this.files.withPicture(upload, by.reference, (file) =>
      this.transactions.runOnce(idempotency, async (tx) => {
        const logoId = await this.files.replace(tx, {
          former: null,
          file,
          change: request,
          owner: ownerOf(reference),
        });
        const position = await lastPosition(tx, 'partners');
        const partner = tx.create(Partner, {
          reference,
          text: null,
          url: null,
          fromDate: null,
          toDate: null,
          logoId,
          position,
          createdAt: this.clock.now(),
        });
        await tx.save(fill(partner, request));
        await this.note(tx, by, 'partner.create', reference);
        return reference;
      }),
    );
  }

  async update(
    by: Caller,
    reference: string,
    request: UpdatePartnerRequest,
    upload: Upload | null,
  ): Promise<void> {
    await this.files.withPicture(upload, by.reference, (file) =>
      this.transactions.run(async (tx) => {
        const partner = await locked(tx, reference);
        const before = { ...partner };
        partner.logoId = await this.files.replace(tx, {
          former: partner.logoId,
          file,
          change: request,
          owner: ownerOf(reference),
        });
        await tx.save(fill(partner, request));
        if (isChanged(before, partner) || this.files.hasChanged(tx))
          await this.note(tx, by, 'partner.update', reference);
      }),
    );
  }

  /** Deletes a partner with its logo. */
  async remove(by: Caller, reference: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const partner = await locked(tx, reference);
      await tx.delete(Partner, { id: partner.id });
      if (partner.logoId !== null) await this.files.release(tx, partner.logoId);
      await this.note(tx, by, 'partner.delete', reference);
    });
  }

  private note(tx: Tx, by: Caller, act: string, reference: string): Promise<void> {
    return this.audit.record(tx, {
      actor: by.reference,
      act,
      subjectKind: 'partner',
      subject: reference,
    });
  }
}

const ownerOf = (reference: string) => ({ kind: 'partner', reference });

function fill(
  partner: Partner,
  { kind, tier, name, text, url, from, to, position }: UpdatePartnerRequest,
): Partner {
  if (kind !== undefined) partner.kind = kind;
  if (tier !== undefined) partner.tier = tier;
  if (name !== undefined) partner.name = name.trim();
  if (text !== undefined) partner.text = text && plainTexts(text);
  if (url !== undefined) partner.url = url;
  if (from !== undefined) partner.fromDate = from;
  if (to !== undefined) partner.toDate = to;
  if (position !== undefined) partner.position = position;
  checkDisplay(partner);
  partner.search = searchText(partner.reference, partner.name, partner.text);
  return partner;
}

async function locked(tx: Tx, reference: string): Promise<Partner> {
  const partner = await tx.findOne(Partner, {
    where: { reference },
    lock: { mode: 'pessimistic_write' },
  });
  if (!partner) throw new DomainError('NOT_FOUND');
  return partner;
}
