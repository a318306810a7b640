import type { ProofState } from '@five/shared/payments/payments.codes';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { NotPersonal, Personal } from '../platform/personal-data/marks.ts';

/**
 * An uploaded file that shows that a bank transfer is under way. `targetKind` and `target` identify
 * the booking or subscription that the transfer pays.
 */
@Entity('transfer_proofs')
@Check('transfer_proofs_target_kind', `target_kind in ('booking', 'subscription')`)
@Check('transfer_proofs_state', `state in ('open', 'accepted', 'refused', 'closed')`)
@Check('transfer_proofs_decided', `(state = 'open') = (decided_at is null)`)
@Check('transfer_proofs_reason', `(state = 'refused') = (reason is not null)`)
@Index('transfer_proofs_open', ['targetKind', 'target'], { unique: true, where: `state = 'open'` })
@Index('transfer_proofs_of', ['targetKind', 'target', 'id'])
@Index('transfer_proofs_file_id', ['fileId'], { where: 'file_id is not null' })
export class TransferProof {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'transfer_proofs_pk',
  })
  id: number;
  @NotPersonal('code') @Column('text') targetKind: 'booking' | 'subscription';
  @NotPersonal('reference') @Column('text') target: string;
  /** Null after the data of the file's owner is erased. */
  @ForeignKey('StoredFile', { name: 'transfer_proofs_file' })
  @Personal({ erase: null })
  @Column('bigint', { nullable: true })
  fileId: number | null;
  @NotPersonal('code') @Column('text', { default: 'open' }) state: ProofState;
  /** Reference of the user that uploaded the file. */
  @NotPersonal('reference') @Column('text') sentBy: string;
  @Column('timestamptz') sentAt: Date;
  /** Reference of the user that decided about the proof; null for a scheduled job. */
  @NotPersonal('reference') @Column('text', { nullable: true }) decidedBy: string | null;
  @Column('timestamptz', { nullable: true }) decidedAt: Date | null;
  @Personal({ keep: 'financial record', notExported: 'a note of staff' })
  @Column('text', { nullable: true })
  reason: string | null;
}
