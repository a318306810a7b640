import type { ProofState } from '@five/shared/payments/payments.codes';
import { Injectable } from '@nestjs/common';
import type { ProofAnswer } from '@five/shared/payments/proofs.contract';
import { DataSource } from 'typeorm';
import type { Caller } from '../platform/access/caller.ts';
import { Clock } from '../platform/clock/clock.ts';
import { type Tx, Transactions } from '../platform/database/transactions.ts';
import type { UnattachedFile } from '../platform/files/file-repository.ts';
import { Files } from '../platform/files/files.ts';
import { codeRefused } from '../platform/http/domain-error.ts';
import { Limits } from '../platform/limits/limits.ts';
import type { Upload } from '../platform/http/uploads/upload.ts';
import { selectOf } from '../platform/rows/columns.ts';
import { TransferProof } from './transfer-proof.entity.ts';

/**
 * Limit of uploaded proofs per user and hour, because decoding a picture uses a CPU core for half a
 * second. The limit leaves enough attempts to replace an unreadable photograph.
 */
const UPLOAD_RATE_LIMIT = { points: 20, seconds: 60 * 60 };

/** The booking or subscription that is paid by the bank transfer of a proof. */
export interface ProofTarget {
  kind: 'booking' | 'subscription';
  reference: string;
}

/**
 * Owner kind under which the files of proofs are stored. The domain of this kind decides which
 * callers may read them.
 */
export const proofOwner = (kind: ProofTarget['kind']) => `${kind}-proof`;

interface Decision {
  state: Exclude<ProofState, 'open'>;
  /** Reference of the user that decides; null for a scheduled job. */
  by: string | null;
  reason?: string | undefined;
}

/** Functions that the domain of the booking or subscription provides. */
interface Awaiting<T> {
  /** Locks the booking or subscription. Throws if it does not await a proof. */
  awaited: (tx: Tx) => Promise<T>;
  /** Marks the booking or subscription as under review. */
  review: (tx: Tx, record: T) => Promise<void>;
}

/**
 * Stores proofs of bank transfers. The calling domain locks its record, decides whether a proof is
 * awaited, and defines the next step.
 */
@Injectable()
export class Proofs {
  constructor(
    private readonly transactions: Transactions,
    private readonly files: Files,
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly limits: Limits,
  ) {}

  /**
   * Stores a proof. The record is checked before the picture is decoded, and again in the
   * transaction that stores the proof.
   * @throws DomainError PROOF_FILE_REQUIRED, TOO_MANY_REQUESTS, and the errors of `awaited` and of
   * `Files`
   */
  async receive<T>(
    target: ProofTarget,
    by: Caller,
    upload: Upload | null,
    { awaited, review }: Awaiting<T>,
  ): Promise<void> {
    await this.limits.take('proofs.send', by.reference, UPLOAD_RATE_LIMIT);
    await this.transactions.run(awaited);
    if (upload === null) throw codeRefused('PROOF_FILE_REQUIRED');
    await this.files.withPaper(upload, by.reference, (file) =>
      this.transactions.run(async (tx) => {
        const record = await awaited(tx);
        await this.put(tx, target, file, by.reference);
        await review(tx, record);
      }),
    );
  }

  /** Stores a proof and replaces a proof that is not reviewed yet. */
  private async put(
    tx: Tx,
    { kind, reference }: ProofTarget,
    file: UnattachedFile,
    by: string,
  ): Promise<void> {
    const [before] = await tx.query<{ id: number; fileId: number | null }[]>(
      `select ${FILE} from transfer_proofs p where target_kind = $1 and target = $2
        and state = 'open' for update`,
      [kind, reference],
    );
    const fileId = await this.files.attach(tx, file, { kind: proofOwner(kind), reference });
    const sent = { fileId, sentBy: by, sentAt: this.clock.now() };
    if (before) await tx.update(TransferProof, { id: before.id }, sent);
    else await tx.insert(TransferProof, { targetKind: kind, target: reference, ...sent });
    if (before?.fileId) await this.files.release(tx, before.fileId);
  }

  /**
   * Stores a decision about the record's open proof. Does nothing if the record has no open proof.
   */
  async decide(
    tx: Tx,
    { kind, reference }: ProofTarget,
    { state, by, reason }: Decision,
  ): Promise<void> {
    await tx.update(
      TransferProof,
      { targetKind: kind, target: reference, state: 'open' },
      { state, decidedBy: by, decidedAt: this.clock.now(), reason: reason ?? null },
    );
  }

  /** Number of proofs of the record that were refused. */
  async refused(tx: Tx, { kind, reference }: ProofTarget): Promise<number> {
    const [row] = await tx.query<{ times: number }[]>(
      `select count(*)::int as times from transfer_proofs where target_kind = $1 and target = $2
        and state = 'refused'`,
      [kind, reference],
    );
    return row?.times ?? 0;
  }

  /**
   * The latest proof of the record, or null. The caller has checked that the reader may see the
   * record.
   */
  async latest({ kind, reference }: ProofTarget): Promise<ProofAnswer | null> {
    const [row] = await this.source.query<ProofRow[]>(LATEST, [kind, reference]);
    return row
      ? {
          ...row,
          sentAt: row.sentAt.toISOString(),
          decidedAt: row.decidedAt?.toISOString() ?? null,
        }
      : null;
  }

  /**
   * Deletes the files of a person's proofs and keeps the rows.
   * @param targets SQL select of the references of the person's bookings or subscriptions; `$2` is
   * the customer's id
   */
  async erase(
    tx: Tx,
    kind: ProofTarget['kind'],
    targets: string,
    customerId: number,
  ): Promise<void> {
    const proofs = await tx.query<{ id: number; fileId: number }[]>(
      `select ${FILE} from transfer_proofs p where target_kind = $1
        and file_id is not null and target in (${targets})`,
      [kind, customerId],
    );
    for (const { id, fileId } of proofs) {
      await tx.update(TransferProof, { id }, { fileId: null });
      await this.files.release(tx, fileId);
    }
  }
}

type ProofRow = Omit<ProofAnswer, 'sentAt' | 'decidedAt'> & {
  sentAt: Date;
  decidedAt: Date | null;
};

const FILE = selectOf(TransferProof, 'p', ['id', 'fileId']);
const LATEST = `select f.reference as file, f.forms -> 0 ->> 'type' as type, 
  ${selectOf(TransferProof, 'p', ['state', 'sentAt', 'decidedAt', 'reason'])}
  from transfer_proofs p left join files f on f.id = p.file_id where p.target_kind = $1
  and p.target = $2 order by p.id desc limit 1`;
