import type { ContactState } from '@five/shared/venue/content.codes';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NotPersonal, Personal } from '../../platform/personal-data/marks.ts';

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
  @Personal({ keep: 'erased by staff on request', notExported: 'belongs to no account' })
  @Column('text')
  fullName: string;
  @Personal({ keep: 'erased by staff on request', notExported: 'belongs to no account' })
  @Column('text')
  phone: string;
  @Personal({ keep: 'erased by staff on request', notExported: 'belongs to no account' })
  @Column('text')
  email: string;
  @Personal({ keep: 'erased by staff on request', notExported: 'belongs to no account' })
  @Column('text')
  message: string;
  @NotPersonal('code') @Column('text', { default: 'new' }) state: ContactState;
  /** The staff's note about the message. */
  @Personal({ keep: 'erased by staff on request', notExported: 'belongs to no account' })
  @Column('text', { nullable: true })
  note: string | null;
  @NotPersonal('code') @Column('text') policiesVersion: string;
  @Personal({ keep: 'erased by staff on request', notExported: 'belongs to no account' })
  @Column('text', { default: '' })
  search: string;
  @Column('timestamptz') createdAt: Date;
}
