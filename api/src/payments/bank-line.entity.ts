import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

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
  @Column('text') hash: string;
  /**
   * Hash of the cells of the line's row, independent of the values parsed from them; null for lines
   * that are older than row hashes.
   */
  @Column('text', { nullable: true }) content: string | null;
  @Column('text') account: string;
  @Column('date') bookedOn: string;
  @Column('int') amountCents: number;
  /**
   * Text of the line in the bank statement; null after an erasure of personal data has removed it.
   * The hash still identifies the line.
   */
  @Column('text', { nullable: true }) label: string | null;
  @Column('int') runningNumber: number;
  @Column('text', { default: '' }) search: string;
  @Column('timestamptz') importedAt: Date;
  @Column('text') importedBy: string;
  @Column('timestamptz', { nullable: true }) dismissedAt: Date | null;
  @Column('text', { nullable: true }) dismissedReason: string | null;
}
