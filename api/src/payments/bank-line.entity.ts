import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NotPersonal, Personal } from '../platform/personal-data/marks.ts';

/** A line of the venue's bank statement. */
@Entity('bank_lines')
@Unique('bank_lines_reference', ['reference'])
@Unique('bank_lines_once', ['hash'])
@Unique('bank_lines_content_once', ['content'])
@Check('bank_lines_amount', 'amount_cents > 0')
@Check('bank_lines_running_number', 'running_number > 0')
@Check('bank_lines_dismissed', '(dismissed_at is null) = (dismissed_reason is null)')
@Index('bank_lines_booked_on', ['bookedOn'])
export class BankLine {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'bank_lines_pk',
  })
  id: number;
  @Column('text') reference: string;
  @NotPersonal('technical') @Column('text') hash: string;
  /**
   * Hash of the cells of the line's row, independent of the values parsed from them; null for lines
   * that are older than row hashes.
   */
  @NotPersonal('technical') @Column('text', { nullable: true }) content: string | null;
  @NotPersonal('venue') @Column('text') account: string;
  @Column('date') bookedOn: string;
  @Column('int') amountCents: number;
  /**
   * Text of the line in the bank statement; null after an erasure of personal data has removed it.
   * The hash still identifies the line.
   */
  @Personal({ erase: null, notExported: 'the account of the venue' })
  @Column('text', { nullable: true })
  label: string | null;
  @Column('int') runningNumber: number;
  @Personal({ erase: '', notExported: 'derived from exported data' })
  @Column('text', { default: '' })
  search: string;
  @Column('timestamptz') importedAt: Date;
  @NotPersonal('reference') @Column('text') importedBy: string;
  @Column('timestamptz', { nullable: true }) dismissedAt: Date | null;
  @Personal({ keep: 'financial record', notExported: 'a note of staff' })
  @Column('text', { nullable: true })
  dismissedReason: string | null;
}
