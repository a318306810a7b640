import type { ContactState } from '@five/shared/venue/content.codes';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A message of the contact form. */
@Entity('contact_messages')
@Unique('contact_messages_reference', ['reference'])
@Check('contact_messages_full_name', `full_name <> ''`)
@Check('contact_messages_message', `message <> ''`)
@Check('contact_messages_state', `state in ('new', 'read', 'answered')`)
@Index('contact_messages_created', { synchronize: false })
export class ContactMessage {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'contact_messages_pk',
  })
  id: number;
  @Column('text') reference: string;
  @Column('text') fullName: string;
  @Column('text') phone: string;
  @Column('text') email: string;
  @Column('text') message: string;
  @Column('text', { default: 'new' }) state: ContactState;
  /** The staff's note about the message. */
  @Column('text', { nullable: true }) note: string | null;
  @Column('text') policiesVersion: string;
  @Column('text', { default: '' }) search: string;
  @Column('timestamptz') createdAt: Date;
}
