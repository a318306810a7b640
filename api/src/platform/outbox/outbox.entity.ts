import type { ChannelName } from '@five/shared/channels/channels.codes';
import type { Locale } from '@five/shared/locales/locale';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NotPersonal, Personal, PersonalRows } from '../personal-data/marks.ts';

/**
 * Channel of a message. `phone` is a message to a number whose channel is chosen when it is due.
 */
export type OutboxChannel = 'mail' | 'notice' | 'phone' | ChannelName;

/** A message that is queued, sent, withdrawn or given up. The migration defines the indexes. */
@Entity('outbox')
@Unique('outbox_reference', ['reference'])
@Unique('outbox_once', ['event', 'recipient', 'channel'])
@Check('outbox_channel', `channel in ('mail', 'notice', 'phone', 'whatsapp', 'sms', 'push')`)
@Check('outbox_delivered', 'delivered_at is null or (sent_at is not null and given_up_at is null)')
@Check(
  'outbox_passed_to',
  'passed_to is null or withdrawn_at is not null or given_up_at is not null',
)
@Check('outbox_locale', `locale in ('fr', 'en', 'ar')`)
@Index('outbox_due', { synchronize: false })
@Index('outbox_recipient', { synchronize: false })
@Index('outbox_given_up', { synchronize: false })
@Index('outbox_sent_to', { synchronize: false })
@Index('outbox_codes', { synchronize: false })
@PersonalRows({ where: 'recipient = :reference', deleted: true })
export class OutboxMessage {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'outbox_pk',
  })
  id: number;
  @Column('text') reference: string;
  @NotPersonal('reference') @Column({ type: 'text', collation: 'C' }) event: string;
  @Personal({ notExported: 'derived from exported data' }) @Column('text') recipient: string;
  @NotPersonal('code') @Column('text') channel: OutboxChannel;
  @NotPersonal('code') @Column('text') template: string;
  @Personal({ notExported: 'derived from exported data' })
  @Column('jsonb', { default: {} })
  parameters: Record<string, unknown>;
  @NotPersonal('code') @Column('text', { nullable: true }) locale: Locale | null;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz') dueAt: Date;
  @Column('timestamptz', { nullable: true }) until: Date | null;
  @Column('timestamptz', { nullable: true }) heldUntil: Date | null;
  @Column('int', { default: 0 }) tries: number;
  @Column('timestamptz', { nullable: true }) sentAt: Date | null;
  @Personal({ notExported: 'derived from exported data' })
  @Column('text', { nullable: true })
  sentTo: string | null;
  @Column('timestamptz', { nullable: true }) withdrawnAt: Date | null;
  @Column('timestamptz', { nullable: true }) givenUpAt: Date | null;
  /** Channel whose row replaces this one; the row is withdrawn, or given up on its channel. */
  @NotPersonal('code') @Column('text', { nullable: true }) passedTo: OutboxChannel | null;
  @Personal({ notExported: 'derived from exported data' })
  @Column('text', { nullable: true })
  lastError: string | null;
  @Column('timestamptz', { nullable: true }) deliveredAt: Date | null;
  @Column('timestamptz', { nullable: true }) readAt: Date | null;
}
